import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the line that is passed twice. */
export const passedTwiceWords = defineWords({
  en: {
    cutoff: 'Cut-off',
    /** Beside each cut-off; `{{first}}` is a fact. */
    reached: '{{first}} of 1,000',
    reliability: 'Reliability',
    marks: {
      retest: 'same test, three years later, one study',
      manuals:
        'total scores of long individual tests, as their manuals report (WISC-\u2060V 0.96, WAIS-\u2060IV 0.98)',
    },
    /** `{{names}}` in these are those of the facts. */
    share: '{{share}}%',
    sentence:
      'of the children who reach {{cutoff}} in the first test reach it again in the second. Of 1,000 children, that is {{both}} of {{first}}; the other {{once}} do not.',
    bothTimes: 'both times',
    firstOnly: 'first time only',
    rounded: 'Each dot is one child out of 1,000 who reaches the line in the first test; rounded.',
    table: {
      caption: 'Of 1,000 children',
      group: 'Cut-off {{cutoff}}',
      columns: ['Relia\u00adbility', 'First test', 'Both times', 'First only', 'Share again'],
    },
  },
  de: {
    cutoff: 'Grenze',
    reached: '{{first}} von 1.000',
    reliability: 'Zuverlässigkeit',
    marks: {
      retest: 'derselbe Test, drei Jahre später, eine Studie',
      manuals:
        'Gesamtwerte langer Einzeltests laut ihren Handbüchern (WISC-\u2060V 0,96, WAIS-\u2060IV 0,98, amerikanische Ausgaben)',
    },
    share: '{{share}} %',
    sentence:
      'der Kinder, die im ersten Test auf {{cutoff}} kommen, kommen im zweiten wieder darauf. Von 1.000 Kindern sind das {{both}} von {{first}}; die anderen {{once}} nicht.',
    bothTimes: 'beide Male',
    firstOnly: 'nur beim ersten Mal',
    rounded: 'Jeder Punkt steht für ein Kind von 1.000, das im ersten Test die Grenze erreicht; gerundet.',
    table: {
      caption: 'Von 1.000 Kindern',
      group: 'Grenze {{cutoff}}',
      columns: [
        'Zuver\u00adlässig\u00adkeit',
        'Erster Test',
        'Beide Male',
        'Nur erstes Mal',
        'Wieder erreicht',
      ],
    },
  },
  fr: {
    cutoff: 'Seuil',
    reached: '{{first}} sur 1\u202f000',
    reliability: 'Fidélité',
    marks: {
      retest: 'même test, trois ans plus tard, une étude',
      manuals:
        'scores totaux de longs tests individuels, d’après leurs manuels américains (WISC-\u2060V 0,96, WAIS-\u2060IV 0,98)',
    },
    share: '{{share}}\u00a0%',
    sentence:
      'des enfants qui atteignent {{cutoff}} au premier test l’atteignent de nouveau au second. Sur 1\u202f000\u00a0enfants, cela en fait {{both}} sur {{first}}\u00a0; les {{once}} autres, non.',
    bothTimes: 'les deux fois',
    firstOnly: 'la première fois seulement',
    rounded:
      'Chaque point représente un enfant qui, parmi 1\u202f000, atteint le seuil au premier test\u00a0; valeurs arrondies.',
    table: {
      caption: 'Sur 1\u202f000\u00a0enfants',
      group: 'Seuil {{cutoff}}',
      columns: ['Fidé\u00adlité', 'Premier test', 'Les deux fois', 'Premier seul', 'Part confir\u00admée'],
    },
  },
  es: {
    cutoff: 'Punto de corte',
    reached: '{{first}} de 1000',
    reliability: 'Fiabilidad',
    marks: {
      retest: 'el mismo test, tres años después, un estudio',
      manuals:
        'puntuaciones totales de test individuales largos, según sus manuales (WISC-\u2060V 0,96; WAIS-\u2060IV 0,98)',
    },
    share: '{{share}}\u00a0%',
    sentence:
      'de los niños que llegan a {{cutoff}} en el primer test vuelven a llegar en el segundo. De 1000 niños, son {{both}} de {{first}}; los otros {{once}} no.',
    bothTimes: 'las dos veces',
    firstOnly: 'solo la primera vez',
    rounded: 'Cada punto es un niño, de 1000, que llega a la línea en el primer test; cifras redondeadas.',
    table: {
      caption: 'De 1000 niños',
      group: 'Punto de corte {{cutoff}}',
      columns: ['Fiabi\u00adlidad', 'Primer test', 'Las dos veces', 'Solo la primera', 'Vuelven a llegar'],
    },
  },
  ar: {
    cutoff: 'الحد الفاصل',
    reached: '{{first}} من 1,000',
    reliability: 'الثبات',
    marks: {
      retest: 'الاختبار نفسه بعد ثلاث سنوات، دراسة واحدة',
      manuals:
        'الدرجات الكلية لاختبارات فردية طويلة، كما يذكرها دليل كل منها (0.96 في WISC-\u2060V و0.98 في WAIS-\u2060IV)',
    },
    share: '{{share}}%',
    sentence:
      'من الأطفال الذين يبلغون {{cutoff}} في الاختبار الأول يبلغونها مرة أخرى في الثاني. ومن كل 1,000 طفل يكون هؤلاء {{both}} من {{first}}؛ أما الباقون، وعددهم {{once}}، فلا يبلغونها.',
    bothTimes: 'في المرتين',
    firstOnly: 'في المرة الأولى فقط',
    rounded: 'كل نقطة تمثّل طفلًا واحدًا من 1,000 يبلغ الحد في الاختبار الأول؛ والأرقام مقرَّبة.',
    table: {
      caption: 'من كل 1,000 طفل',
      group: 'الحد الفاصل {{cutoff}}',
      columns: ['الثبات', 'الاختبار الأول', 'في المرتين', 'الأولى فقط', 'نسبة من يبلغونه ثانيةً'],
    },
  },
});
