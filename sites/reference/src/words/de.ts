import type { SiteWords } from './en.ts';

/** What the site says around the test, in German. */
export const de: SiteWords = {
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  demo: 'DEMO: Auf dieser Website fließt kein Geld; Zahlungen werden nur simuliert.',
  header: {
    label: 'Hauptmenü',
    menu: 'Menü',
    language: 'Sprache',
    logo: '{{organization}}, Startseite',
    offer: 'Diese Seite auf Deutsch lesen',
  },
  pages: {
    '/': '{{name}}',
    '/iq-test-online': 'Online-IQ-Test',
    '/iq-test-for-adults': 'IQ-Test für Erwachsene',
    '/mensa-practice-test': 'Übungstest für Mensa',
    '/student-iq-test': 'IQ-Test für Studierende',
    '/pre-employment-cognitive-test': 'Einstellungstest',
    '/iq-test-for-schools': 'IQ-Tests in der Schule',
    '/what-is-an-iq-test': 'Was ist ein IQ-Test?',
    '/how-to-improve-iq': 'Den IQ steigern',
    '/average-iq-by-country': 'IQ nach Ländern',
    '/famous-iq-scores': 'Berühmte IQ-Werte',
    '/iq-vs-eq': 'IQ und EQ',
    '/chc-model': 'CHC-Modell',
    '/iq-faq': 'IQ-FAQ',
    '/privacy-policy': 'Datenschutzerklärung',
    '/imprint': 'Impressum',
  },
  footer: {
    note: 'Der {{nameInText}} dient nur Unterhaltungs- und Bildungszwecken. Er ist keine klinische Beurteilung und ersetzt keinen fachlichen Rat.',
    tests: 'IQ-Tests',
    special: 'Spezielle Tests',
    learn: 'Mehr über den IQ',
    company: 'Unternehmen',
    cookies: 'Cookie-Einstellungen',
    invite: 'Freunde einladen',
  },
  invite: {
    title: 'Freunde einladen',
    text: 'Schicken Sie den Test jemandem, dem er gefallen könnte. Geteilt wird nur die Adresse der Startseite, nichts über Sie.',
    subject: 'Ein {{name}} zum Ausprobieren',
    email: 'E-Mail',
    address: 'Adresse des Tests',
    copy: 'Link kopieren',
    copied: 'Link in die Zwischenablage kopiert!',
    copyFailed: 'Der Link konnte nicht kopiert werden',
    close: 'Schließen',
  },
  article: {
    breadcrumbs: 'Sie sind hier',
    contents: 'Auf dieser Seite',
    sources: 'Quellen',
    backToText: 'Zurück zum Text',
    updated: 'Zuletzt geändert am {{date}}',
    onlyEnglish: '',
    tryIt: 'Test machen',
    tryText: '20 Fragen, 25 Minuten, kein Konto. Wer das Ergebnis sehen möchte, zahlt {{price}}.',
  },
  island: {
    failed:
      'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    reload: 'Seite neu laden',
    noScript:
      'Der Test braucht JavaScript: Schalten Sie es in Ihrem Browser ein und laden Sie diese Seite neu. Alle anderen Seiten lassen sich auch ohne JavaScript lesen.',
    resuming: 'Ihr Test wird wiederhergestellt\u00a0…',
  },
  homePage: {
    title: '{{name}}: 20 Fragen, 25 Minuten, Ergebnis für {{price}}',
    description:
      'Machen Sie den {{nameInText}} mit Zeitlimit, ganz ohne Konto: 20 Fragen in 25 Minuten, danach Ihr geschätzter IQ-Wert, Ihr Prozentrang und fünf kognitive Fähigkeiten für einmalig {{price}}.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    heading: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist sie falsch geschrieben, oder die Seite gibt es nicht mehr.',
    home: 'Zur Startseite',
  },
  shared: {
    title: 'Ein geteiltes Ergebnis im {{name}}: Ihr eigenes für {{price}}',
    description: 'Jemand teilt ein Ergebnis im {{nameInText}} mit Ihnen.',
    text: 'Unter dieser Adresse gibt es kein geteiltes Ergebnis: Der Link ist unvollständig, oder die Person, der das Ergebnis gehört, hat es zurückgenommen.',
  },
  certificate: {
    title: 'Ein Zertifikat prüfen',
    description: 'Zeigt, ob ein Zertifikat hier erstellt wurde und was es bestätigt.',
    heading: 'Kein Zertifikat hat diesen Code',
    text: 'Vergleichen Sie den Code Zeichen für Zeichen mit dem Papier. Stimmt er überein, wurde das Zertifikat zurückgenommen oder nicht hier erstellt.',
  },
  paymentReturn: {
    title: 'Ihre Zahlung wird geprüft',
    description: 'Zeigt, was aus einem Bezahlvorgang geworden ist.',
    toTest: 'Zurück zu Ihrem Test',
    toResults: 'Zu Ihrem Ergebnis',
    toStart: 'Zum Test',
    checkAgain: 'Erneut prüfen',
    tryAgain: 'Erneut versuchen',
    outcomes: {
      checking: {
        title: 'Ihre Zahlung wird geprüft\u00a0…',
        text: 'Auch Ihr Test fragt nach: Ihr Ergebnis öffnet sich dort, sobald die Zahlung bestätigt ist.',
      },
      paid: {
        title: 'Zahlung eingegangen.',
        text: 'Sie können dieses Fenster schließen; Ihr Ergebnis finden Sie im anderen Tab.',
      },
      confirming: {
        title: 'Ihre Zahlung wird gerade bestätigt.',
        text: 'Diese Seite fragt weiter nach, ebenso der Tab mit Ihrem Test: Dort öffnet sich Ihr Ergebnis von selbst. Wenn Sie nicht bezahlt haben, wurde nichts abgebucht.',
      },
      unconfirmed: {
        title: 'Ihre Zahlung ist noch nicht bestätigt.',
        text: 'Es ist nichts verloren: Sobald sie bestätigt ist, öffnet Ihr Test das Ergebnis.',
      },
      unreachable: {
        title: 'Ihre Zahlung konnte nicht geprüft werden.',
        text: 'Es ist nichts verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      },
      processing: {
        title: 'Ihre Zahlung ist unterwegs.',
        text: 'Ihre Bank braucht einige Tage, um sie auszuführen. Danach öffnet sich Ihr Ergebnis in dem Tab mit Ihrem Test, auch wenn Sie später auf diesem Gerät wiederkommen. Sie können dieses Fenster schließen.',
      },
      failed: {
        title: 'Ihre Bank hat die Zahlung nicht ausgeführt.',
        text: 'Es wurde nichts abgebucht. Ihr Test wartet auf Sie, und Sie können dort noch einmal bezahlen.',
      },
      duplicate: {
        title: 'Ihr Test war bereits bezahlt.',
        text: 'Diese zweite Zahlung wird Ihnen zurückerstattet. Ihr Ergebnis finden Sie im anderen Tab.',
      },
      refunded: {
        title: 'Diese Zahlung wurde zurückerstattet.',
        text: 'Der Betrag geht dorthin zurück, woher er kam; das dauert einige Tage. Ihr Test ist noch da.',
      },
      disputed: {
        title: 'Diese Zahlung ist strittig.',
        text: 'Ihre Bank hat sie zurückgefordert. Bis das entschieden ist, bleibt das Ergebnis geschlossen.',
      },
      unpaid: {
        title: 'Nicht bezahlt.',
        text: 'Es wurde nichts abgebucht. Sie können dieses Fenster schließen; Ihr Test ist im anderen Tab und wartet auf Sie.',
      },
      canceled: {
        title: 'Zahlung abgebrochen.',
        text: 'Es wurde nichts abgebucht. Sie können dieses Fenster schließen; Ihr Test ist im anderen Tab und wartet auf Sie.',
      },
      none: {
        title: 'Hier gibt es keine Zahlung.',
        text: 'Diese Seite gehört an das Ende eines Bezahlvorgangs. Wenn Sie einen Test begonnen haben, finden Sie ihn auf der Startseite.',
      },
    },
  },
  demoCheckout: {
    title: 'Demo-Bezahlseite: Es fließt kein Geld',
    description: 'Stellt eine Bezahlseite nach. Es fließt kein Geld.',
    demo: 'Das ist keine echte Bezahlseite. Es fließt kein Geld, und niemand fragt nach einer Karte.',
    what: '{{name}}: Ergebnis',
    loading: 'Die Bezahlseite wird geladen\u00a0…',
    total: 'Gesamtbetrag',
    pay: '{{price}} zahlen',
    paying: 'Wird bezahlt\u00a0…',
    decline: 'Karte ablehnen',
    cancel: 'Abbrechen und zurück',
    retry: 'Erneut versuchen',
    missingTitle: 'Diesen Bezahlvorgang gibt es nicht',
    missingText:
      'Schließen Sie dieses Fenster und drücken Sie noch einmal auf die Schaltfläche zum Bezahlen.',
    unreachableTitle: 'Die Bezahlseite konnte nicht geladen werden',
    unreachableText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    lostTitle: 'Das ist nicht angekommen',
    lostText: 'Es wurde nichts geändert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    declinedTitle: 'Die Zahlung wurde abgelehnt',
    declinedText: 'Es wurde nichts abgebucht. Sie können noch einmal zahlen oder abbrechen.',
  },
};
