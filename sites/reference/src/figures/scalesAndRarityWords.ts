import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the scales. `{{names}}` are those of its facts. */
export const scalesAndRarityWords = defineWords({
  en: {
    iq: 'IQ (scale with SD 15)',
    scale: 'SD {{deviation}}',
    /** Words after each number. */
    share: 'of people score lower',
    oneIn: '1 in {{oneIn}}',
    above: 'scores this high or higher',
    below: 'scores this low or lower',
    inSample: 'of them in a norm sample of {{size}}',
    /** Columns of the table, after those of the scales. */
    columns: ['Share below', '1 in … above', 'Of {{size}}'],
  },
  de: {
    iq: 'IQ (Skala mit SD 15)',
    scale: 'SD {{deviation}}',
    share: 'der Menschen liegen darunter',
    oneIn: '1 von {{oneIn}}',
    above: 'liegt so hoch oder höher',
    below: 'liegt so tief oder tiefer',
    inSample: 'davon in einer Normstichprobe von {{size}}',
    columns: ['Anteil darunter', '1 von … darüber', 'Von {{size}}'],
  },
});
