import type { MailMessages } from '../../messages.ts';

export const mail: MailMessages = {
  subject: 'نتيجتك في {{name}}',
  tooFast: 'أجبت في وقت أقل مما تستغرقه قراءة الأسئلة، لذا لا تقول هذه النتيجة الكثير عنك.',
  score: 'درجة الذكاء (IQ)',
  percentile: 'الرتبة المئينية',
  correct: 'الإجابات الصحيحة',
  correctValue: '{{correct}} من {{total}}',
  categoryValue: '{{correct}}، {{performance}}',
  average: 'متوسط درجات الذكاء',
  categoriesTitle: 'تحليل القدرات المعرفية',
  disclaimer: 'هذه النتيجة تقديرية، وهي للترفيه والتثقيف فقط. وليست تقييمًا سريريًا ولا مهنيًا.',
  labels: {
    Genius: 'مستوى العبقرية',
    'Very Superior': 'مستوى متفوق جدًا',
    Superior: 'مستوى متفوق',
    'High Average': 'مستوى فوق المتوسط',
    Average: 'مستوى متوسط',
    'Low Average': 'مستوى دون المتوسط',
    Borderline: 'مستوى حدّي',
    'Extremely Low': 'مستوى منخفض جدًا',
  },
  categories: {
    'fluid-reasoning': 'الاستدلال السائل',
    'quantitative-reasoning': 'الاستدلال الكمي',
    'crystallized-intelligence': 'الذكاء المتبلور',
    'visual-spatial-processing': 'المعالجة البصرية المكانية',
    'working-memory': 'الذاكرة العاملة',
  },
  performance: { Strong: 'أداء قوي', Average: 'أداء متوسط', 'Needs Improvement': 'بحاجة إلى تحسين' },
};
