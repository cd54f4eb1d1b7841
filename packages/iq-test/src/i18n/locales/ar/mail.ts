import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  score: 'درجة الذكاء (IQ)',
  categoryValue: '{{correct}}، {{performance}}',
  disclaimer: 'هذه النتيجة تقديرية، وهي للترفيه والتثقيف فقط. وليست تقييمًا سريريًا ولا مهنيًا.',
  performance: { Strong: 'أداء قوي', Average: 'أداء متوسط', 'Needs Improvement': 'بحاجة إلى تحسين' },
};
