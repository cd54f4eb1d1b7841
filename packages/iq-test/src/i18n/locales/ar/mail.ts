import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  preview: 'درجتك ورتبتك المئينية وقدراتك',
  date: 'اختبار بتاريخ {{date}}',
  privateLink: 'فتح نتيجتك على أي جهاز',
  privateLinkNote: 'تُحفظ هذه الرسالة لك وحدك: فكل من لديه الرابط الخاص يمكنه رؤية نتيجتك.',
  page: 'صفحتك العامة',
  why: 'أُرسلت هذه الرسالة لأن أحدهم أدخل هذا العنوان في صفحة نتيجته. إن لم يكن ذلك بطلب منك، فلا داعي لفعل أي شيء.',
  score: 'درجة الذكاء (IQ)',
  categoryValue: '{{correct}}، {{performance}}',
  disclaimer: 'هذه النتيجة تقديرية، وهي للترفيه والتثقيف فقط. وليست تقييمًا سريريًا ولا مهنيًا.',
  performance: { Strong: 'أداء قوي', Average: 'أداء متوسط', 'Needs Improvement': 'بحاجة إلى تحسين' },
};
