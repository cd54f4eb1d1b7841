import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  score: 'QI estimé',
  categoryValue: '{{correct}}, {{performance}}',
  disclaimer:
    'Ce résultat est une estimation, à titre récréatif et éducatif uniquement. Il ne s’agit pas d’une évaluation clinique ou professionnelle.',
  /** After the number of correct answers, in the same line. */
  performance: {
    Strong: 'point fort',
    Average: 'dans la moyenne',
    'Needs Improvement': 'à améliorer',
  },
};
