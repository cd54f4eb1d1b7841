import type { FirstMessages } from '../../messages.ts';
import { shapes } from './shapes.ts';

/** `_many` is the form for whole millions. */
export const first: FirstMessages = {
  common: {
    close: 'Fermer',
    retry: 'Réessayer',
    loading: 'Chargement…',
    notifications: 'Notifications',
    dismiss: 'Masquer',
  },
  timer: {
    label: 'Temps restant',
    warningBanner: 'Attention : il reste moins de 5 minutes\u00a0!',
    minutesLeft_one: '{{count}} minute restante',
    minutesLeft_many: '{{count}} de minutes restantes',
    minutesLeft_other: '{{count}} minutes restantes',
  },
  runner: {
    title: 'Test d’évaluation du QI',
    answered: 'Réponses données : {{answered}} / {{total}}',
    current: 'En cours : question {{number}}',
    questionOf: 'Question {{number}} sur {{total}}',
    progress: 'Avancement du test',
    overview: 'Vue d’ensemble de l’avancement',
    markers: 'Toutes les questions',
    markerAnswered: 'Question {{number}}, avec réponse',
    markerUnanswered: 'Question {{number}}, sans réponse',
    markerFlagged: '{{marker}}, marquée pour plus tard',
    flag: 'Marquer pour plus tard',
    flagOn: 'Marquée pour plus tard',
    flagOff: 'Marque retirée',
    pictureFailed: 'L’image n’a pas pu être chargée.',
    options: 'Choix de réponse',
    previous: 'Précédente',
    next: 'Suivante',
    finish: 'Terminer le test',
    finishing: 'Clôture du test…',
    keys: 'Raccourcis clavier',
    keysChoose: 'choisir une réponse',
    keysNext: 'question suivante',
    keysPrevious: 'question précédente',
    keysOr: 'ou',
    finishTitle: 'Terminer le test\u00a0?',
    finishUnanswered_one:
      'Il reste {{count}} question sans réponse. Voulez-vous vraiment terminer le test\u00a0?',
    finishUnanswered_many:
      'Il reste {{count}} de questions sans réponse. Voulez-vous vraiment terminer le test\u00a0?',
    finishUnanswered_other:
      'Il reste {{count}} questions sans réponse. Voulez-vous vraiment terminer le test\u00a0?',
    finishFlagged_one: 'Vous avez marqué {{count}} question pour plus tard.',
    finishFlagged_many: 'Vous avez marqué {{count}} de questions pour plus tard.',
    finishFlagged_other: 'Vous avez marqué {{count}} questions pour plus tard.',
    finishAnswered: 'Vous avez répondu à toutes les questions. Voulez-vous vraiment terminer le test\u00a0?',
    finishOpen: 'Questions à revoir',
    finishConfirm: 'Terminer maintenant',
    finishCancel: 'Revenir au test',
    leaveTitle: 'Quitter le test\u00a0?',
    leaveText:
      'Le test s’arrête ici et vos réponses sont effacées. Le chronomètre ne peut pas être mis en pause : un nouveau test reprend tout au début.',
    leaveConfirm: 'Quitter le test',
    leaveCancel: 'Continuer le test',
    saveSaved: 'Réponses enregistrées',
    saveSaving: 'Enregistrement…',
    saveOffline_one:
      'Hors ligne. {{count}} réponse est en attente sur cet appareil et sera envoyée au retour de la connexion.',
    saveOffline_many:
      'Hors ligne. {{count}} de réponses sont en attente sur cet appareil et seront envoyées au retour de la connexion.',
    saveOffline_other:
      'Hors ligne. {{count}} réponses sont en attente sur cet appareil et seront envoyées au retour de la connexion.',
    saveBusy_one:
      'Envoi différé. {{count}} réponse est en attente sur cet appareil et sera envoyée automatiquement.',
    saveBusy_many:
      'Envoi différé. {{count}} de réponses sont en attente sur cet appareil et seront envoyées automatiquement.',
    saveBusy_other:
      'Envoi différé. {{count}} réponses sont en attente sur cet appareil et seront envoyées automatiquement.',
    saveRefused: 'Votre dernière réponse est arrivée après la fin du temps imparti et ne compte pas.',
    waitingTitle: 'En attente de la connexion',
    waitingText:
      'Votre test est terminé et vos réponses sont conservées sur cet appareil. Elles seront envoyées automatiquement. Laissez cette page ouverte.',
    timeUpTitle: 'Le temps est écoulé',
    timeUpText: 'Nous recueillons vos réponses.',
    types: {
      pattern: 'Motif',
      sequence: 'Suite',
      logic: 'Logique',
      spatial: 'Spatial',
      math: 'Calcul',
      visual: 'Visuel',
    },
  },
  embed: {
    open: 'Passer le {{name}}',
    resume: 'Revenir à votre test',
  },
  flow: {
    sample: 'Voir un exemple de rapport',
    restoring: 'Récupération de votre test…',
    reconnecting: 'Pas de connexion. Vos réponses sont conservées\u00a0; nouvelle tentative…',
    busy: 'Cela prend plus de temps que d’habitude. Vos réponses sont conservées ; nouvelle tentative…',
    openLast: 'Ouvrir votre dernier test',
    lastOpened: 'Terminé le {{date}}. Vous avez déjà ouvert ses résultats.',
    lastUnopened: 'Terminé le {{date}}. Vous n’avez pas encore ouvert ses résultats.',
    startFailedTitle: 'Le test n’a pas pu démarrer',
    sessionGoneTitle: 'Ce test n’est plus disponible',
    sessionGoneText:
      'Ses données ont été supprimées ou appartiennent à un autre appareil. Vous pouvez commencer un nouveau test.',
    resultsFailedTitle: 'Vos résultats n’ont pas pu être chargés',
    stuckTitle: 'Impossible d’afficher cette page',
    stuckText:
      'Quelque chose n’a cessé de la modifier, peut-être une extension du navigateur. Vos réponses sont conservées et le temps d’un test en cours continue de s’écouler. Rechargez la page pour continuer.',
    reload: 'Recharger la page',
  },
  errors: {
    network: 'Pas de connexion au serveur. Vérifiez votre connexion et réessayez.',
    timeout: 'Le serveur n’a pas répondu à temps. Réessayez.',
    invalid_answer: 'Le serveur a envoyé une réponse que nous n’avons pas pu lire. Réessayez.',
    foreign_answer:
      'Notre serveur n’a pas pu être joint. Autre chose a répondu à sa place, par exemple la page de connexion d’un réseau ou un pare-feu. Vérifiez votre connexion et réessayez.',
    invalid_request: 'Le serveur n’a pas accepté cette demande. Rechargez la page et réessayez.',
    missing_token: 'Cet appareil n’a pas accès au test. Commencez-en un nouveau.',
    invalid_token: 'Cet appareil n’a pas accès au test. Commencez-en un nouveau.',
    origin_not_allowed:
      'Le test n’est pas autorisé sur cette page. Veuillez prévenir l’exploitant de ce site.',
    not_found: 'Le serveur ne connaît pas cette adresse.',
    session_not_found: 'Ce test n’existe plus sur le serveur.',
    partner_not_found:
      'Le test n’est pas configuré correctement sur cette page. Veuillez prévenir l’exploitant de ce site.',
    question_not_found: 'Cette question ne fait pas partie de votre test.',
    deadline_passed: 'Le temps de ce test est écoulé\u00a0; la réponse n’a pas été prise en compte.',
    session_finished: 'Ce test est déjà terminé.',
    body_too_large: 'L’envoi est trop volumineux.',
    headers_too_large: 'L’envoi est trop volumineux.',
    request_timeout: 'L’envoi a pris trop de temps. Vérifiez votre connexion et réessayez.',
    unknown_host: 'Le serveur ne répond pas à cette adresse. Veuillez prévenir l’exploitant de ce site.',
    too_many_requests: 'Trop de demandes arrivent en ce moment. Patientez un instant, puis réessayez.',
    internal: 'Une erreur s’est produite de notre côté. Rien n’est perdu\u00a0; réessayez.',
    record_damaged:
      'Les données de ce test sont illisibles. Elles n’ont pas été écrasées\u00a0; veuillez prévenir l’exploitant de ce site.',
    storage_failed: 'L’enregistrement sur le serveur a échoué. Rien n’a été modifié\u00a0; réessayez.',
    questions_not_ready:
      'De nouvelles questions sont encore en préparation pour d’autres visiteurs. Patientez quelques secondes, puis réessayez.',
  },
  landing: {
    title: 'Le {{name}} qui explique chaque réponse',
    lead: '{{questions}} questions, des plus simples aux plus difficiles. Vous obtenez une estimation de votre QI, un rang percentile, une analyse par aptitude et la solution détaillée de chaque question posée.',
    badges: 'Le test en chiffres',
    badgeTaken: '<b>{{tests}}</b> tests passés',
    badgeMinutes: '<b>{{minutes}} minutes</b> seulement',
    badgeAccuracy: '<b>{{percent}}</b> de précision',
    unproven: {
      superlative: 'Notre slogan, et non le résultat d’un classement.',
      testsTaken: 'Notre propre chiffre, que personne n’a vérifié.',
      accuracyPercent: 'Notre propre chiffre\u00a0: aucune étude ne l’a mesuré.',
    },
    time: 'Durée du test',
    timeStandard: 'Normale',
    timeFactor: '× {{factor}}',
    timeHint:
      'Prenez plus de temps si vous utilisez une technologie d’assistance, si vous lisez lentement ou si vous avez besoin de pauses\u00a0; votre choix figure sur le résultat.',
    startHero: 'Commencer le {{name}}',
    startClosing: 'Passer le {{name}} maintenant',
    starting: 'Le test démarre…',
    price: '{{price}} pour les résultats',
    priceWhen:
      'Le test lui-même est gratuit. Vous payez une seule fois, après la dernière question, et seulement si vous voulez voir vos résultats. Aucun compte n’est nécessaire.',
    priceCharged: 'Le montant débité est de {{price}}.',
    practice: {
      title: 'Questions à essayer',
      place: 'Exemple {{number}} sur {{total}}, sans chronomètre',
      options: 'Réponses',
      right: 'Exact.',
      wrong: 'Pas encore.',
      next: 'Exemple suivant',
      again: 'Revenir au premier exemple',
      dials: {
        grid: 'Grille de trois cadrans sur trois, chacun en partie rempli. Ligne un\u00a0: de 12\u00a0h à 1\u00a0h\u00a030, de 3\u00a0h à 4\u00a0h\u00a030, de 6\u00a0h à 7\u00a0h\u00a030. Ligne deux\u00a0: de 12\u00a0h à 3\u00a0h, de 3\u00a0h à 6\u00a0h, de 6\u00a0h à 9\u00a0h. Ligne trois\u00a0: de 12\u00a0h à 4\u00a0h\u00a030, de 3\u00a0h à 7\u00a0h\u00a030\u00a0; le dernier cadran est à trouver.',
        question: 'Quel cadran complète la grille\u00a0?',
        a: 'Rempli de 3\u00a0h à 7\u00a0h\u00a030',
        b: 'Rempli de 6\u00a0h à 10\u00a0h\u00a030',
        c: 'Rempli de 6\u00a0h à 9\u00a0h',
        replies: {
          a: 'La taille est bonne. Mais d’une colonne à l’autre, la partie remplie tourne d’un quart.',
          b: 'D’une ligne à l’autre, la partie remplie grandit\u00a0; d’une colonne à l’autre, elle tourne d’un quart.',
          c: 'L’orientation est bonne. Mais d’une ligne à l’autre, la partie remplie grandit.',
        },
      },
      series: {
        question: '3, 6, 5, 10, 9… Quel nombre vient ensuite\u00a0?',
        a: '8',
        b: '17',
        c: '18',
        replies: {
          a: 'La dernière étape a retiré 1. Ici, deux étapes différentes alternent.',
          b: 'Une seule étape à la fois\u00a0: ici, le nombre double.',
          c: 'Le nombre double, puis on retire 1, tour à tour.',
        },
      },
      words: {
        question: 'La graine est à l’arbre ce que l’œuf est à…',
        a: 'l’oiseau',
        b: 'le nid',
        c: 'la coquille',
        replies: {
          a: 'La graine devient un arbre, l’œuf devient un oiseau.',
          b: 'L’œuf se trouve dans le nid. Mais que devient la graine\u00a0?',
          c: 'La coquille est une partie de l’œuf. Mais que devient la graine\u00a0?',
        },
      },
    },
    how: 'Comment ça marche',
    questionsTitle: '{{questions}} questions variées',
    questionsText: 'Figures, suites, mots et calculs du quotidien, répartis entre cinq aptitudes.',
    figuresText: 'Surtout des figures\u00a0: observez bien et trouvez ce qui convient.',
    timerTitle: '{{minutes}} minutes chrono',
    timerText:
      'Une fois le test commencé, vous avez exactement {{minutes}} minutes, ou la durée plus longue que vous avez choisie. Revenez en arrière, sautez des questions et changez vos réponses tant qu’il reste du temps.',
    resultsTitle: 'Résultats détaillés',
    resultsText:
      'Un score dans l’intervalle annoncé, <nowrap>de {{low}} à {{high}}</nowrap>, la moyenne étant de 100\u00a0; votre rang percentile\u00a0; et la solution détaillée de chaque question.',
    expect: 'Ce qui vous attend',
    choiceTitle: 'Questions à choix multiple',
    choiceText: 'Une seule bonne réponse par question. Rien à saisir, et répondre au hasard ne coûte rien.',
    difficultyTitle: 'Difficulté progressive',
    difficultyText: 'Les questions vont du facile au difficile, et les plus difficiles comptent davantage.',
    procedureTitle: 'Procédure standardisée',
    procedureText: 'Les mêmes questions, les mêmes règles et le même barème pour tout le monde.',
    types: 'Six types de questions',
    skills: {
      'pattern-recognition': {
        name: 'Reconnaissance de motifs',
        text: 'Trouver la règle derrière une série de figures.',
      },
      'number-sequences': { name: 'Suites de nombres', text: 'Trouver le nombre qui vient ensuite.' },
      'logical-reasoning': { name: 'Raisonnement logique', text: 'Déduire ce qui découle des données.' },
      'spatial-awareness': {
        name: 'Perception spatiale',
        text: 'Tourner et assembler des formes en pensée.',
      },
      'mathematical-problems': {
        name: 'Problèmes mathématiques',
        text: 'Calculer des quantités, des parts et des durées.',
      },
      'verbal-analogies': {
        name: 'Analogies verbales',
        text: 'Transposer une relation d’une paire de mots à une autre.',
      },
    },
    closing: 'Quand vous voulez',
    closingText:
      'Installez-vous au calme, avec de quoi écrire si vous le souhaitez. Les résultats coûtent {{price}}, une seule fois, après le test.',
    disclaimer:
      'À titre récréatif et éducatif uniquement. Le score est une estimation, pas une évaluation clinique.',
  },
  shapes,
};
