"""Words of forty locales in their own scripts, which made-up texts are put together from."""

_WORDS = {
    "en": "photo album account payment delete message settings network update friend calendar location backup notes",
    "en-GB": "photo album account payment delete message settings network update colleague diary location favourite notes",
    "de": "Foto Album Benutzerkonto Zahlung löschen Nachricht Einstellungen Netzwerk Aktualisierung Freundin Kalender Standort",
    "nl": "foto album account betaling verwijderen bericht instellingen netwerk bijwerken vriend agenda locatie reservekopie",
    "sv": "foto album konto betalning radera meddelande inställningar nätverk uppdatering vän kalender plats säkerhetskopia",
    "da": "billede album konto betaling slet besked indstillinger netværk opdatering ven kalender placering sikkerhedskopi",
    "nb": "bilde album konto betaling slett melding innstillinger nettverk oppdatering venn kalender posisjon sikkerhetskopi",
    "fi": "kuva albumi käyttäjätili maksu poista viesti asetukset verkko päivitys ystävä kalenteri sijainti varmuuskopio",
    "fr": "photo album compte paiement supprimer message réglages réseau mise à jour amie agenda position sauvegarde",
    "fr-CA": "photo album compte paiement supprimer message paramètres réseau mise à niveau copain calendrier emplacement",
    "es": "foto álbum cuenta pago eliminar mensaje ajustes red actualización amiga calendario ubicación copia notas",
    "es-419": "foto álbum cuenta pago borrar mensaje configuración red actualización amigo calendario ubicación respaldo",
    "pt-BR": "foto álbum conta pagamento apagar mensagem configurações rede atualização amigo agenda localização cópia",
    "pt-PT": "fotografia álbum conta pagamento eliminar mensagem definições rede atualização amiga calendário localização",
    "it": "foto album account pagamento elimina messaggio impostazioni rete aggiornamento amica calendario posizione copia",
    "ro": "fotografie album cont plată ștergere mesaj configurări rețea actualizare prietenă calendar locație copie",
    "pl": "zdjęcie album konto płatność usuń wiadomość ustawienia sieć aktualizacja znajomy kalendarz położenie kopia",
    "cs": "fotka album účet platba smazat zpráva nastavení síť aktualizace přítel kalendář poloha záloha poznámky",
    "sk": "fotka album účet platba vymazať správa nastavenia sieť aktualizácia priateľ kalendár poloha záloha poznámky",
    "hu": "fénykép album fiók fizetés törlés üzenet beállítások hálózat frissítés barát naptár helyzet mentés jegyzetek",
    "tr": "fotoğraf albüm hesap ödeme sil mesaj ayarlar ağ güncelleme arkadaş takvim konum yedekleme notlar",
    "vi": "ảnh bộ sưu tập tài khoản thanh toán xóa tin nhắn cài đặt mạng cập nhật bạn bè lịch vị trí sao lưu",
    "id": "foto album akun pembayaran hapus pesan pengaturan jaringan pembaruan teman kalender lokasi cadangan catatan",
    "ms": "foto album akaun bayaran padam mesej tetapan rangkaian kemas kini rakan kalendar lokasi sandaran nota",
    "ru": "фотография альбом учётная запись платёж удалить сообщение настройки сеть обновление друг календарь геопозиция",
    "uk": "світлина альбом обліковий запис платіж видалити повідомлення налаштування мережа оновлення друг календар",
    "bg": "снимка албум профил плащане изтриване съобщение настройки мрежа актуализация приятел календар местоположение",
    "el": "φωτογραφία άλμπουμ λογαριασμός πληρωμή διαγραφή μήνυμα ρυθμίσεις δίκτυο ενημέρωση φίλος ημερολόγιο τοποθεσία",
    "ar": "صورة ألبوم حساب دفعة حذف رسالة إعدادات شبكة تحديث صديق تقويم موقع نسخة ملاحظات",
    "fa": "عکس آلبوم حساب پرداخت حذف پیام تنظیمات شبکه بروزرسانی دوست تقویم مکان پشتیبان یادداشت",
    "ur": "تصویر البم کھاتہ ادائیگی حذف پیغام ترتیبات نیٹ ورک تجدید دوست کیلنڈر مقام بیک اپ",
    "he": "תמונה אלבום חשבון תשלום מחיקה הודעה הגדרות רשת עדכון חבר יומן מיקום גיבוי הערות",
    "hi": "फ़ोटो एल्बम खाता भुगतान हटाएँ संदेश सेटिंग नेटवर्क अपडेट मित्र कैलेंडर स्थान बैकअप टिप्पणी",
    "bn": "ছবি অ্যালবাম অ্যাকাউন্ট পেমেন্ট মুছুন বার্তা সেটিংস নেটওয়ার্ক আপডেট বন্ধু ক্যালেন্ডার অবস্থান",
    "ta": "புகைப்படம் ஆல்பம் கணக்கு கட்டணம் நீக்கு செய்தி அமைப்புகள் இணையம் புதுப்பிப்பு நண்பர் நாட்காட்டி",
    "th": "รูปภาพ อัลบั้ม บัญชี การชำระเงิน ลบ ข้อความ การตั้งค่า เครือข่าย อัปเดต เพื่อน ปฏิทิน ตำแหน่ง",
    "ko": "사진 앨범 계정 결제 삭제 메시지 설정 네트워크 업데이트 친구 캘린더 위치 백업 메모",
    "ja": "写真 アルバム アカウント 支払い 削除 メッセージ 設定 ネットワーク 更新 友だち カレンダー 位置情報",
    "zh-Hans": "照片 相册 账户 付款 删除 消息 设置 网络 更新 好友 日历 位置 备份 备注",
    "zh-Hant": "照片 相簿 帳戶 付款 刪除 訊息 設定 網路 更新 好友 行事曆 位置 備份 備註",
}
WORDS = {locale: words.split() for locale, words in _WORDS.items()}
LOCALES = list(WORDS)

_WITHOUT_BLANKS = {"ja", "zh-Hans", "zh-Hant", "th"}
_FULL_STOPS = {"ja": "。", "zh-Hans": "。", "zh-Hant": "。", "hi": "।", "bn": "।", "ur": "۔", "th": ""}
_PLURALS = {
    "one few many other": ["cs", "sk", "pl", "ru", "uk"], "one few other": ["ro"],
    "one many other": ["es", "es-419", "fr", "fr-CA", "it", "pt-BR", "pt-PT"],
    "zero one two few many other": ["ar"], "one two other": ["he"],
    "other": ["id", "ja", "ko", "ms", "th", "vi", "zh-Hans", "zh-Hant"],
}
_CATEGORIES = {locale: names.split() for names, locales in _PLURALS.items() for locale in locales}


def phrase(locale, random, count):
    """So many words, with no end: a label or a title."""
    return ("" if locale in _WITHOUT_BLANKS else " ").join(random.choices(WORDS[locale], k=count))


def sentence(locale, random, count):
    return phrase(locale, random, count) + _FULL_STOPS.get(locale, ".")


def plural(locale, variable, rest):
    """A pattern with each wording that the language has for numbers."""
    wordings = " ".join(f"{category} {{# {rest}}}" for category in _CATEGORIES.get(locale, ["one", "other"]))
    return f"{{{variable}, plural, {wordings}}}"
