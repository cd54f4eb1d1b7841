import { defineWords } from '../words/defineWords.ts';

/** Words in the map of the CHC model. */
export const chcMapWords = defineWords({
  en: {
    general: 'general factor (disputed)',
    showGeneral: 'Show g',
    withGeneral: 'With g, as Carroll drew it: one general factor above all the broad abilities.',
    withoutGeneral: 'Without g, as Horn saw it: the broad abilities side by side, and nothing above them.',
    legend: 'Our 20 questions',
    coverage: { asked: 'Asked about', inPart: 'Asked about in part', notAsked: 'Not asked about' },
    abilities: {
      Gf: {
        name: 'Fluid reasoning',
        meaning: 'Solving problems for which you have no recipe.',
        note: 'fluid reasoning (4\u00a0questions) and most of quantitative reasoning (4\u00a0questions)',
      },
      Gc: {
        name: 'Comprehension-knowledge',
        also: 'crystallized',
        meaning: 'Words and knowledge of your culture.',
        note: 'crystallized intelligence (4\u00a0questions)',
      },
      Gv: {
        name: 'Visual processing',
        meaning: 'Picturing and turning shapes.',
        note: 'visual-spatial processing (4\u00a0questions)',
      },
      Gwm: {
        name: 'Working memory capacity',
        meaning: 'Holding things in mind while working with them.',
        note: 'working memory (4\u00a0questions; the question stays in view)',
      },
      Gq: {
        name: 'Quantitative knowledge',
        meaning: 'What you have learned in mathematics.',
        note: 'needed for some number questions',
      },
      Grw: {
        name: 'Reading and writing',
        meaning: 'Skill with written language.',
        note: 'though you must read to take the test',
      },
      Gkn: { name: 'Domain-specific knowledge', meaning: 'Expertise in one field.' },
      Gl: { name: 'Learning efficiency', meaning: 'Taking in and keeping new things.' },
      Gr: { name: 'Retrieval fluency', meaning: 'Calling up what you know quickly.' },
      Gs: {
        name: 'Processing speed',
        meaning: 'Simple tasks done fast and without error.',
        note: 'there is a time limit, but speed is not scored',
      },
      Gt: { name: 'Reaction and decision speed', meaning: 'How fast you react.' },
      Gps: { name: 'Psychomotor speed', meaning: 'How fast you move.' },
      Ga: { name: 'Auditory processing', meaning: 'Telling sounds apart.' },
      Go: { name: 'Olfactory abilities', meaning: 'Smell.' },
      Gh: { name: 'Tactile abilities', meaning: 'Touch.' },
      Gk: { name: 'Kinesthetic abilities', meaning: 'Sensing your own movement.' },
      Gp: { name: 'Psychomotor abilities', meaning: 'Moving with precision.' },
      Gei: {
        name: 'Emotional intelligence',
        meaning: 'Noticing and handling feelings.',
        note: 'tentative in the model',
      },
    },
  },
  de: {
    general: 'allgemeiner Faktor (umstritten)',
    showGeneral: 'g anzeigen',
    withGeneral: 'Mit g, wie Carroll es zeichnete: ein allgemeiner Faktor über allen breiten Fähigkeiten.',
    withoutGeneral: 'Ohne g, wie Horn es sah: die breiten Fähigkeiten nebeneinander und nichts darüber.',
    legend: 'Unsere 20 Fragen',
    coverage: { asked: 'Kommt vor', inPart: 'Kommt teilweise vor', notAsked: 'Kommt nicht vor' },
    abilities: {
      Gf: {
        name: 'Fluides Schluss\u00adfolgern',
        meaning: 'Aufgaben lösen, für die man kein Rezept hat.',
        note: 'fluides Schlussfolgern (4\u00a0Fragen) und das meiste vom quantitativen Schlussfolgern (4\u00a0Fragen)',
      },
      Gc: {
        name: 'Wissen und Sprach\u00adverständnis',
        also: 'kristalline Intelligenz',
        meaning: 'Wörter und Wissen der eigenen Kultur.',
        note: 'kristalline Intelligenz (4\u00a0Fragen)',
      },
      Gv: {
        name: 'Visuelle Verarbeitung',
        meaning: 'Formen vorstellen und drehen.',
        note: 'visuell-räumliche Verarbeitung (4\u00a0Fragen)',
      },
      Gwm: {
        name: 'Kapazität des Arbeits\u00adgedächtnisses',
        meaning: 'Etwas im Kopf behalten und zugleich damit arbeiten.',
        note: 'Arbeitsgedächtnis (4\u00a0Fragen; die Frage bleibt sichtbar)',
      },
      Gq: {
        name: 'Mathematisches Wissen',
        meaning: 'Was man in Mathematik gelernt hat.',
        note: 'für einige Zahlenfragen nötig',
      },
      Grw: {
        name: 'Lesen und Schreiben',
        meaning: 'Geschick mit geschriebener Sprache.',
        note: 'lesen muss man für den Test trotzdem',
      },
      Gkn: { name: 'Fachwissen', meaning: 'Können auf einem Gebiet.' },
      Gl: { name: 'Lernfähigkeit', meaning: 'Neues aufnehmen und behalten.' },
      Gr: { name: 'Abrufflüssigkeit', meaning: 'Gewusstes schnell hervorholen.' },
      Gs: {
        name: 'Verarbeitungs\u00adgeschwindigkeit',
        meaning: 'Einfache Aufgaben schnell und fehlerfrei.',
        note: 'die Zeit ist begrenzt, aber Tempo wird nicht bewertet',
      },
      Gt: { name: 'Reaktions- und Entscheidungs\u00adtempo', meaning: 'Wie schnell man reagiert.' },
      Gps: { name: 'Psycho\u00admotorisches Tempo', meaning: 'Wie schnell man sich bewegt.' },
      Ga: { name: 'Auditive Verarbeitung', meaning: 'Klänge unterscheiden.' },
      Go: { name: 'Geruchs\u00adfähigkeiten', meaning: 'Riechen.' },
      Gh: { name: 'Tastfähigkeiten', meaning: 'Ertasten.' },
      Gk: { name: 'Kinästhetische Fähigkeiten', meaning: 'Die eigene Bewegung spüren.' },
      Gp: { name: 'Psycho\u00admotorische Fähigkeiten', meaning: 'Sich genau bewegen.' },
      Gei: {
        name: 'Emotionale Intelligenz',
        meaning: 'Gefühle bemerken und mit ihnen umgehen.',
        note: 'im Modell vorläufig',
      },
    },
  },
});
