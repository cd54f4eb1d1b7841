import { defineWords } from '../../words/defineWords.ts';

/** The words of the question statistics. */
export const statisticsWords = defineWords({
  en: {
    title: 'Question statistics',
    intro:
      'What the answers say about the questions: how hard they are, how well they tell people apart, and how far a score can be trusted.',
    choose: {
      legend: 'Which tests',
      set: 'Question set',
      from: 'Started from',
      to: 'Until',
      partner: 'Partner',
      locale: 'Language',
      all: 'All',
      ownPages: 'Our own pages',
    },
    counting: 'The numbers are being counted: {{done}} of {{of}}.',
    countedAt: 'As of {{when}}',
    verdicts: {
      tooFew: {
        title: 'Too few cases',
        text: '{{cases}} of the {{least}} tests that are needed. With fewer, chance decides: no coefficient and no flag is given.',
      },
      provisional: {
        title: 'Provisional',
        text: '{{cases}} tests. Every number may still move; from {{full}} tests on they are steadier.',
      },
    },
    nobody: 'No finished test fits these choices yet.',
    summary: 'The set',
    cases: {
      name: 'Cases',
      means: 'Finished first attempts that took their time: all numbers here are about them.',
    },
    leftOut: {
      intro: 'Left out',
      unfinished: 'not finished',
      repeated: 'repeated',
      tooFast: 'too fast',
      otherQuestions: 'earlier versions of the questions',
    },
    mean: { name: 'Mean', means: 'How many questions a test has right on average.' },
    deviation: {
      name: 'Standard deviation',
      means: 'How far tests usually lie from the mean: the larger, the more the set tells people apart.',
    },
    reliability: {
      name: 'Reliability (KR-20)',
      means:
        'How well the questions agree in telling people apart, from 0 (by chance) to 1 (perfectly); the same as Cronbach’s alpha here.',
      interval: '95 % interval {{low}} to {{high}}',
      how: 'The interval comes from {{resamples}} redraws of the {{cases}} cases.',
      howSampled:
        'The interval comes from {{resamples}} redraws of {{cases}} cases that were drawn by lot, so it is a little too wide.',
    },
    standardError: {
      name: 'Standard error',
      means:
        'In two of three tests, the number of right answers is no further than this from what the person would reach on average.',
    },
    rightAnswers: 'right answers',
    ofQuestions: 'right of {{count}} questions',
    notGiven: 'not given',
    whatIsThis: 'What is this?',
    scores: {
      title: 'Scores',
      label: 'How many of {{cases}} tests have each number of right answers',
      right: 'Right answers',
      tests: 'Tests',
      asTable: 'Show as a table',
    },
    questions: 'The questions',
    ownQuestions:
      'Every test of this set has questions of its own. Nobody else had the same ones, so there is nothing to say about a single question, or about how they agree.',
    question: 'Question {{id}}',
    questionHead: 'Question',
    columns: 'What the columns mean',
    share: {
      name: 'Right',
      means:
        'Share of tests that have it right, unanswered counted as wrong; the range holds the true share with 95 % confidence.',
    },
    discrimination: {
      name: 'Discrimination',
      means:
        'How closely having it right goes with having the other questions right, from −1 to 1 (corrected point-biserial).',
    },
    alphaWithout: {
      name: 'KR-20 without',
      means:
        'What the set’s reliability would be if this question were dropped: if higher, the question does harm.',
    },
    time: {
      name: 'Time',
      means:
        'The median time spent on it: half of the tests spend less; the middle half of them lies in the range.',
    },
    omitted: { name: 'Left out', means: 'Tests that showed it and hold no answer to it.' },
    notReached: { name: 'Not reached', means: 'Tests that never showed it.' },
    flags: {
      name: 'Noticed',
      means: 'Where to look, with the reason; it is no verdict on the question.',
      none: 'Nothing was noticed.',
    },
    exportCsv: 'Export as CSV',
    seconds: '{{value}} s',
    timed: 'measured in {{cases}} tests',
    back: 'All questions of the set',
    seeQuestion: 'See the question',
  },
  de: {
    title: 'Fragenstatistik',
    intro:
      'Was die Antworten über die Fragen sagen: wie schwer sie sind, wie gut sie Menschen unterscheiden und wie weit einem Ergebnis zu trauen ist.',
    choose: {
      legend: 'Welche Tests',
      set: 'Fragensatz',
      from: 'Begonnen ab',
      to: 'Bis',
      partner: 'Partner',
      locale: 'Sprache',
      all: 'Alle',
      ownPages: 'Eigene Seiten',
    },
    counting: 'Die Zahlen werden gezählt: {{done}} von {{of}}.',
    countedAt: 'Stand: {{when}}',
    verdicts: {
      tooFew: {
        title: 'Zu wenige Fälle',
        text: '{{cases}} von {{least}} nötigen Tests. Bei weniger entscheidet der Zufall: Es gibt keine Koeffizienten und keine Hinweise.',
      },
      provisional: {
        title: 'Vorläufig',
        text: '{{cases}} Tests. Jede Zahl kann sich noch bewegen; ab {{full}} Tests sind sie stetiger.',
      },
    },
    nobody: 'Noch kein abgeschlossener Test passt zu dieser Auswahl.',
    summary: 'Der Satz',
    cases: {
      name: 'Fälle',
      means: 'Abgeschlossene erste Versuche, die sich Zeit nahmen: Von ihnen handeln alle Zahlen hier.',
    },
    leftOut: {
      intro: 'Nicht gezählt',
      unfinished: 'nicht abgeschlossen',
      repeated: 'wiederholt',
      tooFast: 'zu schnell',
      otherQuestions: 'frühere Fassungen der Fragen',
    },
    mean: { name: 'Mittelwert', means: 'Wie viele Fragen ein Test im Schnitt richtig hat.' },
    deviation: {
      name: 'Standardabweichung',
      means:
        'Wie weit Tests üblicherweise vom Mittelwert entfernt liegen: je mehr, desto besser unterscheidet der Satz.',
    },
    reliability: {
      name: 'Zuverlässigkeit (KR-20)',
      means:
        'Wie einig sich die Fragen darin sind, wer besser ist, von 0 (Zufall) bis 1 (völlig); hier dasselbe wie Cronbachs Alpha.',
      interval: '95-%-Intervall {{low}} bis {{high}}',
      how: 'Das Intervall stammt aus {{resamples}} neuen Ziehungen aus den {{cases}} Fällen.',
      howSampled:
        'Das Intervall stammt aus {{resamples}} neuen Ziehungen aus {{cases}} ausgelosten Fällen und ist daher etwas zu breit.',
    },
    standardError: {
      name: 'Standardfehler',
      means:
        'In zwei von drei Tests liegt die Zahl richtiger Antworten höchstens so weit von der entfernt, die der Mensch im Schnitt erreichen würde.',
    },
    rightAnswers: 'richtige Antworten',
    ofQuestions: 'von {{count}} Fragen richtig',
    notGiven: 'nicht angegeben',
    whatIsThis: 'Was ist das?',
    scores: {
      title: 'Ergebnisse',
      label: 'Wie viele von {{cases}} Tests wie viele richtige Antworten haben',
      right: 'Richtige Antworten',
      tests: 'Tests',
      asTable: 'Als Tabelle zeigen',
    },
    questions: 'Die Fragen',
    ownQuestions:
      'Jeder Test dieses Satzes hat eigene Fragen. Niemand sonst hatte dieselben; über eine einzelne Frage oder ihre Einigkeit lässt sich daher nichts sagen.',
    question: 'Frage {{id}}',
    questionHead: 'Frage',
    columns: 'Was die Spalten bedeuten',
    share: {
      name: 'Richtig',
      means:
        'Anteil der Tests, die sie richtig haben, Unbeantwortetes als falsch gezählt; der Bereich enthält den wahren Anteil mit 95 % Sicherheit.',
    },
    discrimination: {
      name: 'Trennschärfe',
      means:
        'Wie eng Richtigliegen hier mit Richtigliegen bei den anderen Fragen einhergeht, von −1 bis 1 (korrigierte punktbiseriale Korrelation).',
    },
    alphaWithout: {
      name: 'KR-20 ohne sie',
      means: 'Wie zuverlässig der Satz ohne diese Frage wäre: Wenn zuverlässiger, dann schadet die Frage.',
    },
    time: {
      name: 'Zeit',
      means: 'Median der Zeit: Die Hälfte der Tests braucht weniger; die mittlere Hälfte liegt im Bereich.',
    },
    omitted: {
      name: 'Ausgelassen',
      means: 'Tests, die sie gezeigt haben und keine Antwort darauf enthalten.',
    },
    notReached: { name: 'Nicht erreicht', means: 'Tests, die sie nie gezeigt haben.' },
    flags: {
      name: 'Auffällig',
      means: 'Wo Sie hinsehen sollten, mit Grund; es ist kein Urteil über die Frage.',
      none: 'Nichts ist aufgefallen.',
    },
    exportCsv: 'Als CSV exportieren',
    seconds: '{{value}} s',
    timed: 'gemessen in {{cases}} Tests',
    back: 'Alle Fragen des Satzes',
    seeQuestion: 'Frage ansehen',
  },
});
