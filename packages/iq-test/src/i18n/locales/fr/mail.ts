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
  receipt: {
    subject: 'Reçu de la commande {{number}}',
    preview: 'Votre achat et votre droit de rétractation',
    demo: 'C’était un paiement de démonstration\u00a0: aucune somme n’a été débitée.',
    number: 'Numéro de commande',
    date: 'Date',
    item: 'Prestation',
    amount: 'Montant',
    tax: 'Taxe',
    seller: 'Vendeur',
    withdraw: 'Renoncer au contrat ici',
    once: 'Vous avez payé une seule fois. Rien ne se renouvelle.',
    right:
      'Vous pouvez vous rétracter de ce contrat jusqu’à la fin du {{date}} (UTC), sans donner de motif. Utilisez le lien ci-dessus et indiquez le numéro de commande. Vous êtes remboursé par le moyen de paiement que vous avez utilisé.',
    consent:
      'Le {{date}}, vous avez demandé à recevoir vos résultats tout de suite et confirmé que vous perdez ainsi votre droit de rétractation. Nous vous le confirmons ici.',
  },
  withdrawal: {
    subject: 'Nous avons reçu votre rétractation',
    preview: 'Votre déclaration, avec la date et l’heure',
    received: 'Reçue le',
    declaration: 'Déclaration',
    words: 'Je me rétracte du contrat indiqué ici.',
    name: 'Nom',
    contract: 'Contrat',
    email: 'Adresse e-mail',
    seller: 'Vendeur',
    next: 'Gardez cet e-mail\u00a0: il montre ce que vous avez déclaré et quand. Nous vérifions maintenant votre déclaration. Si vous avez le droit de vous rétracter, vous êtes remboursé sous 14\u00a0jours par le moyen de paiement que vous avez utilisé.',
    why: 'Cet e-mail a été envoyé parce que quelqu’un a saisi cette adresse sur notre page de rétractation. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
};
