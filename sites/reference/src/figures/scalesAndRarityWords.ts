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
  fr: {
    iq: 'QI (écart-type ou ET\u00a0: 15)',
    scale: 'ET\u00a0{{deviation}}',
    share: 'des gens ont un score plus bas',
    oneIn: '1 sur {{oneIn}}',
    above: 'a un score aussi haut ou plus haut',
    below: 'a un score aussi bas ou plus bas',
    inSample: 'de ces personnes dans un échantillon d’étalonnage de {{size}}',
    columns: ['Part au-dessous', '1 sur … au-dessus', 'Sur {{size}}'],
  },
  es: {
    iq: 'CI (escala con DE 15)',
    scale: 'DE {{deviation}}',
    share: 'de las personas puntúan más bajo',
    oneIn: '1 de cada {{oneIn}}',
    above: 'tiene esta puntuación o una más alta',
    below: 'tiene esta puntuación o una más baja',
    inSample: 'de esas personas en una muestra de baremación de {{size}}',
    columns: ['Por debajo', '1 de cada … por encima', 'De {{size}}'],
  },
  ar: {
    iq: 'درجة الذكاء (مقياس انحرافه المعياري 15)',
    scale: 'انحراف {{deviation}}',
    share: 'من الناس درجاتهم أقل',
    oneIn: '1 من كل {{oneIn}}',
    above: 'درجته هذه أو أعلى منها',
    below: 'درجته هذه أو أدنى منها',
    inSample: 'منهم في عينة تقنين حجمها {{size}}',
    columns: ['نسبة من هم أدنى', '1 من كل … أعلى', 'من {{size}}'],
  },
});
