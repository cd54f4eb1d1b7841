import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  preview: 'Votre QI estimé, votre rang percentile et vos aptitudes',
  date: 'Test du {{date}}',
  privateLink: 'Ouvrir vos résultats sur n’importe quel appareil',
  privateLinkNote:
    'Gardez cet e-mail pour vous\u00a0: toute personne qui a le lien privé peut voir vos résultats.',
  page: 'Votre page publique',
  why: 'Cet e-mail a été envoyé parce que quelqu’un a saisi cette adresse sur la page de ses résultats. Si ce n’était pas vous, vous n’avez rien à faire.',
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
