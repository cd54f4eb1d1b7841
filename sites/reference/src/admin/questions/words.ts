import type { CognitiveCategory } from '@quotient/contract';
import type { QuestionSetName } from '@quotient/contract/questionSets';
import type { Words } from '../words.tsx';

interface QuestionWords {
  title: string;
  intro: string;
  sets: Record<QuestionSetName, string>;
  setNavigation: string;
  allSets: string;
  search: string;
  category: string;
  allCategories: string;
  categories: Record<CognitiveCategory, string>;
  language: string;
  found: (count: number, total: number) => string;
  none: string;
  noneHint: string;
  clear: string;
  generated: string;
  generatedHint: (seed: string) => string;
  otherSample: string;
  questionTitle: (set: string, id: number) => string;
  previous: string;
  next: string;
  neighbors: string;
  keysHint: string;
  appearance: string;
  appearances: Record<'auto' | 'light' | 'dark', string>;
  width: string;
  widths: Record<'phone' | 'desktop', string>;
  preview: string;
  previewHint: string;
  asVisitor: string;
  facts: string;
  difficulty: string;
  difficulties: Record<'easy' | 'medium' | 'hard', string>;
  points: string;
  type: string;
  answer: string;
  answerHint: string;
  show: string;
  rightOption: string;
  explanation: string;
  tempting: string;
  idea: string;
  ownIdea: string;
  proof: string;
  method: string;
  byPerson: string;
  rules: string;
  reason: string;
  fitting: string;
  lookAlikes: string;
  noLookAlikes: string;
  fingerprint: string;
  statistics: string;
  statisticsHint: string;
  toStatistics: string;
  tooFewCases: (cases: number, fewest: number) => string;
  provisional: string;
  cases: string;
  shareRight: string;
  discrimination: string;
  medianTime: string;
  noticed: string;
  visitorTitle: (set: string) => string;
  visitorHint: string;
  scope: string;
  scopes: Record<'one' | 'set', string>;
  over: string;
  overHint: string;
  again: string;
  back: string;
}

