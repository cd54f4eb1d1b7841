import type { ImprintWords } from '../en/imprint.ts';

/** Words of the imprint and the terms, in German. */
export const imprint: ImprintWords = {
  pageTitle: 'Impressum und Nutzungsbedingungen: {{name}}',
  description:
    'Wer diese Website betreibt, die Nutzungsbedingungen für den {{nameInText}} und das Widerrufsrecht.',
  title: 'Impressum',
  incomplete:
    'Diese Installation ist unvollständig: Wer sie betreibt, ist noch nicht eingetragen. Das muss geschehen, bevor hier jemand um Zahlung gebeten wird.',
  fields: {
    name: 'Betreiber',
    representative: 'Vertreten durch',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    registration: 'Register und Steuernummern',
  },
  missing: {
    name: 'Der Betreiber dieser Installation hat seinen Namen noch nicht eingetragen.',
    address: 'Der Betreiber dieser Installation hat seine Anschrift noch nicht eingetragen.',
    email: 'Der Betreiber dieser Installation hat seine E-Mail-Adresse noch nicht eingetragen.',
    registration: 'Der Betreiber dieser Installation hat seine Registerangaben noch nicht eingetragen.',
  },
  software:
    '{{organization}} ist freie Software. Wer sie installiert, betreibt sie und ist für diese Website verantwortlich; die Autoren der Software sind nicht Ihre Vertragspartner.',
  terms: {
    title: 'Nutzungsbedingungen',
    clauses: {
      contract: {
        title: 'Bei wem Sie kaufen',
        text: 'Sie kaufen beim oben genannten Betreiber. Die Schaltfläche zum Bezahlen öffnet nur die Bezahlseite; der Vertrag kommt zustande, wenn Sie die Zahlung dort bestätigen. Wenn Sie nicht volljährig sind, muss vorher ein Elternteil oder ein Vormund zustimmen. Diese Seite können Sie drucken oder speichern.',
      },
      price: {
        title: 'Was Sie bezahlen',
        text: 'Den {{nameInText}} zu machen, kostet nichts. Das Ergebnis zu sehen, kostet {{charged}}. Sie zahlen einmal, und nichts verlängert sich: Es gibt kein Abonnement und kein Konto. Der Betrag auf der Schaltfläche zum Bezahlen ist der ganze Betrag, der abgebucht wird.',
      },
      results: {
        title: 'Was Sie erhalten',
        text: 'Einen geschätzten IQ-Wert (angegeben ist der Bereich von {{low}} bis {{high}}, die Tabelle reicht von 60 bis 149), einen Prozentrang (aus unserer Tabelle abgelesen, nicht an Menschen gemessen), die Zahl der richtigen Antworten, eine Auswertung nach kognitiven Fähigkeiten und eine Erklärung Ihres Ergebnisses und jeder Frage. Sie können sich das Ergebnis per E-Mail senden, es mit einem Link teilen und ein Zertifikat erstellen. Eine Zahlung öffnet das Ergebnis eines Tests; wer den Test wiederholt, macht einen neuen.',
      },
      delivery: {
        title: 'Wann Sie es erhalten',
        text: 'Das Ergebnis ist ein digitaler Inhalt. Es öffnet sich in Ihrem Browser, sobald die Zahlung bestätigt ist: meistens sofort, bei Zahlungsarten, die Tage brauchen, nach diesen Tagen. Nötig ist nur ein Browser mit JavaScript.',
      },
      keeping: {
        title: 'Wie lange Sie es sehen können',
        text: 'Auf Ihrem Gerät, bis Sie dort einen weiteren Test beenden; sicherer ist eine eigene Kopie. Unser Server speichert einen bezahlten Test von dessen Beginn an höchstens so lange: <days>paidTests</days>.',
      },
      use: {
        title: 'Wofür es taugt',
        text: 'Für Unterhaltung und Bildung. Der Wert ist eine Schätzung aus den Antworten eines einzigen Tests, und seine letzte Ziffer wird ausgelost (bis zu neun Punkte); er ist keine klinische oder psychologische Diagnostik und darf nicht über eine Stelle, einen Schulplatz oder eine Behandlung entscheiden.',
      },
      faults: {
        title: 'Wenn etwas schiefgeht',
        text: 'Erscheint Ihr Ergebnis nach der Zahlung nicht oder ist es durch einen Fehler von uns falsch, schreiben Sie dem Betreiber: Sie erhalten, wofür Sie bezahlt haben, oder Ihr Geld zurück. Was für einen Test zweimal bezahlt wurde, wird unaufgefordert erstattet. Was Ihnen das Gesetz bei mangelhaften digitalen Inhalten sonst gibt, bleibt Ihnen.',
      },
      refunds: {
        title: 'Erstattungen',
        text: 'Eine Erstattung geht auf demselben Weg zurück, auf dem bezahlt wurde, also auf die Karte oder das Konto; das dauert einige Tage. Das Ergebnis dieses Tests wird dann geschlossen. Der Test selbst bleibt, und sein Ergebnis kann noch einmal bezahlt werden.',
      },
      liability: {
        title: 'Haftung',
        text: 'Der Betreiber haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Schäden an Leben, Körper oder Gesundheit und überall sonst, wo das Gesetz keine Beschränkung erlaubt. Bei leichter Fahrlässigkeit haftet er nur, wenn eine Pflicht verletzt ist, ohne die der Vertrag keinen Sinn hätte, und nur für den typischen, vorhersehbaren Schaden.',
      },
      demo: {
        title: 'Demo-Bezahlvorgang',
        text: 'Solange diese Installation den Demo-Bezahlvorgang verwendet, fließt kein Geld: Es wird nichts gekauft, und es gibt nichts zu widerrufen.',
      },
      language: {
        title: 'Welche Sprache gilt',
        text: 'Diese Seite gibt es in fünf Sprachen. Es gilt die Fassung in der Sprache, in der Sie gekauft haben.',
      },
    },
    advertised:
      'Wo eine andere Seite den Preis in einer anderen Währung nennt ({{price}}), gilt der Betrag auf der Schaltfläche zum Bezahlen.',
  },
  withdrawal: {
    title: 'Widerrufsrecht',
    who: 'Wenn Sie als Verbraucherin oder Verbraucher in der Europäischen Union, in einem anderen Land des Europäischen Wirtschaftsraums oder im Vereinigten Königreich kaufen, oder wo immer Ihnen das Gesetz dieses Recht sonst gibt, können Sie den Kauf ohne Angabe von Gründen widerrufen. Dafür haben Sie <days>withdrawal</days> Zeit. Die Frist beginnt am Tag nach dem Kauf.',
    stays:
      'Obwohl das Ergebnis sofort geliefert wird, endet das Recht damit nicht. Nach dem Gesetz endet es nur dann vorzeitig, wenn jemand ausdrücklich die Lieferung vor Ablauf der Frist verlangt, seine Kenntnis davon erklärt, dass das Recht dadurch erlischt, und über beides eine Bestätigung erhält. Der Zahlungsbildschirm dieser Website verlangt nichts davon: Ihnen bleibt die ganze Frist, auch wenn Sie Ihr Ergebnis schon gesehen haben.',
    immediate:
      'Der Zahlungsbildschirm dieser Website fragt Sie, ob Sie das Ergebnis sofort erhalten wollen. Wenn Sie zustimmen, erlischt dieses Recht, sobald Sie das Ergebnis haben. Beides wird Ihnen per E-Mail bestätigt. Wenn Sie nicht zustimmen oder keine solche Bestätigung erhalten, bleibt Ihnen die ganze Frist.',
    how: 'Benutzen Sie die Seite „<withdraw>Vertrag widerrufen</withdraw>“, die den Eingang sofort bestätigt. Oder erklären Sie dem Betreiber den Widerruf eindeutig, zum Beispiel per E-Mail oder mit einem Brief an die Anschrift oben. Sie können die Worte unten verwenden, müssen es aber nicht. Es genügt, wenn Sie die Erklärung vor Ablauf der Frist absenden.',
    back: 'Der Betreiber erstattet dann alles, was Sie für dieses Ergebnis bezahlt haben, ohne Gebühr und über dasselbe Zahlungsmittel, das Sie verwendet haben, spätestens 14 Tage nachdem Ihre Erklärung angekommen ist. Das Ergebnis wird dann geschlossen.',
    modelTitle: 'Eine Erklärung, die Sie verwenden können',
    model: {
      to: 'An den oben genannten Betreiber:',
      statement: 'Ich widerrufe meinen Kauf des Ergebnisses im {{nameInText}}.',
      number: 'Nummer des Tests oder der Zahlung:',
      day: 'Gekauft am:',
      name: 'Name:',
      contact: 'E-Mail-Adresse oder Anschrift:',
      date: 'Datum:',
      signature: 'Unterschrift (nur auf Papier):',
    },
    numbers:
      'Beide Nummern stehen in der Kopie Ihrer Daten, die Sie unter Ihrem Ergebnis bei „{{yourData}}“ erhalten.',
  },
};
