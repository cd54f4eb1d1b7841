import type { ServedMessages } from '../../messages.ts';

export { later } from './later.ts';

export const served: ServedMessages = {
  shared: {
    title: '{{iq}} au {{name}}\u00a0: votre propre résultat pour {{price}}',
    heading: 'Un résultat partagé du {{name}}',
    description:
      'Quelqu’un partage un résultat du {{name}}\u00a0: {{iq}}, rang centile {{percentile}}. Répondez aux mêmes questions et voyez où vous vous situez.',
    tooFast:
      'Ces réponses ont été données en moins de temps qu’il n’en faut pour lire les questions. Ce score en dit peu sur la personne.',
    percentileMeaning:
      'Score supérieur à celui d’environ {{percent}} de la population, d’après la table de ce test.',
    interval: 'La vraie valeur se situe entre {{low}} et {{high}} dans environ deux cas sur trois.',
    take: 'Passer le {{name}} à votre tour',
    missingTitle: 'Oups\u00a0! Page introuvable',
    missingText:
      'Il n’y a pas de résultat partagé à cette adresse\u00a0: le lien est incomplet, ou la personne à qui appartient le résultat l’a retiré.',
    home: 'Retour à l’accueil',
    pictureAlt: 'Une courbe en cloche de l’échelle du QI, où {{iq}} est marqué, rang centile {{percentile}}.',
    pictureInvite: 'Et vous, où vous situez-vous\u00a0?',
    pictureTooFast: 'Répondu trop vite pour en dire beaucoup',
  },
};