/** The words of the question browser. */
export const questionWords: Words<QuestionWords> = {
  en: {
    title: 'Questions',
    intro: 'Every question set, as visitors see it. Answers are shown one at a time, and only when you ask.',
    sets: { main: 'Main', advanced: 'Advanced', visual: 'Visual', extended: 'Extended', fresh: 'Fresh' },
    setNavigation: 'Question sets',
    allSets: 'All sets',
    search: 'Search the text',
    category: 'Ability',
    allCategories: 'All abilities',
    categories: {
      'fluid-reasoning': 'Fluid reasoning',
      'quantitative-reasoning': 'Quantitative reasoning',
      'crystallized-intelligence': 'Crystallized intelligence',
      'visual-spatial-processing': 'Visual-spatial processing',
      'working-memory': 'Working memory',
    },
    language: 'Language of the questions',
    found: (count, total) => `${count} of ${total} questions`,
    none: 'No question fits',
    noneHint: 'Try fewer words, another ability or another set.',
    clear: 'Clear the filters',
    generated: 'Generated sample',
    generatedHint: (seed) =>
      `Each test of this set gets figures of its own. This sample is made of the seed “${seed}”; nobody is given it.`,
    otherSample: 'Another sample',
    questionTitle: (set, id) => `${set}, question ${id}`,
    previous: 'Previous question',
    next: 'Next question',
    neighbors: 'Questions before and after',
    keysHint: 'The arrow keys ← and → lead there, too.',
    appearance: 'Appearance',
    appearances: { auto: 'As this device', light: 'Light', dark: 'Dark' },
    width: 'Width',
    widths: { phone: 'Phone', desktop: 'Desktop' },
    preview: 'As visitors see it',
    previewHint: 'Options stand in the order of the bank; a test may show them in another order.',
    asVisitor: 'Try it as a visitor',
    facts: 'About this question',
    difficulty: 'Difficulty',
    difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
    points: 'Points',
    type: 'Kind',
    answer: 'Answer and proof',
    answerHint: 'The audit log will note that you looked at this answer. It does not note the answer.',
    show: 'Show the answer',
    rightOption: 'Right option',
    explanation: 'Explanation',
    tempting: 'Why wrong options tempt',
    idea: 'Known type',
    ownIdea: 'none: the idea is our own',
    proof: 'Proof',
    method: 'Proven by',
    byPerson: 'a person',
    rules: 'What holds',
    reason: 'Why a person judged',
    fitting: 'Options that fit',
    lookAlikes: 'Options that look alike',
    noLookAlikes: 'none',
    fingerprint: 'Fingerprint',
    statistics: 'Statistics',
    statisticsHint: 'How visitors answer this question: share correct, discrimination, options and time.',
    toStatistics: 'Open its statistics',
    tooFewCases: (cases, fewest) => `Too few cases so far: ${cases}, and ${fewest} are needed.`,
    provisional: 'Provisional: there are few cases.',
    cases: 'Cases',
    shareRight: 'Share correct',
    discrimination: 'Discrimination',
    medianTime: 'Median time',
    noticed: 'Flags',
    visitorTitle: (set) => `${set}: as a visitor`,
    visitorHint: 'The clock stands still and nothing is stored: no answer, no time, no view.',
    scope: 'Questions',
    scopes: { one: 'This question', set: 'The whole set' },
    over: 'The preview is over',
    overHint: 'Here a visitor would come to the payment. Nothing was stored.',
    again: 'Start again',
    back: 'Back to the question',
  },
  de: {
    title: 'Fragen',
    intro:
      'Alle Fragensätze, wie Besucher sie sehen. Lösungen werden einzeln gezeigt, und nur wenn Sie danach fragen.',
    sets: {
      main: 'Hauptsatz',
      advanced: 'Schwer',
      visual: 'Figuren',
      extended: 'Erweitert',
      fresh: 'Frisch',
    },
    setNavigation: 'Fragensätze',
    allSets: 'Alle Sätze',
    search: 'Text durchsuchen',
    category: 'Fähigkeit',
    allCategories: 'Alle Fähigkeiten',
    categories: {
      'fluid-reasoning': 'Fluides Schlussfolgern',
      'quantitative-reasoning': 'Quantitatives Schlussfolgern',
      'crystallized-intelligence': 'Kristalline Intelligenz',
      'visual-spatial-processing': 'Visuell-räumliche Verarbeitung',
      'working-memory': 'Arbeitsgedächtnis',
    },
    language: 'Sprache der Fragen',
    found: (count, total) => `${count} von ${total} Fragen`,
    none: 'Keine Frage passt',
    noneHint: 'Versuchen Sie es mit weniger Wörtern, einer anderen Fähigkeit oder einem anderen Satz.',
    clear: 'Filter zurücksetzen',
    generated: 'Erzeugtes Beispiel',
    generatedHint: (seed) =>
      `Jeder Test dieses Satzes bekommt eigene Figuren. Dieses Beispiel entsteht aus dem Startwert „${seed}“; niemand bekommt es vorgelegt.`,
    otherSample: 'Anderes Beispiel',
    questionTitle: (set, id) => `${set}, Frage ${id}`,
    previous: 'Vorige Frage',
    next: 'Nächste Frage',
    neighbors: 'Fragen davor und danach',
    keysHint: 'Auch die Pfeiltasten ← und → führen dorthin.',
    appearance: 'Darstellung',
    appearances: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    width: 'Breite',
    widths: { phone: 'Handy', desktop: 'Computer' },
    preview: 'So sehen Besucher sie',
    previewHint: 'Die Antwortmöglichkeiten stehen wie im Fragenbestand; ein Test kann sie anders anordnen.',
    asVisitor: 'Als Besucher ausprobieren',
    facts: 'Zu dieser Frage',
    difficulty: 'Schwierigkeit',
    difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
    points: 'Punkte',
    type: 'Art',
    answer: 'Lösung und Beweis',
    answerHint:
      'Das Protokoll hält fest, dass Sie sich diese Lösung angesehen haben. Die Lösung selbst steht nicht darin.',
    show: 'Lösung zeigen',
    rightOption: 'Richtige Antwort',
    explanation: 'Erklärung',
    tempting: 'Was an falschen Antworten verlockt',
    idea: 'Bekannter Typ',
    ownIdea: 'keiner: die Idee ist unsere eigene',
    proof: 'Beweis',
    method: 'Bewiesen durch',
    byPerson: 'einen Menschen',
    rules: 'Was gilt',
    reason: 'Warum ein Mensch geurteilt hat',
    fitting: 'Passende Antworten',
    lookAlikes: 'Gleich aussehende Antworten',
    noLookAlikes: 'keine',
    fingerprint: 'Fingerabdruck',
    statistics: 'Statistik',
    statisticsHint:
      'Wie Besucher diese Frage beantworten: Anteil richtiger Antworten, Trennschärfe, Antwortmöglichkeiten und Zeit.',
    toStatistics: 'Statistik öffnen',
    tooFewCases: (cases, fewest) => `Bisher zu wenige Fälle: ${cases}, nötig sind ${fewest}.`,
    provisional: 'Vorläufig: Es gibt erst wenige Fälle.',
    cases: 'Fälle',
    shareRight: 'Anteil richtig',
    discrimination: 'Trennschärfe',
    medianTime: 'Zeit (Median)',
    noticed: 'Auffälligkeiten',
    visitorTitle: (set) => `${set}: als Besucher`,
    visitorHint: 'Die Uhr steht, und nichts wird gespeichert: keine Antwort, keine Zeit, keine Ansicht.',
    scope: 'Fragen',
    scopes: { one: 'Diese Frage', set: 'Der ganze Satz' },
    over: 'Die Vorschau ist zu Ende',
    overHint: 'Hier käme ein Besucher zur Bezahlung. Es wurde nichts gespeichert.',
    again: 'Noch einmal beginnen',
    back: 'Zurück zur Frage',
  },
};
