import type { LaterMessages } from '../../messages.ts';

/** `_many` is the form for whole millions. */
export const later: LaterMessages = {
  errors: {
    payment_required: 'Le paiement de ces résultats ne nous est pas encore parvenu.',
    shared_result_not_found: 'Ce résultat partagé n’existe pas ou a été supprimé.',
    checkout_not_found: 'Cette page de paiement n’existe plus.',
    session_not_finished: 'Terminez d’abord le test.',
    already_paid: 'Ce test est déjà payé. Rechargez la page pour voir vos résultats.',
    checkout_closed: 'Ce paiement est déjà clos.',
    too_many_emails: 'Le nombre maximal d’envois de ces résultats par e-mail est atteint.',
    payment_provider_failed: 'La session de paiement n’a pas pu être créée',
    payment_processing: 'Votre paiement est en cours. Vos résultats s’ouvriront dès qu’il sera confirmé.',
    payment_disputed:
      'Votre banque a contesté le paiement de ce test. Il ne peut pas être payé de nouveau avant que cela soit réglé.',
    webhook_refused: 'Le serveur n’a pas accepté ce message.',
    email_not_found: 'Cet e-mail n’existe pas, ou sa demande est trop ancienne.',
    too_many_emails_to_address:
      'Cette adresse a déjà reçu le nombre maximal d’e-mails autorisé en 24 heures. Réessayez demain ou imprimez vos résultats.',
    too_many_emails_today:
      'Plus aucun e-mail ne peut être envoyé pour le moment. Réessayez demain ou imprimez vos résultats.',
  },
  payment: {
    title: 'Test terminé\u00a0!',
    lead: 'Vos réponses sont enregistrées et votre score est calculé. Il reste une étape.',
    leadTimeUp: 'Le temps est écoulé et vos réponses sont enregistrées. Il reste une étape.',
    answered: 'Réponses données',
    answeredValue: '{{answered}} / {{total}}',
    duration: 'Durée du test',
    durationValue_one: '{{count}} minute',
    durationValue_many: '{{count}} de minutes',
    durationValue_other: '{{count}} minutes',
    timeUsed: 'Temps passé',
    tooFew: 'Vous avez répondu à {{answered}} questions sur {{total}}. Le résultat en dira peu sur vous.',
    tooFast:
      'Vous avez répondu en moins de temps qu’il n’en faut pour lire les questions. Le résultat en dira peu sur vous.',
    goBackUntil: 'Le chronomètre tourne encore. Vous pouvez revenir jusqu’à {{time}}.',
    goBack: 'Revenir au test',
    goBackFailed: 'Le test ne peut pas être repris',
    receiveTitle: 'Ce que vous recevez',
    receiveScore: 'Une estimation de votre QI',
    receivePercentile: 'Votre rang percentile dans la population générale',
    percentileSource: '(d’après la table de ce test, et non des personnes testées)',
    receiveExplanation: 'Une explication détaillée de votre résultat et de chaque question',
    receiveEmail: 'La possibilité de recevoir vos résultats par e-mail',
    order:
      'Vous commandez le résultat de ce test\u00a0: QI, rang percentile, toutes les aptitudes et toutes les solutions.',
    consent:
      'Je demande mon résultat tout de suite, avant la fin du délai de rétractation, et je sais que je perds mon <withdrawal>droit de rétractation</withdrawal> dès qu’il s’ouvre.',
    consentMissing: 'Cochez cette case pour voir votre résultat tout de suite.',
    price: 'Paiement unique',
    demo: 'Ceci est une démonstration\u00a0: aucun argent ne circule. N’indiquez pas de vraie carte.',
    pay: 'Payer {{price}} et voir les résultats',
    payBusy: 'Ouverture de la page de paiement…',
    payHere: 'La page de paiement s’ouvre dans cet onglet.',
    seller: 'Vendu par {{seller}}.',
    once: 'Un seul paiement, rien ne se renouvelle.',
    means: 'Par carte, Apple Pay ou Google Pay, avec Stripe.',
    refund:
      'Dans un délai de {{period}}, vous pouvez <withdrawal>vous rétracter</withdrawal> et être remboursé.',
    agreement:
      'En payant, vous acceptez les <terms>conditions générales</terms> et reconnaissez avoir pris connaissance de la <privacy>politique de confidentialité</privacy>.',
    entertainment: 'Le résultat n’a qu’une valeur récréative et éducative.',
    waiting: 'En attente de votre paiement dans l’autre fenêtre…',
    showWindow: 'Afficher la fenêtre de paiement',
    closed:
      'La fenêtre de paiement a été fermée. Si vous avez payé, vos résultats s’afficheront ici automatiquement.',
    canceled: 'Vous avez annulé le paiement. Rien n’a été débité.',
    confirming: 'Vérification de votre paiement…',
    processing:
      'Votre paiement est en cours\u00a0: votre banque a besoin de quelques jours. Vos résultats s’ouvriront ici d’eux-mêmes, même si vous revenez plus tard sur cet appareil.',
    failed:
      'Votre banque n’a pas exécuté le paiement. Rien n’a été débité\u00a0; vous pouvez payer de nouveau.',
    refunded: 'Votre paiement vous a été remboursé. Pour voir vos résultats, vous pouvez payer de nouveau.',
    disputed:
      'Votre banque a contesté votre paiement\u00a0: vos résultats restent fermés jusqu’à ce que cela soit réglé.',
    checkAgain: 'Vérifier de nouveau',
    linkTitle: 'Gardez un lien privé',
    linkText:
      'Ce navigateur pourrait oublier votre test avant que votre banque ait décidé. Un lien privé ouvre vos résultats sur n’importe quel appareil.',
    linkMake: 'Créer un lien privé',
    linkLabel: 'Votre lien privé',
    linkKeep:
      'Conservez-le à un endroit sûr, par exemple dans un e-mail que vous vous envoyez. Toute personne qui a ce lien peut voir vos résultats.',
    linkFailed: 'Le lien n’a pas pu être créé. Veuillez réessayer plus tard.',
    popupTitle: 'Paiement sécurisé',
    popupLoading: 'Préparation de la page de paiement sécurisée…',
    popupFailed: 'La page de paiement sécurisée n’a pas pu être ouverte.',
    popupRetry: 'Réessayer',
    blockedTitle: 'Fenêtre pop-up bloquée',
    blockedText: 'Veuillez autoriser les fenêtres pop-up pour effectuer le paiement.',
    errorTitle: 'Erreur de paiement',
    errorFallback: 'Impossible d’ouvrir la page de paiement',
    errorCreate: 'La session de paiement n’a pas pu être créée',
    errorNoUrl: 'L’adresse de la page de paiement n’a pas été reçue',
  },
  sample: {
    title: 'Exemple de rapport',
    note: 'Données inventées, et non le résultat d’une vraie personne. «\u00a0Vous\u00a0» y désigne cette personne imaginaire.',
    question: 'Quelle figure complète la grille\u00a0?',
    explanation:
      'Chaque ligne garde la même forme\u00a0: carré, cercle, triangle. Chaque colonne garde le même trait\u00a0: continu, en pointillé, plein. La troisième ligne contient des triangles et la troisième colonne des figures pleines\u00a0: il manque donc un triangle plein.',
    words: {
      score: 'Exemple\u00a0: QI estimé',
      interval:
        'Dans environ deux cas sur trois, la valeur réelle de cet exemple se situe entre {{low}} et {{high}}.',
      percentile: 'Exemple\u00a0: rang percentile',
      figures: 'Exemple\u00a0: chiffres clés',
      curveYou: 'Exemple\u00a0: {{iq}}',
      curveWithInterval:
        'Exemple\u00a0: courbe en cloche de l’échelle de QI. La moyenne est de {{average}}. Le score inventé est de {{iq}}. Une bande de {{low}} à {{high}} contient la valeur réelle dans environ deux cas sur trois.',
      curveIntervalCaption:
        'L’échelle de QI habituelle\u00a0: moyenne {{average}}, écart-type {{deviation}}. La bande contient la valeur réelle dans environ deux cas sur trois.',
      categoriesTitle: 'Exemple\u00a0: les cinq aptitudes',
      reviewTitle: 'Exemple\u00a0: une question expliquée',
      reviewLead: 'Le rapport explique ainsi chaque question du test.',
      showAll: 'Afficher la solution',
      hideAll: 'Masquer la solution',
      yourAnswer: 'Réponse de cet exemple',
    },
  },
  results: {
    title: 'Vos résultats au {{name}}',
    tooFew: 'Vous avez répondu à moins de la moitié des questions. Ce score en dit peu sur vous.',
    tooFast:
      'Vous avez répondu en moins de temps qu’il n’en faut pour lire les questions. Ce score en dit peu sur vous.',
    score: 'QI estimé',
    interval: 'Dans environ deux cas sur trois, votre valeur réelle se situe entre {{low}} et {{high}}.',
    percentile: 'Rang percentile',
    percentileMeaning:
      'Score supérieur à celui d’environ {{percent}} de la population, d’après la table de ce test.',
    figures: 'Chiffres clés',
    correct: 'Bonnes réponses',
    correctValue: '{{correct}} sur {{total}}',
    average: 'QI moyen',
    timeUsed: 'Temps passé',
    timeAllowed: 'Temps accordé',
    timeAllowedValue: '{{time}} (× {{factor}})',
    labels: {
      Genius: 'Génie',
      'Very Superior': 'Très supérieur',
      Superior: 'Supérieur',
      'High Average': 'Moyen fort',
      Average: 'Moyen',
      'Low Average': 'Moyen faible',
      Borderline: 'Limite',
      'Extremely Low': 'Très faible',
    },
    curve:
      'Courbe en cloche de l’échelle de QI. La moyenne est de {{average}}. Votre score est de {{iq}}, dans la tranche de {{low}} à {{high}}.',
    curveYou: 'Votre score : {{iq}}',
    curveBand: 'Tranche {{low}}–{{high}}',
    curveAlone:
      'Courbe en cloche de l’échelle de QI. La moyenne est de {{average}}. Votre score est de {{iq}}.',
    curveAloneCaption: 'L’échelle de QI habituelle\u00a0: moyenne {{average}}, écart-type {{deviation}}.',
    curveWithInterval:
      'Courbe en cloche de l’échelle de QI. La moyenne est de {{average}}. Votre score est de {{iq}}. Une bande de {{low}} à {{high}} contient votre valeur réelle dans environ deux cas sur trois.',
    curveInterval: 'Probable\u00a0: {{low}}–{{high}}',
    curveIntervalCaption:
      'L’échelle de QI habituelle\u00a0: moyenne {{average}}, écart-type {{deviation}}. La bande contient votre valeur réelle dans environ deux cas sur trois.',
    curveAverage: 'Moyenne',
    curveCaption:
      'L’échelle de QI habituelle : moyenne {{average}}, écart-type {{deviation}}. La tranche comprend tous les scores auxquels votre part de points peut conduire.',
    how: 'Comment votre score est calculé',
    howLead: 'De vos réponses à un nombre, étape par étape.',
    pointsTitle: 'Points',
    pointsText:
      'Une question facile vaut 5 points, une question moyenne 7 ou 8, une question difficile 10. Vous en avez obtenu {{earned}} sur {{total}}, soit {{percent}}.',
    bandTitle: 'Tranche',
    bandText:
      'La table du modèle de cotation {{model}} fait correspondre à {{percent}} la tranche de {{low}} à {{high}}.',
    numberTitle: 'Nombre',
    numberText:
      'À l’intérieur de la tranche, le dernier chiffre est tiré au sort, une seule fois, à la fin du test. Pour vous, le résultat est {{iq}}, ici, dans l’e-mail et sur une page partagée. Deux personnes qui donnent les mêmes réponses peuvent avoir jusqu’à neuf points d’écart : fiez-vous à la tranche plus qu’au dernier chiffre.',
    marginTitle: 'Marge',
    marginText:
      '{{total}} questions ne sont qu’un petit échantillon de ce que vous savez faire. Avec d’autres questions du même type et un autre tirage, votre nombre serait différent, entre {{low}} et {{high}} dans environ deux cas sur trois. Ce test peut distinguer un résultat élevé d’un résultat bas, mais pas deux résultats séparés de quelques points.',
    outsideRange:
      'L’intervalle que nous annonçons va de {{low}} à {{high}}. La table va au-delà, et nous vous montrons son nombre tel quel.',
    disclaimer:
      'Ces résultats n’ont qu’une valeur récréative et éducative. Il ne s’agit pas d’un test d’intelligence clinique ou étalonné : sa table ne repose pas sur un échantillon représentatif, et aucune décision touchant à la santé, à la scolarité ou au travail ne doit se fonder sur ce score.',
    categoriesTitle: 'Analyse par catégorie cognitive',
    categoriesLead:
      'Chaque aptitude ne repose que sur une partie des questions\u00a0: un indice, pas un verdict.',
    categoryScore: '{{correct}} sur {{total}}',
    performance: {
      Strong: 'Point fort',
      Average: 'Dans la moyenne',
      'Needs Improvement': 'À améliorer',
    },
    categories: {
      'fluid-reasoning': {
        name: 'Raisonnement fluide',
        about: 'Trouver la règle dans une situation nouvelle.',
        Strong: 'Vous avez trouvé les règles sans recette à suivre.',
        Average:
          'Vous avez trouvé une partie des règles. Quand un motif résiste, examinez une propriété à la fois : forme, nombre, place, direction.',
        'Needs Improvement':
          'La plupart des règles sont restées cachées cette fois-ci. Dans les solutions ci-dessous, dites à voix haute ce qui change d’une étape à l’autre\u00a0; c’est une habitude qui s’acquiert.',
      },
      'quantitative-reasoning': {
        name: 'Raisonnement quantitatif',
        about: 'Manier les nombres : suites, parts et taux.',
        Strong: 'Vos calculs sont tombés juste, et cela contre la montre.',
        Average:
          'Une partie de vos calculs sont tombés juste. Dans une suite, notez les différences entre nombres voisins : elles livrent souvent la règle.',
        'Needs Improvement':
          'Les nombres ont eu le dessus cette fois-ci. Les solutions ci-dessous déroulent chaque calcul pas à pas.',
      },
      'crystallized-intelligence': {
        name: 'Intelligence cristallisée',
        about: 'Se servir de ce que l’on a appris : les mots, les faits et leurs rapports.',
        Strong: 'Vos connaissances étaient là quand il le fallait.',
        Average:
          'Une partie de vos connaissances étaient à portée de main. Lire beaucoup et de tout est le moyen le plus simple d’enrichir cette réserve.',
        'Needs Improvement':
          'Peu de connaissances étaient à portée de main cette fois-ci. La langue et la scolarité pèsent lourd ici : dans une langue seconde, les mêmes questions sont plus difficiles.',
      },
      'visual-spatial-processing': {
        name: 'Traitement visuospatial',
        about: 'Se représenter des formes, les tourner et les assembler en pensée.',
        Strong: 'Vous avez gardé les formes bien en tête pendant qu’elles tournaient.',
        Average:
          'Certaines formes sont restées stables. Choisissez un seul coin ou un seul repère et ne suivez que lui.',
        'Needs Improvement':
          'Les formes vous ont échappé cette fois-ci. Un croquis au crayon aide, un écran plus grand aussi.',
      },
      'working-memory': {
        name: 'Mémoire de travail',
        about: 'Garder des éléments en tête tout en s’en servant.',
        Strong: 'Vous avez gardé tous les éléments en tête sans perdre le fil.',
        Average:
          'Vous avez gardé le fil une partie du temps. Noter ce que vous avez déjà trouvé libère de la place pour l’étape suivante.',
        'Needs Improvement':
          'Le fil s’est perdu cette fois-ci. C’est ici que la fatigue et la hâte se font sentir en premier : un essai à tête reposée peut donner un autre résultat.',
      },
    },
    jumps: {
      label: 'Parties de vos résultats',
      keep: 'Conserver',
      share: 'Partager',
      certificate: 'Certificat',
      solutions: 'Solutions',
    },
    reviewGroup: {
      incorrect: 'Mauvaises réponses',
      unanswered: 'Questions sans réponse',
      correct: 'Bonnes réponses',
    },
    reviewTitle: 'Toutes les questions expliquées',
    reviewLead: 'Votre réponse, la bonne, et le chemin pour y arriver.',
    showAll: 'Tout afficher',
    hideAll: 'Tout masquer',
    reviewPoints: 'Points : {{earned}} sur {{points}}',
    outcome: { correct: 'Juste', incorrect: 'Faux', unanswered: 'Sans réponse' },
    options: 'Choix de réponse',
    yourAnswer: 'Votre réponse',
    yourRightAnswer: 'Votre réponse, juste',
    rightAnswer: 'Bonne réponse',
    notAnswered: 'Vous n’avez pas répondu à cette question.',
    explanation: 'Explication',
    keepTitle: 'Conserver et partager',
    keepLead:
      'Cet appareil retient vos 20 derniers tests, jusqu’à ce que les données du navigateur soient effacées. Une copie à vous est plus sûre.',
    print: 'Imprimer ou enregistrer en PDF',
    emailTitle: 'Recevoir vos résultats par e-mail',
    emailText: 'L’adresse ne sert qu’à ce seul message.',
    emailLabel: 'Adresse e-mail',
    emailSend: 'Envoyer les résultats',
    emailSending: 'Envoi…',
    emailRequiredTitle: 'Adresse e-mail requise',
    emailRequiredText: 'Veuillez saisir une adresse e-mail valide',
    emailLettersText:
      'Avant le @, seules les lettres de a à z sans accent sont possibles. Veuillez utiliser une autre adresse.',
    emailWaitingTitle: 'En cours d’envoi',
    emailWaitingText: 'Vos résultats sont en cours d’envoi à {{email}}. Vous pouvez quitter cette page.',
    emailDelayedTitle: 'Envoi retardé',
    emailDelayedText:
      'L’envoi à {{email}} est impossible pour le moment. Nous réessaierons pendant quelques jours. Vous pouvez quitter cette page.',
    emailSentTitle: 'Résultats envoyés\u00a0!',
    emailSentText: 'Vos résultats au {{name}} ont été envoyés à {{email}}',
    emailFailedTitle: 'L’e-mail n’a pas pu être envoyé',
    emailFailedText: 'Veuillez réessayer plus tard',
    emailUndelivered: 'L’e-mail n’a pas pu être remis. Vérifiez l’adresse et réessayez.',
    emailAgain: 'Envoyer à une autre adresse',
    shareTitle: 'Partager vos résultats',
    shareText:
      'Le partage crée une page publique avec votre score ({{iq}}) et sa marge d’erreur, votre rang percentile ({{percentile}}) et vos bonnes réponses ({{correct}} sur {{total}}). Rien d’autre ne devient public.',
    linkText:
      'Ce navigateur peut oublier vos résultats. Un lien privé les ouvre sur n’importe quel appareil.',
    linkEnd: 'Désactiver tous les liens privés',
    linkEndTitle: 'Désactiver tous les liens privés\u00a0?',
    linkEndText:
      'Les liens enregistrés ou envoyés par e-mail ne fonctionneront plus. Vous pourrez en créer un nouveau à tout moment.',
    linkEndKeep: 'Garder les liens',
    linkEnded: 'Tous les liens privés sont désactivés.',
    linkEndFailed: 'Les liens n’ont pas pu être désactivés',
    shareTextTooFew:
      'Le partage crée une page publique avec votre score ({{iq}}), votre rang percentile ({{percentile}}), vos bonnes réponses ({{correct}} sur {{total}}) et la mention que peu de questions ont reçu une réponse. Rien d’autre ne devient public.',
    shareTextTooFast:
      'Le partage crée une page publique avec votre score ({{iq}}), votre rang percentile ({{percentile}}), vos bonnes réponses ({{correct}} sur {{total}}) et la mention que les réponses sont venues trop vite. Rien d’autre ne devient public.',
    share: 'Partager les résultats',
    shareLink: 'Votre lien public',
    shareOpen: 'Voir la page publique',
    copyLink: 'Copier le lien',
    linkCopied: 'Copié',
    copyByHand: 'Le navigateur n’a pas autorisé la copie. Sélectionnez le lien et copiez-le à la main.',
    copiedTitle: 'Résultats copiés\u00a0!',
    copiedText: 'Le message et le lien sont prêts à être collés.',
    shareFailedTitle: 'Échec du partage',
    shareFailedText: 'Le lien de partage n’a pas pu être créé.',
    takeBack: 'Retirer',
    takeBackTitle: 'Retirer le résultat partagé\u00a0?',
    takeBackText:
      'Le lien cesse aussitôt de fonctionner, pour toutes les personnes qui l’ont. Vous pourrez partager à nouveau plus tard, sous un autre lien.',
    takeBackKeep: 'Garder le lien',
    takenBackTitle: 'Résultat retiré',
    takenBackText: 'Le lien ne fonctionne plus.',
    takeBackFailedTitle: 'Le résultat est toujours partagé',
    takeBackFailedText: 'Il n’a pas pu être retiré. Veuillez réessayer plus tard.',
    shareMessage: {
      from130: '{{iq}} au {{name}}. Les dernières questions valaient le détour. Jusqu’où irez-vous\u00a0?',
      from120: 'J’ai obtenu {{iq}} au {{name}}. C’était plus difficile qu’il n’y paraît. À votre tour\u00a0?',
      from110: 'Mon résultat au {{name}} : {{iq}}. C’est mieux que je ne l’imaginais. Et vous\u00a0?',
      from100: 'J’ai passé le {{name}} et obtenu {{iq}}. Du temps bien employé. On compare\u00a0?',
      lower:
        'J’ai passé le {{name}} et chaque solution m’a appris quelque chose. Essayez les questions à votre tour :',
    },
    certificateTitle: 'Certificat',
    certificateText:
      'Une feuille à imprimer ou à garder\u00a0: votre score avec sa marge d’erreur ou une mise en garde, la date, la série de questions, le temps utilisé et le temps accordé, et un code. Toute personne qui a le code peut la vérifier ici et y retrouver les mêmes indications. Vous pouvez ajouter un nom au moment d’imprimer.',
    certificateMake: 'Créer un certificat',
    certificateSheet: 'Ouvrir la feuille à imprimer',
    certificatePdf: 'Télécharger le PDF',
    certificateFailedTitle: 'Aucun certificat n’a été créé',
    certificateFailedText: 'Il n’a pas pu être créé. Veuillez réessayer plus tard.',
    certificateTakeBackTitle: 'Retirer le certificat\u00a0?',
    certificateTakeBackText:
      'Son code ne confirmera plus rien, même pour les personnes qui ont le papier. Vous pourrez en créer un autre plus tard, avec un autre code.',
    certificateKeep: 'Garder le certificat',
    certificateGoneText: 'Le code ne confirme plus rien.',
    certificateStillThereTitle: 'Le certificat est toujours valable',
    retake: 'Refaire le test ({{price}})',
    retakeTitle: 'Refaire le test\u00a0?',
    retakeText:
      'Vous n’avez ni envoyé ni partagé ces résultats. Seul ce navigateur s’en souvient, parmi vos tests précédents, tant que ses données ne sont pas effacées. Les résultats d’un nouveau test coûtent de nouveau {{price}}.',
    retakeTextUnpriced:
      'Vous n’avez ni envoyé ni partagé ces résultats. Seul ce navigateur s’en souvient, parmi vos tests précédents, tant que ses données ne sont pas effacées.',
    retakeTextKept:
      'Ces résultats restent parmi vos tests précédents sur cet appareil. Les résultats d’un nouveau test coûtent de nouveau {{price}}.',
    retakeTextKeptUnpriced: 'Ces résultats restent parmi vos tests précédents sur cet appareil.',
    retakeOther: 'Le nouveau test pose d’autres questions, {{questions}} en tout.',
    retakeSame: 'Le nouveau test pose de nouveau les mêmes questions.',
    practiceEffect:
      'Un test a déjà été passé sur cet appareil. La deuxième fois, le score est souvent un peu plus élevé.',
    retakeConfirm: 'Refaire le test',
    retakeCancel: 'Garder ces résultats',
    report: {
      action: 'Rapport complet',
      title: 'Rapport complet sur le {{name}}',
      back: 'Revenir aux résultats',
      text: 'Le rapport contient chaque question avec sa solution détaillée. Choisissez «\u00a0Enregistrer au format PDF\u00a0» dans la fenêtre d’impression pour le garder dans un fichier.',
      name: 'Nom sur le rapport, si vous en souhaitez un',
      nameHint: 'Il reste sur cette page\u00a0: rien ne l’envoie ni ne l’enregistre.',
      tested: 'Nom\u00a0: {{person}}',
      check: 'Vérifier le certificat de ce résultat\u00a0:',
      noCertificate: 'Ce rapport n’est pas un certificat. Les certificats se vérifient ici\u00a0:',
      fileName: 'Rapport complet sur le {{name}}, {{date}}',
    },
    earlier: {
      title: 'Vos tests précédents',
      lead: 'Cet appareil retient jusqu’à 20 tests. Leurs pages publiques, certificats et liens privés restent valables jusqu’à ce que vous y mettiez fin.',
      show_one: 'Afficher {{count}} test précédent',
      show_many: 'Afficher {{count}} de tests précédents',
      show_other: 'Afficher {{count}} tests précédents',
      undated: 'Un test précédent',
      margin: 'de {{low}} à {{high}} dans environ deux cas sur trois',
      doubtful: 'Trop peu de réponses, ou des réponses trop rapides. Ce score en dit peu sur vous.',
      unpaid: 'Ces résultats sont fermés\u00a0: le test n’est pas payé, ou le paiement a été remboursé.',
      open: 'Ouvrir ce test',
      unshare: 'Ne plus partager',
      certificate: 'Ouvrir le certificat',
      withdraw: 'Retirer le certificat',
      erase: 'Supprimer ce test',
      erased: 'Le test est supprimé.',
      loadFailed: 'Nous n’avons pas pu charger ce test.',
    },
    recordModel: 'Modèle de cotation',
    recordSession: 'Session de test',
    recordOrder: 'Numéro de commande',
    withdraw: 'Renoncer au contrat ici',
  },
  data: {
    title: 'Vos données',
    text: 'Vous pouvez obtenir une copie de tout ce qui est conservé de ce test, ou le faire effacer.',
    export: 'Télécharger une copie',
    exportFailed: 'La copie n’a pas pu être créée. Veuillez réessayer plus tard.',
    erase: 'Tout effacer…',
    erasing: 'Effacement…',
    eraseFailed: 'Tout n’a pas pu être effacé. Veuillez réessayer\u00a0: le reste sera alors effacé.',
    eraseTitle: 'Effacer ce test\u00a0?',
    eraseGoes:
      'Vos réponses, votre score, la page partagée et tout ce qui appartient à ce test disparaissent, ici et sur le serveur. Personne ne peut les récupérer.',
    eraseKept:
      'De votre paiement, le numéro, le montant et la date sont conservés, car un vendeur doit tenir une comptabilité. Rien n’y mène à vos réponses ni à votre score.',
    eraseUnpaid: 'Un paiement encore ouvert ne pourra plus être réglé.',
    eraseEarlier_one:
      'Le test précédent de cet appareil est effacé aussi, avec sa page publique, son certificat et ses liens privés.',
    eraseEarlier_many:
      'Les {{count}} de tests précédents de cet appareil sont effacés aussi, avec leurs pages publiques, leurs certificats et leurs liens privés.',
    eraseEarlier_other:
      'Les {{count}} tests précédents de cet appareil sont effacés aussi, avec leurs pages publiques, leurs certificats et leurs liens privés.',
    eraseConfirm: 'Tout effacer',
    eraseCancel: 'Conserver',
    erasedTitle: 'Effacé',
    erasedText: 'Votre test et tout ce qui lui appartient ont été effacés.',
  },
};
