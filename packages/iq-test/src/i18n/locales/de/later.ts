import type { LaterMessages } from '../../messages.ts';

export const later: LaterMessages = {
  errors: {
    payment_required: 'Die Zahlung für dieses Ergebnis ist noch nicht eingegangen.',
    shared_result_not_found: 'Dieses geteilte Ergebnis gibt es nicht, oder es wurde entfernt.',
    checkout_not_found: 'Diesen Bezahlvorgang gibt es nicht mehr.',
    session_not_finished: 'Beenden Sie zuerst den Test.',
    already_paid: 'Dieser Test ist bereits bezahlt. Laden Sie die Seite neu, um Ihr Ergebnis zu sehen.',
    checkout_closed: 'Dieser Bezahlvorgang ist bereits abgeschlossen.',
    too_many_emails: 'Dieses Ergebnis wurde schon so oft per E-Mail gesendet, wie es erlaubt ist.',
    payment_provider_failed: 'Der Bezahlvorgang konnte nicht angelegt werden.',
    payment_processing: 'Ihre Zahlung ist unterwegs. Ihr Ergebnis öffnet sich, sobald sie bestätigt ist.',
    payment_disputed:
      'Ihre Bank hat die Zahlung für diesen Test zurückgefordert. Solange das nicht entschieden ist, kann er nicht neu bezahlt werden.',
    webhook_refused: 'Der Server hat diese Nachricht nicht angenommen.',
    email_not_found: 'Diese E-Mail gibt es nicht, oder sie wurde vor langer Zeit angefordert.',
    too_many_emails_to_address:
      'An diese Adresse gingen in den letzten 24 Stunden schon so viele E-Mails, wie erlaubt sind. Versuchen Sie es morgen noch einmal, oder drucken Sie Ihr Ergebnis.',
    too_many_emails_today:
      'Im Moment können keine E-Mails mehr gesendet werden. Versuchen Sie es morgen noch einmal, oder drucken Sie Ihr Ergebnis.',
  },
  payment: {
    title: 'Test abgeschlossen!',
    lead: 'Ihre Antworten liegen vor, Ihr IQ-Wert ist berechnet. Es fehlt nur noch ein Schritt.',
    leadTimeUp: 'Die Zeit ist um, Ihre Antworten liegen vor. Es fehlt nur noch ein Schritt.',
    answered: 'Beantwortete Fragen',
    answeredValue: '{{answered}} / {{total}}',
    duration: 'Testdauer',
    durationValue_one: '{{count}} Minute',
    durationValue_other: '{{count}} Minuten',
    timeUsed: 'Benötigte Zeit',
    tooFew:
      'Sie haben {{answered}} von {{total}} Fragen beantwortet. Das Ergebnis wird wenig über Sie aussagen.',
    tooFast:
      'Sie haben schneller geantwortet, als man die Fragen lesen kann. Das Ergebnis wird wenig über Sie aussagen.',
    goBackUntil: 'Die Uhr läuft noch. Sie können bis {{time}} Uhr zurück.',
    goBack: 'Zurück zum Test',
    goBackFailed: 'Der Test lässt sich nicht fortsetzen',
    receiveTitle: 'Das erhalten Sie',
    receiveScore: 'Ihren geschätzten IQ-Wert',
    receivePercentile: 'Ihren Prozentrang im Vergleich zur Gesamtbevölkerung',
    percentileSource: '(aus der Tabelle dieses Tests, nicht von gemessenen Personen)',
    receiveExplanation: 'Eine ausführliche Erklärung Ihres Ergebnisses und jeder Frage',
    receiveEmail: 'Auf Wunsch Ihr Ergebnis per E-Mail',
    order:
      'Sie bestellen das Ergebnis dieses Tests: IQ-Wert, Prozentrang, alle Fähigkeiten und alle Lösungen.',
    consent:
      'Ich verlange mein Ergebnis sofort, vor dem Ende der Widerrufsfrist, und weiß, dass ich mein <withdrawal>Widerrufsrecht</withdrawal> verliere, sobald es sich öffnet.',
    consentMissing: 'Bitte setzen Sie hier ein Häkchen, um Ihr Ergebnis sofort zu sehen.',
    price: 'Einmalige Zahlung',
    demo: 'Das ist eine Demo: Es fließt kein Geld. Geben Sie keine echte Karte ein.',
    pay: '{{price}} zahlen und Ergebnis sehen',
    payBusy: 'Bezahlseite wird geöffnet …',
    payHere: 'Die Bezahlseite öffnet sich in diesem Tab.',
    seller: 'Verkauft von {{seller}}.',
    once: 'Eine einmalige Zahlung, nichts verlängert sich.',
    means: 'Mit Karte, Apple Pay oder Google Pay, über Stripe.',
    refund:
      'Sie haben {{period}} Zeit, den Kauf zu <withdrawal>widerrufen</withdrawal>. Wenn Sie widerrufen, erhalten Sie Ihr Geld zurück.',
    agreement:
      'Mit der Zahlung stimmen Sie den <terms>Nutzungsbedingungen</terms> zu und nehmen die <privacy>Datenschutzerklärung</privacy> zur Kenntnis.',
    entertainment: 'Das Ergebnis dient nur Unterhaltungs- und Bildungszwecken.',
    waiting: 'Wir warten auf Ihre Zahlung im Bezahlfenster …',
    showWindow: 'Bezahlfenster anzeigen',
    closed:
      'Das Bezahlfenster wurde geschlossen. Wenn Sie bezahlt haben, erscheint Ihr Ergebnis hier von selbst.',
    canceled: 'Sie haben den Bezahlvorgang abgebrochen. Es wurde nichts abgebucht.',
    confirming: 'Ihre Zahlung wird geprüft …',
    processing:
      'Ihre Zahlung ist unterwegs: Ihre Bank braucht dafür einige Tage. Ihr Ergebnis öffnet sich hier von selbst, auch wenn Sie später auf diesem Gerät wiederkommen.',
    failed:
      'Ihre Bank hat die Zahlung nicht ausgeführt. Es wurde nichts abgebucht; Sie können noch einmal bezahlen.',
    refunded:
      'Ihre Zahlung wurde Ihnen zurückerstattet. Um Ihr Ergebnis zu sehen, können Sie noch einmal bezahlen.',
    disputed:
      'Ihre Bank hat Ihre Zahlung zurückgefordert. Bis das entschieden ist, bleibt Ihr Ergebnis geschlossen.',
    checkAgain: 'Erneut prüfen',
    linkTitle: 'Privaten Link sichern',
    linkText:
      'Dieser Browser vergisst Ihren Test vielleicht, bevor Ihre Bank entschieden hat. Ein privater Link öffnet Ihr Ergebnis auf jedem Gerät.',
    linkMake: 'Privaten Link erstellen',
    linkLabel: 'Ihr privater Link',
    linkKeep:
      'Bewahren Sie ihn gut auf, zum Beispiel in einer E-Mail an sich selbst. Wer den Link hat, kann Ihr Ergebnis sehen.',
    linkFailed: 'Der Link ließ sich nicht erstellen. Bitte versuchen Sie es später noch einmal.',
    popupTitle: 'Sicher bezahlen',
    popupLoading: 'Die sichere Bezahlseite wird vorbereitet …',
    popupFailed: 'Die sichere Bezahlseite ließ sich nicht öffnen.',
    popupRetry: 'Erneut versuchen',
    blockedTitle: 'Pop-up blockiert',
    blockedText: 'Bitte lassen Sie Pop-ups zu, um die Zahlung abzuschließen.',
    errorTitle: 'Fehler bei der Zahlung',
    errorFallback: 'Der Bezahlvorgang ließ sich nicht starten.',
    errorCreate: 'Der Bezahlvorgang konnte nicht angelegt werden.',
    errorNoUrl: 'Wir haben keine Adresse der Bezahlseite erhalten.',
  },
  sample: {
    title: 'Beispielbericht',
    note: 'Erfundene Daten, nicht das Ergebnis eines echten Menschen. Mit „Sie“ ist die erfundene Person gemeint.',
    question: 'Welche Figur vervollständigt das Raster?',
    explanation:
      'In jeder Zeile bleibt die Form gleich: Quadrat, Kreis, Dreieck. In jeder Spalte bleibt die Linie gleich: durchgezogen, gestrichelt, gefüllt. In der dritten Zeile stehen Dreiecke, die dritte Spalte ist gefüllt. Es fehlt also ein gefülltes Dreieck.',
    words: {
      score: 'Beispiel: geschätzter IQ-Wert',
      interval:
        'In etwa zwei von drei Fällen liegt der wahre Wert in diesem Beispiel zwischen {{low}} und {{high}}.',
      percentile: 'Beispiel: Prozentrang',
      figures: 'Beispiel: Kennzahlen',
      curveYou: 'Beispiel: {{iq}}',
      curveWithInterval:
        'Beispiel: Glockenkurve der IQ-Skala. Der Durchschnitt liegt bei {{average}}. Der erfundene Wert ist {{iq}}. Ein Streifen von {{low}} bis {{high}} enthält in etwa zwei von drei Fällen den wahren Wert.',
      curveIntervalCaption:
        'Die übliche IQ-Skala: Durchschnitt {{average}}, Standardabweichung {{deviation}}. Der Streifen enthält in etwa zwei von drei Fällen den wahren Wert.',
      categoriesTitle: 'Beispiel: die fünf Fähigkeiten',
      reviewTitle: 'Beispiel: eine Frage mit Erklärung',
      reviewLead: 'So erklärt der Bericht jede Frage des Tests.',
      showAll: 'Lösung anzeigen',
      hideAll: 'Lösung ausblenden',
      yourAnswer: 'Antwort in diesem Beispiel',
    },
  },
  results: {
    title: 'Ihr Ergebnis im {{name}}',
    tooFew:
      'Sie haben weniger als die Hälfte der Fragen beantwortet. Dieses Ergebnis sagt wenig über Sie aus.',
    tooFast:
      'Sie haben schneller geantwortet, als man die Fragen lesen kann. Dieses Ergebnis sagt wenig über Sie aus.',
    score: 'Geschätzter IQ-Wert',
    interval: 'In etwa zwei von drei Fällen liegt Ihr wahrer Wert zwischen {{low}} und {{high}}.',
    percentile: 'Prozentrang',
    percentileMeaning: 'Laut der Tabelle dieses Tests höher als bei etwa {{percent}} der Menschen.',
    figures: 'Kennzahlen',
    correct: 'Richtige Antworten',
    correctValue: '{{correct}} von {{total}}',
    average: 'Durchschnitts-IQ',
    timeUsed: 'Benötigte Zeit',
    timeAllowed: 'Verfügbare Zeit',
    timeAllowedValue: '{{time}} ({{factor}}×)',
    labels: {
      Genius: 'Genie',
      'Very Superior': 'Weit überdurchschnittlich',
      Superior: 'Überdurchschnittlich',
      'High Average': 'Oberer Durchschnitt',
      Average: 'Durchschnitt',
      'Low Average': 'Unterer Durchschnitt',
      Borderline: 'Unterdurchschnittlich',
      'Extremely Low': 'Weit unterdurchschnittlich',
    },
    curve:
      'Glockenkurve der IQ-Skala. Der Durchschnitt liegt bei {{average}}. Ihr Wert ist {{iq}}, in der Spanne von {{low}} bis {{high}}.',
    curveYou: 'Ihr Wert: {{iq}}',
    curveBand: 'Spanne {{low}}–{{high}}',
    curveAlone: 'Glockenkurve der IQ-Skala. Der Durchschnitt liegt bei {{average}}. Ihr Wert ist {{iq}}.',
    curveAloneCaption: 'Die übliche IQ-Skala: Durchschnitt {{average}}, Standardabweichung {{deviation}}.',
    curveWithInterval:
      'Glockenkurve der IQ-Skala. Der Durchschnitt liegt bei {{average}}. Ihr Wert ist {{iq}}. Ein Streifen von {{low}} bis {{high}} enthält in etwa zwei von drei Fällen Ihren wahren Wert.',
    curveInterval: 'Wahrscheinlich {{low}}–{{high}}',
    curveIntervalCaption:
      'Die übliche IQ-Skala: Durchschnitt {{average}}, Standardabweichung {{deviation}}. Der Streifen enthält in etwa zwei von drei Fällen Ihren wahren Wert.',
    curveAverage: 'Durchschnitt',
    curveCaption:
      'Die übliche IQ-Skala: Durchschnitt {{average}}, Standardabweichung {{deviation}}. Die Spanne umfasst alle Werte, zu denen Ihr Anteil an den Punkten führen kann.',
    how: 'Wie Ihr Wert zustande kommt',
    howLead: 'Schritt für Schritt von Ihren Antworten zu einer Zahl.',
    pointsTitle: 'Punkte',
    pointsText:
      'Eine leichte Frage bringt 5 Punkte, eine mittlere 7 oder 8, eine schwere 10. Sie haben {{earned}} von {{total}} Punkten erreicht: {{percent}}.',
    bandTitle: 'Spanne',
    bandText:
      'Die Tabelle des Auswertungsmodells {{model}} ordnet {{percent}} der Punkte die Spanne {{low}}–{{high}} zu.',
    numberTitle: 'Zahl',
    numberText:
      'Die letzte Ziffer wird innerhalb der Spanne ausgelost, und zwar einmal, wenn Sie den Test beenden. Bei Ihnen ergab das {{iq}}, hier ebenso wie in der E-Mail und auf einer geteilten Seite. Zwischen zwei Menschen mit denselben Antworten können bis zu neun Punkte liegen. Vertrauen Sie also eher der Spanne als der Ziffer.',
    marginTitle: 'Genauigkeit',
    marginText:
      '{{total}} Fragen sind nur eine kleine Stichprobe dessen, was Sie können. Mit anderen Fragen derselben Art und einer anderen Ziffer käme eine andere Zahl heraus, in etwa zwei von drei Fällen zwischen {{low}} und {{high}}. Dieser Test kann ein hohes von einem niedrigen Ergebnis unterscheiden, aber nicht zwei Ergebnisse, die wenige Punkte auseinanderliegen.',
    outsideRange:
      'Als Bereich geben wir {{low}}–{{high}} an. Die Tabelle reicht weiter, und wir zeigen Ihnen deren Wert unverändert.',
    disclaimer:
      'Dieses Ergebnis dient nur Unterhaltungs- und Bildungszwecken. Dies ist kein klinischer oder normierter Intelligenztest: Seine Tabelle beruht nicht auf einer repräsentativen Stichprobe, und keine Entscheidung über Gesundheit, Schule oder Beruf sollte sich auf seinen Wert stützen.',
    categoriesTitle: 'Analyse der kognitiven Fähigkeiten',
    categoriesLead: 'Jede Fähigkeit beruht nur auf einem Teil der Fragen: ein Hinweis, kein Urteil.',
    categoryScore: '{{correct}} von {{total}}',
    performance: { Strong: 'Stark', Average: 'Durchschnittlich', 'Needs Improvement': 'Ausbaufähig' },
    categories: {
      'fluid-reasoning': {
        name: 'Fluides Schlussfolgern',
        about: 'Die Regel in etwas finden, das Ihnen noch nicht begegnet ist.',
        Strong: 'Sie haben die Regeln ohne fertiges Rezept erschlossen.',
        Average:
          'Einige Regeln haben Sie gefunden. Wenn sich ein Muster sperrt, prüfen Sie ein Merkmal nach dem anderen: Form, Anzahl, Ort, Richtung.',
        'Needs Improvement':
          'Die meisten Regeln blieben diesmal verborgen. Sagen Sie sich bei den Lösungen unten laut vor, was sich von Schritt zu Schritt ändert; das lässt sich üben.',
      },
      'quantitative-reasoning': {
        name: 'Quantitatives Schlussfolgern',
        about: 'Mit Zahlen arbeiten: Reihen, Anteile und Verhältnisse.',
        Strong: 'Die Zahlen stimmten, und das bei laufender Uhr.',
        Average:
          'Ein Teil der Zahlen stimmte. Notieren Sie bei einer Reihe die Differenzen benachbarter Zahlen: Oft verraten sie die Regel.',
        'Needs Improvement':
          'Die Zahlen waren diesmal stärker. Die Lösungen unten gehen jede Rechnung in kleinen Schritten durch.',
      },
      'crystallized-intelligence': {
        name: 'Kristalline Intelligenz',
        about: 'Gelerntes nutzen: Wörter, Fakten und ihre Zusammenhänge.',
        Strong: 'Ihr Wissen war zur Stelle, als Sie es brauchten.',
        Average:
          'Einiges davon hatten Sie parat. Wer viel und Verschiedenes liest, füllt diesen Vorrat am einfachsten auf.',
        'Needs Improvement':
          'Wenig davon hatten Sie diesmal parat. Sprache und Schulbildung fallen hier stark ins Gewicht: In einer Zweitsprache sind dieselben Fragen schwieriger.',
      },
      'visual-spatial-processing': {
        name: 'Visuell-räumliche Verarbeitung',
        about: 'Sich Formen vorstellen, sie im Kopf drehen und zusammenfügen.',
        Strong: 'Sie hatten die Formen klar vor Augen, auch während sie sich drehten.',
        Average:
          'Einige Formen hatten Sie klar vor Augen. Wählen Sie eine Ecke oder eine Markierung und verfolgen Sie nur diese.',
        'Needs Improvement':
          'Die Formen sind Ihnen diesmal entglitten. Eine Bleistiftskizze hilft, ein größerer Bildschirm auch.',
      },
      'working-memory': {
        name: 'Arbeitsgedächtnis',
        about: 'Etwas im Kopf behalten und zugleich damit arbeiten.',
        Strong: 'Sie haben die Teile zusammengehalten und den Faden nicht verloren.',
        Average:
          'Einen Teil der Fäden haben Sie in der Hand behalten. Wer Zwischenergebnisse notiert, hat den Kopf für den nächsten Schritt frei.',
        'Needs Improvement':
          'Der Faden ging diesmal verloren. Müdigkeit und Eile zeigen sich hier zuerst; ausgeruht kann das Ergebnis anders aussehen.',
      },
    },
    jumps: {
      label: 'Abschnitte Ihres Ergebnisses',
      keep: 'Sichern',
      share: 'Teilen',
      certificate: 'Zertifikat',
      solutions: 'Lösungen',
    },
    reviewGroup: {
      incorrect: 'Falsche Antworten',
      unanswered: 'Unbeantwortete Fragen',
      correct: 'Richtige Antworten',
    },
    reviewTitle: 'Jede Frage mit Erklärung',
    reviewLead: 'Ihre Antwort, die richtige Antwort und der Weg dorthin.',
    showAll: 'Alle anzeigen',
    hideAll: 'Alle ausblenden',
    reviewPoints: '{{earned}} von {{points}} Punkten',
    outcome: { correct: 'Richtig', incorrect: 'Falsch', unanswered: 'Unbeantwortet' },
    options: 'Antwortmöglichkeiten',
    yourAnswer: 'Ihre Antwort',
    yourRightAnswer: 'Ihre Antwort, richtig',
    rightAnswer: 'Richtige Antwort',
    notAnswered: 'Diese Frage haben Sie nicht beantwortet.',
    explanation: 'Erklärung',
    keepTitle: 'Sichern und teilen',
    keepLead:
      'Dieses Gerät merkt sich Ihre letzten 20 Tests, bis die Browserdaten gelöscht werden. Eine eigene Kopie ist sicherer.',
    print: 'Drucken oder als PDF speichern',
    emailTitle: 'Ergebnis per E-Mail',
    emailText: 'Die Adresse wird nur für diese eine Nachricht verwendet.',
    emailLabel: 'E-Mail-Adresse',
    emailSend: 'Ergebnis senden',
    emailSending: 'Wird gesendet …',
    emailRequiredTitle: 'E-Mail-Adresse erforderlich',
    emailRequiredText: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    emailLettersText:
      'Vor dem @ sind nur Buchstaben von a bis z möglich, keine Umlaute oder Akzente. Bitte verwenden Sie eine andere Adresse.',
    emailWaitingTitle: 'Unterwegs',
    emailWaitingText: 'Ihr Ergebnis wird an {{email}} gesendet. Sie können diese Seite verlassen.',
    emailDelayedTitle: 'Verzögert',
    emailDelayedText:
      'Wir können gerade nicht an {{email}} senden. Wir versuchen es einige Tage lang weiter. Sie können diese Seite verlassen.',
    emailSentTitle: 'Ergebnis gesendet!',
    emailSentText: 'Ihr Ergebnis im {{name}} wurde an {{email}} gesendet.',
    emailFailedTitle: 'E-Mail nicht gesendet',
    emailFailedText: 'Bitte versuchen Sie es später noch einmal.',
    emailUndelivered:
      'Die E-Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse und versuchen Sie es noch einmal.',
    emailAgain: 'An eine andere Adresse senden',
    shareTitle: 'Ihr Ergebnis teilen',
    shareText:
      'Beim Teilen entsteht eine öffentliche Seite mit Ihrem Wert ({{iq}}) und seiner Genauigkeit, Ihrem Prozentrang ({{percentile}}) und der Zahl Ihrer richtigen Antworten ({{correct}} von {{total}}). Sonst wird nichts öffentlich.',
    linkText: 'Dieser Browser kann Ihr Ergebnis vergessen. Ein privater Link öffnet es auf jedem Gerät.',
    linkEnd: 'Alle privaten Links beenden',
    linkEndTitle: 'Alle privaten Links beenden?',
    linkEndText:
      'Gespeicherte Links und Links in E-Mails funktionieren dann nicht mehr. Sie können jederzeit einen neuen erstellen.',
    linkEndKeep: 'Links behalten',
    linkEnded: 'Alle privaten Links sind beendet.',
    linkEndFailed: 'Die Links konnten nicht beendet werden',
    shareTextTooFew:
      'Beim Teilen entsteht eine öffentliche Seite mit Ihrem Wert ({{iq}}), Ihrem Prozentrang ({{percentile}}), der Zahl Ihrer richtigen Antworten ({{correct}} von {{total}}) und dem Hinweis, dass wenige Fragen beantwortet wurden. Sonst wird nichts öffentlich.',
    shareTextTooFast:
      'Beim Teilen entsteht eine öffentliche Seite mit Ihrem Wert ({{iq}}), Ihrem Prozentrang ({{percentile}}), der Zahl Ihrer richtigen Antworten ({{correct}} von {{total}}) und dem Hinweis, dass die Antworten zu schnell kamen. Sonst wird nichts öffentlich.',
    share: 'Ergebnis teilen',
    shareLink: 'Ihr öffentlicher Link',
    shareOpen: 'Öffentliche Seite ansehen',
    copyLink: 'Link kopieren',
    linkCopied: 'Kopiert',
    copyByHand:
      'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Link und kopieren Sie ihn von Hand.',
    copiedTitle: 'Ergebnis kopiert!',
    copiedText: 'Nachricht und Link lassen sich jetzt einfügen.',
    shareFailedTitle: 'Teilen fehlgeschlagen',
    shareFailedText: 'Der Link zum Teilen konnte nicht erstellt werden.',
    takeBack: 'Zurücknehmen',
    takeBackTitle: 'Das geteilte Ergebnis zurücknehmen?',
    takeBackText:
      'Der Link funktioniert ab sofort bei niemandem mehr. Sie können später erneut teilen, unter einem anderen Link.',
    takeBackKeep: 'Link behalten',
    takenBackTitle: 'Zurückgenommen',
    takenBackText: 'Der Link funktioniert nicht mehr.',
    takeBackFailedTitle: 'Das Ergebnis ist noch geteilt',
    takeBackFailedText: 'Es konnte nicht zurückgenommen werden. Bitte versuchen Sie es später erneut.',
    shareMessage: {
      from130: '{{iq}} im {{name}}. Die letzten Fragen waren die schönsten. Wer kommt auch so weit?',
      from120: 'Mein Wert im {{name}}: {{iq}}. Es war schwerer, als es aussieht. Wer traut sich?',
      from110: 'Mein Ergebnis im {{name}} ist {{iq}}: besser als gedacht. Wer bietet mehr?',
      from100:
        'Ich habe den {{name}} gemacht und liege bei {{iq}}. Es hat sich gelohnt. Wer möchte vergleichen?',
      lower: 'Ich habe den {{name}} gemacht und aus jeder Lösung etwas gelernt. Hier gibt es die Fragen:',
    },
    certificateTitle: 'Zertifikat',
    certificateText:
      'Ein Blatt zum Drucken oder Aufheben: Ihr Wert mit seiner Genauigkeit oder einer Warnung, das Datum, der Fragensatz, die genutzte und die erlaubte Zeit und ein Code. Wer den Code hat, kann es hier prüfen und sieht dieselben Angaben. Beim Drucken können Sie einen Namen hinzufügen.',
    certificateMake: 'Zertifikat erstellen',
    certificateSheet: 'Blatt zum Drucken öffnen',
    certificatePdf: 'PDF herunterladen',
    certificateFailedTitle: 'Es wurde kein Zertifikat erstellt',
    certificateFailedText: 'Es konnte nicht erstellt werden. Bitte versuchen Sie es später erneut.',
    certificateTakeBackTitle: 'Das Zertifikat zurücknehmen?',
    certificateTakeBackText:
      'Sein Code bestätigt dann nichts mehr, auch denen nicht, die das Papier haben. Sie können später ein neues erstellen, mit einem anderen Code.',
    certificateKeep: 'Zertifikat behalten',
    certificateGoneText: 'Der Code bestätigt nichts mehr.',
    certificateStillThereTitle: 'Das Zertifikat gilt noch',
    retake: 'Test wiederholen ({{price}})',
    retakeTitle: 'Test wiederholen?',
    retakeText:
      'Sie haben dieses Ergebnis weder per E-Mail gesendet noch geteilt. Nur dieser Browser merkt es sich, bei Ihren früheren Tests, bis seine Daten gelöscht werden. Das Ergebnis eines neuen Tests kostet wieder {{price}}.',
    retakeTextUnpriced:
      'Sie haben dieses Ergebnis weder per E-Mail gesendet noch geteilt. Nur dieser Browser merkt es sich, bei Ihren früheren Tests, bis seine Daten gelöscht werden.',
    retakeTextKept:
      'Dieses Ergebnis bleibt auf diesem Gerät bei Ihren früheren Tests. Das Ergebnis eines neuen Tests kostet wieder {{price}}.',
    retakeTextKeptUnpriced: 'Dieses Ergebnis bleibt auf diesem Gerät bei Ihren früheren Tests.',
    retakeOther: 'Der neue Test stellt andere Fragen, insgesamt {{questions}}.',
    retakeSame: 'Der neue Test stellt dieselben Fragen noch einmal.',
    practiceEffect:
      'Auf diesem Gerät wurde schon einmal ein Test gemacht. Beim zweiten Mal fällt das Ergebnis meist etwas höher aus.',
    retakeConfirm: 'Test wiederholen',
    retakeCancel: 'Ergebnis behalten',
    report: {
      action: 'Vollständiger Bericht',
      title: 'Vollständiger Bericht: {{name}}',
      back: 'Zurück zu den Ergebnissen',
      text: 'Der Bericht enthält jede Frage mit ihrem Lösungsweg. Wählen Sie im Druckdialog „Als PDF speichern“, um ihn als Datei zu behalten.',
      name: 'Name auf dem Bericht, wenn Sie einen möchten',
      nameHint: 'Er bleibt auf dieser Seite: Nichts sendet oder speichert ihn.',
      tested: 'Name: {{person}}',
      check: 'Das Zertifikat zu diesem Ergebnis prüfen:',
      noCertificate: 'Dieser Bericht ist kein Zertifikat. Zertifikate prüft man unter:',
      fileName: 'Vollständiger Bericht, {{name}}, {{date}}',
    },
    earlier: {
      title: 'Ihre früheren Tests',
      lead: 'Dieses Gerät merkt sich bis zu 20 Tests. Ihre öffentlichen Seiten, Zertifikate und privaten Links gelten, bis Sie sie beenden.',
      show_one: '{{count}} früheren Test anzeigen',
      show_other: '{{count}} frühere Tests anzeigen',
      undated: 'Ein früherer Test',
      margin: '{{low}} bis {{high}} in etwa zwei von drei Fällen',
      doubtful: 'Es wurden zu wenige Fragen beantwortet, oder zu schnell. Dieser Wert sagt wenig über Sie.',
      unpaid:
        'Diese Ergebnisse sind geschlossen: Der Test ist nicht bezahlt, oder die Zahlung wurde erstattet.',
      open: 'Diesen Test öffnen',
      unshare: 'Nicht mehr teilen',
      certificate: 'Zertifikat öffnen',
      withdraw: 'Zertifikat zurückziehen',
      erase: 'Diesen Test löschen',
      erased: 'Der Test ist gelöscht.',
      loadFailed: 'Wir konnten diesen Test nicht laden.',
    },
    recordModel: 'Auswertungsmodell',
    recordSession: 'Testsitzung',
    recordOrder: 'Bestellnummer',
    withdraw: 'Vertrag widerrufen',
  },
  data: {
    title: 'Ihre Daten',
    text: 'Sie können eine Kopie von allem erhalten, was zu diesem Test gespeichert ist, oder es löschen lassen.',
    export: 'Kopie herunterladen',
    exportFailed: 'Die Kopie konnte nicht erstellt werden. Bitte versuchen Sie es später noch einmal.',
    erase: 'Alles löschen …',
    erasing: 'Wird gelöscht …',
    eraseFailed:
      'Es konnte nicht alles gelöscht werden. Bitte versuchen Sie es noch einmal, dann wird der Rest gelöscht.',
    eraseTitle: 'Diesen Test löschen?',
    eraseGoes:
      'Ihre Antworten, Ihr Wert, die geteilte Seite und alles andere, was zu diesem Test gehört, werden gelöscht, hier und auf dem Server. Niemand kann sie wiederherstellen.',
    eraseKept:
      'Von Ihrer Zahlung bleiben Nummer, Betrag und Datum, weil ein Verkäufer Bücher führen muss. Nichts davon führt zu Ihren Antworten oder Ihrem Wert.',
    eraseUnpaid: 'Ein Bezahlvorgang, der noch offen ist, kann nicht mehr bezahlt werden.',
    eraseEarlier_one:
      'Auch der frühere Test auf diesem Gerät wird gelöscht, mit öffentlicher Seite, Zertifikat und privaten Links.',
    eraseEarlier_other:
      'Auch die {{count}} früheren Tests auf diesem Gerät werden gelöscht, mit öffentlichen Seiten, Zertifikaten und privaten Links.',
    eraseConfirm: 'Alles löschen',
    eraseCancel: 'Behalten',
    erasedTitle: 'Gelöscht',
    erasedText: 'Ihr Test und alles, was dazugehört, sind gelöscht.',
  },
};
