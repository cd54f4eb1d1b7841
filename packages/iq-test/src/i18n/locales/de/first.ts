import type { FirstMessages } from '../../messages.ts';
import { shapes } from './shapes.ts';

export const first: FirstMessages = {
  common: {
    close: 'Schließen',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen …',
    notifications: 'Benachrichtigungen',
    dismiss: 'Ausblenden',
  },
  timer: {
    label: 'Restzeit',
    warningBanner: 'Achtung: Noch weniger als 5 Minuten!',
    minutesLeft_one: 'Noch {{count}} Minute',
    minutesLeft_other: 'Noch {{count}} Minuten',
  },
  runner: {
    title: 'IQ-Test',
    answered: 'Beantwortete Fragen: {{answered}} / {{total}}',
    current: 'Aktuell: Frage {{number}}',
    questionOf: 'Frage {{number}} von {{total}}',
    progress: 'Fortschritt im Test',
    overview: 'Fortschrittsübersicht',
    markers: 'Alle Fragen',
    markerAnswered: 'Frage {{number}}, beantwortet',
    markerUnanswered: 'Frage {{number}}, nicht beantwortet',
    markerFlagged: '{{marker}}, für später markiert',
    flag: 'Für später markieren',
    flagOn: 'Für später markiert',
    flagOff: 'Nicht mehr markiert',
    pictureFailed: 'Das Bild konnte nicht geladen werden.',
    options: 'Antwortmöglichkeiten',
    previous: 'Zurück',
    next: 'Weiter',
    finish: 'Test beenden',
    finishing: 'Wird beendet …',
    keys: 'Tastenkürzel',
    keysChoose: 'Antwort wählen',
    keysNext: 'nächste Frage',
    keysPrevious: 'vorherige Frage',
    keysOr: 'oder',
    finishTitle: 'Test beenden?',
    finishUnanswered_one: '{{count}} Frage ist noch unbeantwortet. Möchten Sie den Test wirklich beenden?',
    finishUnanswered_other:
      '{{count}} Fragen sind noch unbeantwortet. Möchten Sie den Test wirklich beenden?',
    finishFlagged_one: '{{count}} Frage ist für später markiert.',
    finishFlagged_other: '{{count}} Fragen sind für später markiert.',
    finishAnswered: 'Alle Fragen sind beantwortet. Möchten Sie den Test wirklich beenden?',
    finishOpen: 'Offene Fragen',
    finishConfirm: 'Jetzt beenden',
    finishCancel: 'Zurück zum Test',
    leaveTitle: 'Test verlassen?',
    leaveText:
      'Der Test endet hier, und Ihre Antworten werden gelöscht. Die Uhr lässt sich nicht anhalten; ein neuer Test beginnt deshalb von vorn.',
    leaveConfirm: 'Test verlassen',
    leaveCancel: 'Test fortsetzen',
    saveSaved: 'Alle Antworten gespeichert',
    saveSaving: 'Wird gespeichert …',
    saveOffline_one:
      'Offline. {{count}} Antwort ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder online sind.',
    saveOffline_other:
      'Offline. {{count}} Antworten sind auf diesem Gerät gespeichert und werden gesendet, sobald Sie wieder online sind.',
    saveBusy_one:
      'Noch nicht gesendet. {{count}} Antwort ist auf diesem Gerät gespeichert und wird von selbst gesendet.',
    saveBusy_other:
      'Noch nicht gesendet. {{count}} Antworten sind auf diesem Gerät gespeichert und werden von selbst gesendet.',
    saveRefused: 'Ihre letzte Antwort kam nach Ablauf der Zeit an und zählt nicht.',
    waitingTitle: 'Warten auf die Verbindung',
    waitingText:
      'Ihr Test ist zu Ende, und Ihre Antworten sind sicher auf diesem Gerät gespeichert. Gesendet werden sie von selbst. Lassen Sie diese Seite bitte geöffnet.',
    timeUpTitle: 'Die Zeit ist um',
    timeUpText: 'Wir übernehmen jetzt Ihre Antworten.',
    types: {
      pattern: 'Muster',
      sequence: 'Reihe',
      logic: 'Logik',
      spatial: 'Raumvorstellung',
      math: 'Mathematik',
      visual: 'Bild',
    },
  },
  embed: {
    open: '{{name}} starten',
    resume: 'Zurück zu Ihrem Test',
  },
  flow: {
    sample: 'Beispielbericht ansehen',
    restoring: 'Ihr Test wird wiederhergestellt …',
    reconnecting: 'Keine Verbindung. Ihre Antworten sind sicher; wir versuchen es erneut …',
    busy: 'Das dauert länger als sonst. Ihre Antworten sind sicher; wir versuchen es erneut …',
    openLast: 'Letzten Test öffnen',
    lastOpened: 'Beendet am {{date}}. Das Ergebnis haben Sie bereits geöffnet.',
    lastUnopened: 'Beendet am {{date}}. Das Ergebnis haben Sie noch nicht geöffnet.',
    startFailedTitle: 'Der Test konnte nicht gestartet werden',
    sessionGoneTitle: 'Diesen Test gibt es nicht mehr',
    sessionGoneText:
      'Seine Daten wurden gelöscht oder gehören zu einem anderen Gerät. Sie können einen neuen Test beginnen.',
    resultsFailedTitle: 'Ihr Ergebnis konnte nicht geladen werden',
    stuckTitle: 'Diese Seite konnte nicht angezeigt werden',
    stuckText:
      'Etwas hat sie immer wieder verändert, vielleicht eine Browser-Erweiterung. Ihre Antworten sind sicher, und die Zeit eines begonnenen Tests läuft weiter. Laden Sie die Seite neu, um fortzufahren.',
    reload: 'Seite neu laden',
  },
  errors: {
    network: 'Keine Verbindung zum Server. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
    invalid_answer: 'Die Antwort des Servers war nicht lesbar. Versuchen Sie es erneut.',
    foreign_answer:
      'Unser Server war nicht erreichbar. Unterwegs hat etwas anderes geantwortet, etwa die Anmeldeseite eines Netzwerks oder eine Firewall. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    invalid_request:
      'Der Server hat diese Anfrage nicht angenommen. Laden Sie die Seite neu und versuchen Sie es erneut.',
    missing_token: 'Dieses Gerät hat keinen Zugriff auf den Test. Beginnen Sie einen neuen.',
    invalid_token: 'Dieses Gerät hat keinen Zugriff auf den Test. Beginnen Sie einen neuen.',
    origin_not_allowed:
      'Der Test darf auf dieser Seite nicht laufen. Bitte informieren Sie den Betreiber dieser Website.',
    not_found: 'Der Server kennt diese Adresse nicht.',
    session_not_found: 'Diesen Test gibt es auf dem Server nicht mehr.',
    partner_not_found:
      'Der Test ist auf dieser Seite nicht richtig eingerichtet. Bitte informieren Sie den Betreiber dieser Website.',
    question_not_found: 'Diese Frage gehört nicht zu Ihrem Test.',
    deadline_passed: 'Die Zeit für diesen Test ist abgelaufen; die Antwort wurde nicht übernommen.',
    session_finished: 'Dieser Test ist bereits beendet.',
    body_too_large: 'Die gesendete Datenmenge war zu groß.',
    headers_too_large: 'Die gesendete Datenmenge war zu groß.',
    request_timeout:
      'Das Senden hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unknown_host:
      'Unter dieser Adresse antwortet der Server nicht. Bitte informieren Sie den Betreiber dieser Website.',
    too_many_requests:
      'Gerade kommen zu viele Anfragen an. Warten Sie einen Moment und versuchen Sie es erneut.',
    internal: 'Bei uns ist etwas schiefgegangen. Es ging nichts verloren; versuchen Sie es erneut.',
    record_damaged:
      'Die Daten dieses Tests lassen sich nicht lesen. Sie wurden nicht überschrieben; bitte informieren Sie den Betreiber dieser Website.',
    storage_failed:
      'Der Server konnte das nicht speichern. Es wurde nichts geändert; versuchen Sie es erneut.',
    questions_not_ready:
      'Gerade werden noch neue Fragen für andere Besucher erstellt. Warten Sie ein paar Sekunden und versuchen Sie es erneut.',
  },
  landing: {
    title: 'Der {{name}}, der jede Lösung erklärt',
    lead: '{{questions}} Fragen, von leicht bis schwer. Sie erhalten einen geschätzten IQ-Wert, einen Prozentrang, eine Analyse nach Fähigkeiten und den Lösungsweg zu jeder Ihrer Fragen.',
    badges: 'Der Test in Zahlen',
    badgeTaken: '<b>{{tests}}</b> absolvierte Tests',
    badgeMinutes: '<b>{{minutes}} Minuten</b> genügen',
    badgeAccuracy: '<b>{{percent}}</b> Genauigkeit',
    unproven: {
      superlative: 'Unser Werbespruch, nicht das Ergebnis einer Rangliste.',
      testsTaken: 'Unsere eigene Angabe, von niemandem geprüft.',
      accuracyPercent: 'Unsere eigene Angabe: Keine Studie hat sie gemessen.',
    },
    time: 'Zeit für den Test',
    timeStandard: 'Standard',
    timeFactor: '{{factor}}×',
    timeHint:
      'Nehmen Sie sich mehr Zeit, wenn Sie assistive Technologien nutzen, langsam lesen oder Pausen brauchen; Ihre Wahl wird im Ergebnis vermerkt.',
    startHero: 'Jetzt Ihren {{name}} starten',
    startClosing: 'Jetzt {{name}} starten',
    starting: 'Der Test wird gestartet …',
    price: 'Ergebnis für {{price}}',
    priceWhen:
      'Der Test selbst ist kostenlos. Sie zahlen einmal, nach der letzten Frage, und nur dann, wenn Sie Ihr Ergebnis sehen möchten. Ein Konto brauchen Sie nicht.',
    priceCharged: 'Auf der Bezahlseite beträgt der Preis {{price}}.',
    practice: {
      title: 'Fragen zum Ausprobieren',
      place: 'Beispiel {{number}} von {{total}}, ohne Uhr',
      options: 'Antworten',
      right: 'Richtig.',
      wrong: 'Noch nicht.',
      next: 'Nächstes Beispiel',
      again: 'Zurück zum ersten Beispiel',
      dials: {
        grid: 'Raster aus drei mal drei Scheiben, jede zum Teil gefüllt, wie auf einem Zifferblatt. Zeile eins: von 12 bis halb 2, von 3 bis halb 5, von 6 bis halb 8. Zeile zwei: von 12 bis 3, von 3 bis 6, von 6 bis 9. Zeile drei: von 12 bis halb 5, von 3 bis halb 8; die letzte Scheibe ist gesucht.',
        question: 'Welche Scheibe vervollständigt das Raster?',
        a: 'Gefüllt von 3 bis halb 8',
        b: 'Gefüllt von 6 bis halb 11',
        c: 'Gefüllt von 6 bis 9',
        replies: {
          a: 'Die Größe stimmt. Aber von Spalte zu Spalte dreht sich der gefüllte Teil um ein Viertel.',
          b: 'Von Zeile zu Zeile wächst der gefüllte Teil, und von Spalte zu Spalte dreht er sich um ein Viertel.',
          c: 'Gedreht ist er richtig. Aber von Zeile zu Zeile wächst der gefüllte Teil.',
        },
      },
      series: {
        question: '3, 6, 5, 10, 9, … Welche Zahl kommt als nächste?',
        a: '8',
        b: '17',
        c: '18',
        replies: {
          a: 'Im letzten Schritt wurde 1 abgezogen. Hier wechseln sich zwei verschiedene Schritte ab.',
          b: 'Es ist immer nur ein Schritt: Hier wird verdoppelt.',
          c: 'Abwechselnd wird verdoppelt und 1 abgezogen.',
        },
      },
      words: {
        question: 'Samen verhält sich zu Baum wie Ei zu …',
        a: 'Vogel',
        b: 'Nest',
        c: 'Schale',
        replies: {
          a: 'Aus einem Samen wird ein Baum, aus einem Ei ein Vogel.',
          b: 'Ein Ei liegt im Nest. Aber was wird aus einem Samen?',
          c: 'Die Schale ist ein Teil des Eis. Aber was wird aus einem Samen?',
        },
      },
    },
    how: 'So funktioniert es',
    questionsTitle: '{{questions}} abwechslungsreiche Fragen',
    questionsText: 'Figuren, Reihen, Wörter und Alltagsrechnen, auf fünf Fähigkeiten verteilt.',
    figuresText: 'Vor allem Figuren: genau hinsehen und herausfinden, was passt.',
    timerTitle: '{{minutes}} Minuten Zeit',
    timerText:
      'Nach dem Start haben Sie genau {{minutes}} Minuten oder die längere Zeit, die Sie gewählt haben. Bis sie abläuft, können Sie zurückgehen, Fragen überspringen und Antworten ändern.',
    resultsTitle: 'Ausführliches Ergebnis',
    resultsText:
      'Ein Wert im angegebenen Bereich von <nowrap>{{low}}–{{high}}</nowrap> (100 ist der Durchschnitt), Ihr Prozentrang und der Lösungsweg zu jeder Frage.',
    expect: 'Was Sie erwartet',
    choiceTitle: 'Multiple Choice',
    choiceText: 'Pro Frage ist eine Antwort richtig. Sie müssen nichts eintippen, und Raten kostet nichts.',
    difficultyTitle: 'Steigende Schwierigkeit',
    difficultyText: 'Die Fragen reichen von leicht bis schwer, und die schweren zählen mehr.',
    procedureTitle: 'Standardisiertes Verfahren',
    procedureText: 'Dieselben Fragen, dieselben Regeln und dieselbe Wertetabelle für alle.',
    types: 'Sechs Arten von Fragen',
    skills: {
      'pattern-recognition': {
        name: 'Mustererkennung',
        text: 'Die Regel hinter einer Reihe von Figuren finden.',
      },
      'number-sequences': { name: 'Zahlenreihen', text: 'Die Zahl finden, die als nächste kommt.' },
      'logical-reasoning': { name: 'Logisches Denken', text: 'Erkennen, was aus den Angaben folgt.' },
      'spatial-awareness': { name: 'Raumvorstellung', text: 'Formen im Kopf drehen und zusammenfügen.' },
      'mathematical-problems': { name: 'Rechenaufgaben', text: 'Mengen, Anteile und Zeiten berechnen.' },
      'verbal-analogies': {
        name: 'Sprachliche Analogien',
        text: 'Die Beziehung zweier Wörter auf ein anderes Wortpaar übertragen.',
      },
    },
    closing: 'Wenn Sie so weit sind',
    closingText:
      'Suchen Sie sich einen ruhigen Ort und legen Sie bei Bedarf etwas zum Schreiben bereit. Das Ergebnis kostet einmalig {{price}}, zu zahlen nach dem Test.',
    disclaimer:
      'Nur zu Unterhaltungs- und Bildungszwecken. Der Wert ist eine Schätzung, keine klinische Beurteilung.',
  },
  shapes,
};
