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
  fr: {
    norms: 'Âge des normes',
    sample: 'Taille de l’échantillon',
    people: '{{people}}\u00a0personnes',
    kind: 'Type de tâche',
    kinds: { fluid: 'Fluide', spatial: 'Spatiale', fullScale: 'Test complet', crystallized: 'Cristallisée' },
    gain: '{{points}} par an',
    published: 'telle que publiée',
    corrected: 'après correction',
    sentence:
      'En points\u00a0: {{correction}} de moins que la valeur publiée. Avec {{people}}\u00a0personnes tirées au sort, le hasard seul permet toute valeur de {{low}} à {{high}}.',
    asked: 'Qui a été interrogé\u00a0: pas de curseur.',
    noSlider: 'Si l’échantillon ne reflète pas le pays, aucune taille n’y remédie.',
  },
  es: {
    norms: 'Antigüedad de los baremos',
    sample: 'Tamaño de la muestra',
    people: '{{people}} personas',
    kind: 'Tipo de tareas',
    kinds: {
      fluid: 'Fluidas',
      spatial: 'Espaciales',
      fullScale: 'Test completo',
      crystallized: 'Cristalizadas',
    },
    gain: '{{points}} al año',
    published: 'según lo publicado',
    corrected: 'tras la corrección',
    sentence:
      '{{correction}} puntos menos de lo publicado. Con {{people}} personas elegidas por sorteo, el azar por sí solo admite cualquier valor entre {{low}} y {{high}}.',
    asked: 'A quién se evaluó: para eso no hay control.',
    noSlider: 'Si la muestra no refleja el país, ningún tamaño de muestra lo arregla.',
  },
  ar: {
    norms: 'عمر المعايير',
    sample: 'حجم العينة',
    people: '{{people}} من الأشخاص',
    kind: 'نوع الأسئلة',
    kinds: {
      fluid: 'استدلال سائل',
      spatial: 'إدراك مكاني',
      fullScale: 'اختبار كامل',
      crystallized: 'ذكاء متبلور',
    },
    gain: '{{points}} في السنة',
    published: 'كما نُشر',
    corrected: 'بعد التصحيح',
    sentence:
      'أقل من المنشور بمقدار {{correction}} درجة. ومع اختيار {{people}} من الأشخاص عشوائيًا، تسمح الصدفة وحدها بأي قيمة من {{low}} إلى {{high}}.',
    asked: 'من شملتهم العينة: لا شريط تمرير لذلك.',
    noSlider: 'فإذا لم تمثّل العينة البلد، فلن يعالج ذلك أي حجم.',
  },
});
