import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the moving average. `{{names}}` are those of its facts. */
export const movingAverageWords = defineWords({
  en: {
    norms: 'Age of the norms',
    sample: 'Sample size',
    people: '{{people}} people',
    kind: 'Kind of task',
    kinds: { fluid: 'Fluid', spatial: 'Spatial', fullScale: 'Full scale', crystallized: 'Crystallized' },
    gain: '{{points}} a year',
    published: 'as published',
    corrected: 'after correction',
    sentence:
      '{{correction}} points less than published. With {{people}} people asked at random, chance alone allows for anything from {{low}} to {{high}}.',
    asked: 'Who was asked: no slider.',
    noSlider: 'If the sample does not mirror the country, no sample size repairs it.',
  },
  de: {
    norms: 'Alter der Normen',
    sample: 'Stichprobe',
    people: '{{people}} Personen',
    kind: 'Aufgabenart',
    kinds: { fluid: 'Fluid', spatial: 'Räumlich', fullScale: 'Gesamttest', crystallized: 'Kristallin' },
    gain: '{{points}} im Jahr',
    published: 'wie veröffentlicht',
    corrected: 'nach der Korrektur',
    sentence:
      '{{correction}} Punkte weniger als veröffentlicht. Bei {{people}} zufällig Befragten lässt allein der Zufall alles von {{low}} bis {{high}} zu.',
    asked: 'Wer gefragt wurde: kein Regler.',
    noSlider: 'Bildet die Stichprobe das Land nicht ab, hilft auch keine größere.',
  },
});
