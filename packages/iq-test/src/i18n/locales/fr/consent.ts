import type { ConsentMessages } from '../../messages.ts';

export const consent: ConsentMessages = {
  bannerTitle: 'Nous respectons votre vie privée',
  bannerText:
    'Les cookies améliorent la navigation, personnalisent les contenus et mesurent l’audience (<privacy>politique de confidentialité</privacy>). Avant votre choix, seuls les nécessaires sont déposés.',
  onlyNecessary: 'Ce site n’utilise que ceux-ci.',
  privacySignal:
    'Votre navigateur envoie Global Privacy Control : audience et publicité restent désactivées sauf choix contraire.',
  acceptAll: 'Accepter tous les cookies',
  rejectAll: 'Tout refuser',
  customize: 'Personnaliser',
  closeBanner: 'Fermer sans choisir',
  dialogTitle: 'Vos choix de cookies',
  dialogText:
    'Activez ce que vous acceptez. Vous pouvez changer d’avis à tout moment avec le bouton des cookies, en bas de page. <privacy>Politique de confidentialité</privacy>',
  dialogFailed:
    'Vos choix de cookies n’ont pas pu être chargés. Vérifiez votre connexion et rechargez la page.',
  closeDialog: 'Fermer',
  savePreferences: 'Enregistrer mes choix',
  acceptAllShort: 'Tout accepter',
  settings: 'Gérer les cookies',
  saveReceipt: 'Télécharger un justificatif de vos choix',
  alwaysOn: 'Toujours actifs',
  notInUse: 'Non utilisés sur ce site pour le moment',
  examples: 'Exemples : {{examples}}',
  categories: {
    necessary: {
      name: 'Nécessaires',
      description:
        'Assurent le fonctionnement du site et gardent ce choix en mémoire. Sans eux, le site ne peut pas remplir son rôle.',
      examples: 'ce que vous avez commencé ici, ce choix de cookies',
    },
    analytics: {
      name: 'Mesure d’audience',
      description: 'Comptent les visites et nous montrent quelles pages posent problème.',
      examples: 'pages vues, provenance des visiteurs',
    },
    marketing: {
      name: 'Publicité',
      description:
        'Permettent de savoir si nos publicités touchent leur public et de vous proposer des annonces pertinentes.',
      examples: 'visites qui suivent une publicité',
    },
    preferences: {
      name: 'Préférences',
      description: 'Mémorisent les choix qui rendent le site plus confortable pour vous.',
      examples: 'langue, apparence',
    },
  },
};
