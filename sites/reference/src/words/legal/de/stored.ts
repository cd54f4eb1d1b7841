import type { StoredWords } from '../storedWords.ts';

/** Words about stored data, in German. */
export const stored: StoredWords = {
  device: {
    session:
      'Die Nummer Ihres Tests und das Geheimnis, das ihn öffnet, die Frage, bei der Sie sind, Ihre Antworten und die Fragen, die Sie für später markiert haben, damit beim Neuladen oder bei einem Absturz nichts verloren geht.',
    last_session:
      'Die Nummer, das Geheimnis und das Datum Ihres zuletzt beendeten Tests, damit ein bezahltes Ergebnis erreichbar bleibt.',
    finished_sessions:
      'Nummer, Geheimnis und Datum der letzten 20 Tests, die Sie beendet haben, damit Sie sie öffnen, Veröffentlichtes zurückziehen und sie löschen können.',
    saved_answers: 'Ihre Antworten, sobald der Test beendet ist.',
    saved_questions: 'Die Fragen, die Sie gesehen haben, ohne ihre Lösungen.',
    saved_iq: 'Ihr IQ-Wert, verschlüsselt: Nur unser Server kann ihn lesen.',
    paid_session:
      'Die Nummer des zuletzt bezahlten Tests, damit eine Seite nur einmal von einer Zahlung erfährt.',
    payment_status: 'Ob Ihr Ergebnis bezahlt ist.',
    return_path: 'Die Seite, zu der Sie von der Bezahlseite zurückkehren.',
    'cookie-consent':
      'Ihre Antwort im Cookie-Banner, wann Sie sie gegeben haben und auf welche Fassung der Frage.',
    'cookie-consent-asked':
      'Welche Arten von Cookies bei dieser Antwort im Einsatz waren, damit Sie neu gefragt werden, wenn eine weitere, der Sie zugestimmt haben, zum Einsatz kommt.',
  },
  keptOnDevice: {
    withCurrentTest: 'Bis Sie den Test noch einmal machen oder zur Startseite zurückkehren.',
    untilNextFinished: 'Bis Sie einen weiteren Test beenden.',
    untilTwentyNewer: 'Bis Sie den Test löschen oder 20 neuere beenden.',
    untilNextPaid: 'Bis Sie einen weiteren Test bezahlen.',
    untilBack: 'Bis Sie zurück sind, höchstens so lange, wie dieser Tab besteht.',
    untilChanged: 'Bis Sie sie ändern.',
  },
  server: {
    test: {
      name: 'Ihr Test',
      text: 'Eine zufällige Nummer, die gezeigten Fragen und, wo sie eigens für diesen Test erzeugt wurden, der zufällige Text, aus dem sie entstanden sind, die Reihenfolge ihrer Antwortmöglichkeiten, Ihre Antworten und zu jeder eine laufende Nummer, die Fragen, die Sie für später markiert haben, wie oft und wie lange jede Frage angezeigt wurde, welche Sie gerade sehen und seit wann, wie viele Ihr Gerät als beantwortet gemeldet hat, ob darauf schon einmal ein Test begonnen wurde, wann Sie den Test begonnen und beendet haben, ob die Zeit abgelaufen ist, das gewählte Zeitlimit, die Sprache und der IQ-Wert. Ein Name gehört nicht dazu. Von dem Geheimnis, das den Test öffnet, wird nur ein Fingerabdruck gespeichert. Wenn Sie einen privaten Link erstellen oder das Ergebnis per E-Mail senden, die dann einen enthält, speichern wir einen Fingerabdruck seines Geheimnisses und wann Sie ihn erstellt haben.',
      kept: 'Bis Sie ihn löschen. Höchstens, vom Beginn des Tests an, bei einem Test, den niemand bezahlt hat: <days>unpaidTests</days>; bei einem bezahlten Test, damit Sie zu Ihrem Ergebnis zurückkehren können: <days>paidTests</days>.',
    },
    website: {
      name: 'Die Website, auf der Sie ihn gemacht haben',
      text: 'Wenn Sie den Test auf der Website eines Partners gemacht haben: der Schlüssel des Partners und die Adresse dieser Website, ohne die einzelne Seite.',
      kept: 'So lange wie der Test, zu dem die Angaben gehören.',
    },
    payment: {
      name: 'Eine Zahlung',
      text: 'Die Nummer der Zahlung und ihre Adresse beim Zahlungsdienstleister, der Betrag, wann sie begonnen wurde, was aus ihr geworden ist und welche Meldungen des Dienstleisters dazu wir verarbeitet haben; solange sie nicht entschieden ist, auch die Nummer Ihres Tests auf einer Liste solcher Zahlungen und seit wann sie dort steht. Karte oder Konto geben Sie dem Dienstleister an, wir sehen nichts davon. Fordert eine Bank eine Zahlung zurück oder wurde ein Test zweimal bezahlt, kann der Betreiber davon per E-Mail erfahren: die Nummern von Zahlung und Test, den Betrag und den Grund, den die Bank nennt. Beim Demo-Bezahlvorgang fließt kein Geld, und eine Karte wird nicht verlangt; er spielt den Dienstleister und führt eigene Aufzeichnungen über diese Zahlungen.',
      kept: 'So lange wie der Test, zu dem sie gehört; dieser bleibt, bis die Zahlung entschieden ist.',
    },
    books: {
      name: 'Eine Zahlung in den Büchern',
      text: 'Die Bestellung: ihre Nummer, die Nummer der Zahlung beim Zahlungsdienstleister, der Betrag, das Datum, das Zahlungsmittel, das Land und die E-Mail-Adresse, die Sie dem Zahlungsdienstleister genannt haben, die Sprache, welcher Test bezahlt wurde und, falls wir danach gefragt haben, wann Sie zugestimmt haben, Ihr Ergebnis sofort zu erhalten. Ein Fingerabdruck der Adresse findet ihre Bestellungen. Wenn der Test gelöscht ist, löschen wir die Adresse, ihren Fingerabdruck und den Verweis auf den Test: Nichts, was bleibt, führt zu Ihren Antworten oder Ihrem IQ-Wert.',
      kept: 'So lange, wie ein Verkäufer sie nach dem Gesetz aufbewahren muss. Höchstens, von der Zahlung an: <days>bookkeeping</days>.',
    },
    withdrawal: {
      name: 'Ein Widerruf',
      text: 'Wenn Sie einen Widerruf erklären: Ihr Name, Ihre Angaben zum Vertrag, Ihre E-Mail-Adresse, die Sprache, wann die Erklärung eingegangen ist, ob wir sie per E-Mail bestätigt haben, die Bestellnummern darin und was daraus wurde.',
      kept: 'So lange wie die Bücher: Der Eintrag belegt, dass und wann Sie widerrufen haben. Höchstens: <days>bookkeeping</days>.',
    },
    email: {
      name: 'Eine E-Mail mit Ihrem Ergebnis',
      text: 'Wenn Sie eine anfordern, wartet die Nachricht zusammen mit Ihrer Adresse, bis sie gesendet ist. Dann wird beides gelöscht; es bleiben eine Nummer, welcher Test sie angefordert hat, ob und wann sie gesendet wurde und wie oft es versucht wurde. Zu Ihrem Test wird vermerkt, wann Sie sie angefordert haben, nicht für wen. Damit niemand überflutet wird, werden Nachrichten an eine Adresse anhand eines Fingerabdrucks gezählt, den nur jemand mit dem Schlüssel des Servers mit einer Adresse vergleichen könnte. Eine Installation ohne Mailserver legt die Nachricht, und damit Ihre Adresse, als Datei ab.',
      kept: 'Nachricht und Adresse: bis sie gesendet oder abgelehnt ist. Lässt sie sich nicht senden, versuchen wir es etwa fünf Tage lang und behalten sie so lange wie die Angaben zum Versand. Die Zählung: einen Tag. Der Vermerk beim Test: so lange wie der Test. Die Angaben zum Versand und die Datei, vom Versand an, höchstens: <days>emails</days>.',
    },
    shared: {
      name: 'Ein geteiltes Ergebnis',
      text: 'Wenn Sie einen Link erstellen: der IQ-Wert und sein möglicher Fehler, der Prozentrang, die Zahl der richtigen Antworten, ob sie zu schnell gegeben wurden, um viel auszusagen, die Sprache und von welchem Test das alles stammt. Wer den Link hat, kann alles außer dem Letzten lesen. Für die Vorschau des Links wird ein Bild gezeichnet und als Datei abgelegt. Es ist für alle mit demselben Ergebnis gleich, und nichts darin führt zu Ihrem Test.',
      kept: 'Bis Sie es zurücknehmen oder den Test löschen. Höchstens, vom Teilen an: <days>sharedResults</days>. Das Bild: bis tausend neuere gezeichnet sind oder nach einem Neustart des Servers das erste neue gezeichnet wird.',
    },
    certificate: {
      name: 'Ein Zertifikat',
      text: 'Wenn Sie eines erstellen: sein Code und was auf dem Papier steht, nämlich der IQ-Wert, sein Intervall, wo eines angegeben ist, wann Sie fertig waren, die benötigte und die verfügbare Zeit, der Fragensatz, ob die Antworten zu schnell gegeben wurden, um viel auszusagen, und die Sprache; außerdem, von welchem Test es stammt. Wer den Code hat, kann alles außer dem Letzten lesen. Ein Name, den Sie auf das Blatt schreiben, bleibt auf Ihrem Bildschirm und Ihrem Papier.',
      kept: 'Bis Sie es zurücknehmen oder der Test gelöscht wird, von Ihnen oder nach Ablauf seiner Zeit.',
    },
    overview: {
      name: 'Eine Übersicht Ihres Tests',
      text: 'Für den Betreiber, der sich um Zahlungen kümmert und die Fragen prüft: die Nummer Ihres Tests, der Fragensatz, die Sprache, der Partner, wann Sie begonnen und beendet haben und ob die Zeit abgelaufen ist, der IQ-Wert, ob die Antworten zu schnell gegeben wurden, um viel auszusagen, ob auf Ihrem Gerät schon einmal ein Test begonnen wurde, die Zahlungen mit ihren Nummern, Beträgen und Daten und was aus ihnen wurde, ob Sie eine E-Mail, einen Link oder ein Zertifikat verlangt haben, und zu jeder Frage, welche Antwort Sie gewählt haben, ob sie richtig ist und ob und wie lange die Frage angezeigt wurde. All das ist aus dem Datensatz Ihres Tests entnommen.',
      kept: 'So lange wie der Test, zu dem die Angaben gehören.',
    },
    numbers: {
      name: 'Zahlen über alle Tests',
      text: 'Nach Tag, Partner, Sprache und Fragensatz: wie oft eine Seite mit dem Test aufgerufen wurde, wie viele Tests begonnen wurden und wie weit sie kamen, Frage für Frage, wie viele welchen IQ-Wert hatten und was bezahlt und zurückgezahlt wurde. Weder die Nummer eines Tests noch eine genauere Zeit als der Tag ist dabei, und nichts darüber, wer eine Seite aufgerufen hat.',
      kept: 'Ohne Frist. Wird Ihr Test gelöscht, bleibt er mitgezählt: Nichts in den Zahlen nennt ihn.',
    },
    address: {
      name: 'Ihre IP-Adresse',
      text: 'Sie wird im Arbeitsspeicher gezählt, damit eine Flut von Anfragen andere nicht behindert. Wo mehrere Server zusammenarbeiten, enthält ihre Datenbank einen Fingerabdruck davon, den nur jemand mit ihrem Schlüssel mit einer Adresse vergleichen könnte. Die Adresse selbst wird nicht aufgeschrieben.',
      kept: 'Bis etwa eine halbe Stunde nach Ihrer letzten Anfrage.',
    },
    log: {
      name: 'Das Protokoll des Servers',
      text: 'Was fehlgeschlagen ist, wann, der Pfad der Anfrage, der einen Test nennen kann, und die Nummer des Tests, seines Bezahlvorgangs oder einer E-Mail, bei der etwas fehlschlug. Keine IP-Adresse, keine E-Mail-Adresse, kein Geheimnis eines Tests.',
      kept: 'Solange der Betreiber Protokolle aufbewahrt.',
    },
    audit: {
      name: 'Das Protokoll der Betreiber',
      text: 'Wenn ein Betreiber mit einem Test etwas getan hat, etwa eine Zahlung erstattet oder ihn gelöscht: wer, wann, was, die Nummer des Tests und, wo es darum geht, die Nummer der Zahlung, des geteilten Ergebnisses oder des Zertifikats, der Betrag und ob es gelang. Keine Antwort, kein Ergebnis, keine E-Mail-Adresse. Jeder Eintrag ist an den vorigen gebunden, damit ihn niemand unbemerkt ändern kann. Ist ein Test gelöscht, führt seine Nummer zu niemandem mehr.',
      kept: 'Auf Dauer: Ein Protokoll, das sich kürzen ließe, würde nichts beweisen.',
    },
  },
  basis: {
    contract: 'Es ist nötig für das, was Sie von uns möchten (DSGVO, Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b)',
    law: 'Das Gesetz verpflichtet Verkäufer, Bücher zu führen (DSGVO, Art.\u00a06 Abs.\u00a01 Buchst.\u00a0c)',
    interest:
      'Es besteht ein berechtigtes Interesse an einem sicheren und zuverlässigen Dienst (DSGVO, Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f)',
  },
};
