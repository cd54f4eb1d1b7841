import type { PrivacyWords } from '../en/privacy.ts';

/** Words of the privacy policy around the stored data, in German. */
export const privacy: PrivacyWords = {
  pageTitle: 'Datenschutzerklärung: {{name}}',
  description: 'Welche Daten der {{nameInText}} verwendet, wo sie liegen und wie Sie sie löschen lassen.',
  title: 'Datenschutzerklärung',
  short:
    'Kurz gesagt: kein Konto und kein Name. Der Test braucht Ihre Antworten, um ein Ergebnis zu berechnen, und Ihre E-Mail-Adresse nur, wenn Sie das Ergebnis per E-Mail erhalten möchten.',
  shortWithoutTag:
    'Außer dem Notwendigen verwendet diese Website zurzeit nichts: keine Statistik und keine Werbung.',
  shortWithTag:
    'Außer dem Notwendigen verwendet diese Website ein Google-Tag, und das nur, wenn Sie zustimmen.',
  responsible: {
    title: 'Wer verantwortlich ist',
    text: 'Für Ihre Daten ist der Betreiber dieser Website verantwortlich („Verantwortlicher“ im Sinne der DSGVO). An ihn können Sie sich dazu wenden:',
  },
  server: {
    title: 'Was unser Server speichert',
    howLong: 'Wie lange:',
    basis: 'Warum wir das dürfen:',
    where:
      'Diese Daten liegen auf dem Computer, auf dem diese Website läuft. Niemand verpflichtet Sie, sie anzugeben; aber ohne Antworten gibt es kein Ergebnis, und ohne Zahlung bekommen Sie es nicht zu sehen. Ein Programm berechnet das Ergebnis, und damit wird nichts über Sie entschieden: Eine automatisierte Entscheidung mit rechtlicher oder ähnlich erheblicher Wirkung gibt es nicht.',
  },
  others: {
    title: 'Wer außer uns etwas erhält',
    stripe: {
      name: 'Der Zahlungsdienstleister Stripe',
      text: 'Wenn Sie bezahlen, geben Sie Karte oder Konto bei Stripe an (im Europäischen Wirtschaftsraum bei Stripe Payments Europe, Limited, in Dublin). Von uns erfährt Stripe den Betrag, wofür er ist, die Nummer Ihres Tests, dessen Sprache und, wenn Sie den Test auf der Website eines Partners gemacht haben, den Schlüssel des Partners. Stripe verarbeitet Daten auch in den USA und stützt sich dafür nach eigenen Angaben auf das EU-US Data Privacy Framework und auf die Standardvertragsklauseln der Europäischen Kommission. Was Stripe mit Daten macht, steht in der <stripe>Datenschutzerklärung von Stripe</stripe>. Beim Demo-Bezahlvorgang erhält Stripe nichts.',
    },
    mail: {
      name: 'Der E-Mail-Anbieter des Betreibers',
      text: 'Wenn Sie Ihr Ergebnis per E-Mail anfordern, gehen die Nachricht und Ihre Adresse über den E-Mail-Anbieter des Betreibers an Ihren.',
    },
    hosting: {
      name: 'Das Unternehmen, dem der Computer gehört',
      text: 'Hat der Betreiber den Computer gemietet, arbeitet das Unternehmen, dem er gehört, in seinem Auftrag. Es führt unter Umständen eigene Protokolle, auch mit IP-Adressen.',
    },
    public: {
      name: 'Wer Ihren Link oder Ihren Code hat',
      text: 'Ein geteiltes Ergebnis und ein Zertifikat können alle lesen, die den Link oder den Code haben. Nur Sie erstellen sie, und Sie können sie zurücknehmen.',
    },
    google: {
      name: 'Google, wenn Sie zustimmen',
      text: 'Was und wofür, steht unten unter „Statistik“.',
    },
    nobody:
      'Sonst erhält niemand etwas davon, außer wenn ein Gesetz den Betreiber dazu verpflichtet. Verkauft wird nichts.',
  },
  device: {
    title: 'Was auf Ihrem Gerät gespeichert wird',
    text: 'Diese Einträge stehen im Speicher Ihres Browsers; wenn Sie die Daten der Website löschen, sind sie alle weg. Sie sind nötig für das, was Sie von der Website möchten, oder bewahren Ihre Antwort zu Cookies auf; deshalb brauchen sie keine Einwilligung. Eigene Cookies setzt diese Software nicht.',
    goesWithTab: '(endet mit dem Tab)',
    partner:
      'Auf der Website eines Partners werden dort alle außer den letzten beiden gespeichert; auf ihren Namen folgen <code>@</code> und ein Kennzeichen des Tests auf jener Seite.',
  },
  cookies: {
    title: 'Cookies und Ihre Wahl',
    text: 'Das Banner fragt, welche Arten von Cookies und von Speicher zum selben Zweck wir verwenden dürfen. Wofür es keine Einwilligung gibt, das wird nicht geladen. Das Banner ohne Antwort zu schließen, entscheidet nichts und erlaubt nichts.',
    record:
      'Ihre Antwort bleibt allein auf Ihrem Gerät, damit Sie nicht bei jedem Besuch gefragt werden. Vermerkt ist dabei die Fassung der Frage: Eine neue Frage wird neu gestellt. Kommt eine Art, der Sie zugestimmt haben, erst später zum Einsatz, werden Sie ebenfalls neu gefragt.',
    told: 'Wenn Sie dem Google-Tag zugestimmt haben, erfährt Google, welchen Arten Sie zugestimmt haben.',
    change:
      'Sie können Ihre Antwort jederzeit ändern oder widerrufen, mit der runden Cookie-Schaltfläche oder mit „{{cookies}}“ am Ende jeder Seite. Ein Widerruf gilt von da an; was vorher geschah, bleibt rechtmäßig. Dort können Sie auch einen Beleg über Ihre Auswahl herunterladen, der auf Ihrem Gerät erstellt wird.',
    signal:
      'Sendet Ihr Browser das Signal <bdi>Global Privacy Control</bdi>, bleiben Statistik und Marketing ausgeschaltet, solange Sie hier nichts anderes wählen.',
    inUse: 'Auf dieser Website im Einsatz.',
    inUseByGoogle: 'Auf dieser Website im Einsatz, wenn Sie zustimmen: durch das Google-Tag.',
    notInUse: 'Auf dieser Website zurzeit nicht im Einsatz.',
  },
  analytics: {
    title: 'Statistik',
    notes:
      'Was geschieht, vermerkt die Seite in einer Liste in ihrem eigenen Arbeitsspeicher; die Liste verschwindet, wenn Sie die Seite verlassen. Vermerkt wird, welche Seite geöffnet wurde, dass der Test begonnen wurde, welche Frage angezeigt wird, und der Buchstabe einer Antwort. Ein IQ-Wert wird dort nie vermerkt.',
    withoutTag:
      'Auf dieser Website wird diese Liste nicht ausgelesen, und nichts davon wird gesendet. Code, Schriften oder Bilder anderer Unternehmen werden nicht geladen.',
    withTag:
      'Diese Website verwendet ein Google-Tag, ein kleines Programm: von Google Ireland Limited in Dublin, wenn Sie aus dem Europäischen Wirtschaftsraum oder der Schweiz kommen, sonst von Google LLC, USA. Es wird erst geladen, wenn Sie zugestimmt haben, nie vorher. Rechtsgrundlage ist Ihre Einwilligung (DSGVO, Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a). Davon abgesehen werden Code, Schriften oder Bilder anderer Unternehmen nicht geladen.',
    measures: 'Wofür: um Besuche zu zählen und zu sehen, welche Seiten und Fragen Probleme bereiten.',
    advertises: 'Wofür: um zu sehen, ob Werbung Menschen erreicht, und um sie relevanter zu machen.',
    container:
      'Das Tag ist ein Container (Google Tag Manager): Der Betreiber wählt, welche Tags von Google er lädt, und jedes erfährt, wozu Sie Ihre Zustimmung gegeben haben.',
    gets: 'Was Google erhält: die Vermerke jener Liste (für Werbung allein: nur, welche Seite geöffnet wurde und dass der Test begonnen wurde); die Adresse der Seite und die der Seite, von der Sie kamen; Ihre IP-Adresse; Ihren Browser, Ihr Gerät, Ihren Bildschirm und Ihre Sprache; und eine zufällige Nummer in einem Cookie, an der Ihr Browser wiedererkannt wird.',
    measuringCookies:
      'Googles Cookies dafür: <code>_ga</code> und solche, die mit <code>_ga_</code> beginnen, für bis zu zwei Jahre. Was zu einzelnen Besucherinnen und Besuchern gehört, bewahrt Google 2 oder 14 Monate auf, je nachdem, was der Betreiber gewählt hat.',
    advertisingCookies:
      'Googles Cookies dafür: solche, die mit <code>_gcl</code> oder <code>_gac_</code> beginnen, in der Regel für bis zu 90 Tage.',
    where:
      'Google verarbeitet dies auch in den USA und stützt sich dafür nach eigenen Angaben auf das EU-US Data Privacy Framework und auf die Standardvertragsklauseln der Europäischen Kommission.',
    withdraw:
      'Wenn Sie Ihre Einwilligung widerrufen, werden diese Cookies gelöscht, das Google-Tag erfährt es sofort, und ab der nächsten Seite wird es nicht mehr geladen. Was Google mit Daten macht, steht in der <google>Datenschutzerklärung von Google</google>.',
    partner:
      'Auf der Website eines Partners gehen dieselben Vermerke in eine Liste jener Seite (ihren <code>dataLayer</code>). Was sie liest, entscheidet der Partner: siehe dessen eigene Datenschutzerklärung.',
  },
  rights: {
    title: 'Ihre Rechte',
    text: 'Sie können Auskunft darüber verlangen, was über Sie gespeichert ist, es berichtigen oder löschen lassen, die Verarbeitung einschränken lassen, eine Kopie erhalten, die Sie anderswo verwenden können, der Verarbeitung widersprechen, wo sie auf einem berechtigten Interesse beruht, und eine Einwilligung widerrufen (DSGVO, Art.\u00a07 und 15 bis 21).',
    self: 'Unter der Zahlung und unter Ihrem Ergebnis gibt Ihnen „{{yourData}}“ eine Kopie von allem, was zu Ihrem Test gehört, und löscht es.',
    other:
      'Wenden Sie sich für alles andere an den Betreiber. Weil die Daten keinen Namen tragen, nennen Sie die Nummer Ihres Tests: Sie steht in jener Kopie und auf Ihrem Gerät in <code>{{lastKey}}</code> oder <code>{{key}}</code>.',
    complaint:
      'Sie können sich auch bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel dort, wo Sie wohnen oder arbeiten oder wo der Betreiber seinen Sitz hat.',
  },
  about: {
    title: 'Über diesen Text',
    text: 'Dieser Text beschreibt, was die Software dieser Website mit Daten macht. Der Betreiber ist dafür verantwortlich, ihn zu ergänzen, wo diese Installation mehr tut, etwa durch Protokolle des Hosting-Unternehmens oder durch weitere Dienste. Wer der Betreiber ist, steht auch im <imprint>Impressum</imprint>.',
  },
};
