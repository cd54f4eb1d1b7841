import { defineWords } from '../../words/defineWords.ts';

/** The words of the option table. */
export const optionWords = defineWords({
  en: {
    title: 'Options by score',
    hint: 'The table shows which option is right. That you looked goes into the audit log.',
    show: 'Show the options',
    caption: 'How often each option was chosen, by thirds of the score',
    option: 'Option',
    right: 'right',
    unanswered: 'No answer',
    tests: 'Tests',
    thirds: { upper: 'Upper third', middle: 'Middle third', lower: 'Lower third' },
    score: '{{score}} right',
    scores: '{{low}}–{{high}} right',
    explanation:
      'The right option should be chosen most by the upper third, and each wrong one most by the lower. Equal scores stay in one third, so the thirds are not quite equal.',
  },
  de: {
    title: 'Optionen nach Ergebnis',
    hint: 'Die Tabelle zeigt, welche Option richtig ist. Dass Sie nachgesehen haben, steht danach im Protokoll.',
    show: 'Optionen zeigen',
    caption: 'Wie oft jede Option gewählt wurde, nach Dritteln des Ergebnisses',
    option: 'Option',
    right: 'richtig',
    unanswered: 'Keine Antwort',
    tests: 'Tests',
    thirds: { upper: 'Oberes Drittel', middle: 'Mittleres Drittel', lower: 'Unteres Drittel' },
    score: '{{score}} richtig',
    scores: '{{low}}–{{high}} richtig',
    explanation:
      'Die richtige Option sollte das obere Drittel am häufigsten wählen, jede falsche das untere. Gleiche Ergebnisse bleiben in einem Drittel, daher sind die Drittel nicht ganz gleich groß.',
  },
});
