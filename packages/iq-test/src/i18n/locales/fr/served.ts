import type { ServedMessages } from '../../messages.ts';

export { later } from './later.ts';

export const served: ServedMessages = {
  shared: {
    title: '{{iq}} au {{name}}\u00a0: votre propre résultat pour {{price}}',
    heading: 'Un résultat partagé du {{name}}',
    description:
      'Quelqu’un partage un résultat du {{name}}\u00a0: {{iq}}, rang percentile {{percentile}}. Passez le test et voyez où vous vous situez.',
    tooFew: 'Moins de la moitié des questions ont reçu une réponse. Ce score en dit peu sur la personne.',
    tooFast:
      'Ces réponses ont été données en moins de temps qu’il n’en faut pour lire les questions. Ce score en dit peu sur la personne.',
    percentileMeaning:
      'Score supérieur à celui d’environ {{percent}} de la population, d’après la table de ce test.',
    interval: 'La vraie valeur se situe entre {{low}} et {{high}} dans environ deux cas sur trois.',
    take: 'Passer le {{name}} à votre tour',
    withdrawnTitle: 'Ce résultat n’est plus public',
    withdrawnText: 'Il a été retiré. La personne qui vous a envoyé le lien peut vous en dire plus.',
    missingTitle: 'Oups\u00a0! Page introuvable',
    missingText:
      'Il n’y a pas de résultat partagé à cette adresse\u00a0: le lien est incomplet, ou la personne à qui appartient le résultat l’a retiré.',
    home: 'Retour à l’accueil',
    pictureAlt:
      'Une courbe en cloche de l’échelle du QI, où {{iq}} est marqué, rang percentile {{percentile}}.',
    pictureInvite: 'Et vous, où vous situez-vous\u00a0?',
    picture: {
      tooFew: 'Trop peu de réponses pour en dire beaucoup',
      tooFast: 'Répondu trop vite pour en dire beaucoup',
    },
  },
  certificate: {
    title: 'Certificat d’un résultat au {{name}}',
    date: 'Date du test',
    interval: 'Intervalle à 68\u00a0%',
    intervalValue: 'de {{low}} à {{high}}',
    set: 'Série de questions',
    sets: {
      main: 'Principale',
      advanced: 'Avancée',
      visual: 'Visuelle',
      extended: 'Étendue',
      fresh: 'Inédite',
      parallel: 'Parallèle',
    },
    code: 'Code',
    nameless:
      'Ce certificat confirme un résultat, pas une personne\u00a0: personne n’a vérifié qui a répondu. Un nom qui y figure a été ajouté par la personne qui l’a imprimé.',
    checkAt: 'À vérifier sur {{address}}',
    nameLabel: 'Nom pour la feuille imprimée, si vous en souhaitez un',
    nameHint: 'Il reste sur cette page\u00a0: rien ne l’envoie ni ne l’enregistre.',
    howToPrint:
      'Le nom figure sur l’impression, y compris dans un PDF enregistré depuis la fenêtre d’impression. Le fichier ci-dessous ne porte pas de nom.',
    print: 'Imprimer ou enregistrer en PDF',
    formTitle: 'Vérifier un certificat',
    formText: 'Saisissez le code du certificat pour voir ce qu’il confirme.',
    codeLabel: 'Code du certificat',
    codeHint: '20 lettres et chiffres. Les majuscules, les espaces et les tirets sont sans importance.',
    codeCheck: 'Vérifier le certificat',
    pdf: 'Télécharger le PDF',
    toPrint: 'Ouvrir la feuille à imprimer',
    genuine: 'Ce certificat est authentique',
    genuineText: 'Il a été établi ici et dit ceci, rien de plus. Comparez-le avec le papier.',
    withdrawnTitle: 'Ce certificat n’est pas valable',
    withdrawnText:
      'Le code est exact, mais le certificat a été retiré. La personne qui vous l’a remis peut vous en dire plus.',
    missingTitle: 'Aucun certificat ne porte ce code',
    missingText:
      'Comparez le code avec le papier, caractère par caractère. S’il est identique, le certificat a été retiré ou n’a pas été établi ici.',
  },
};
