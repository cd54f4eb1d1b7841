import type { PrivacyWords } from '../en/privacy.ts';

/** Words of the privacy policy around the stored data, in French. */
export const privacy: PrivacyWords = {
  pageTitle: 'Politique de confidentialité\u00a0: {{name}}',
  description:
    'Quelles données le {{nameInText}} utilise, où elles sont conservées et comment les faire supprimer.',
  title: 'Politique de confidentialité',
  short:
    'En bref\u00a0: ni compte, ni nom. Le test a besoin de vos réponses pour calculer un score, et de votre adresse e-mail seulement si vous voulez recevoir vos résultats par e-mail.',
  shortWithoutTag:
    'En dehors du nécessaire, ce site n’utilise rien pour le moment\u00a0: ni mesure d’audience, ni publicité.',
  shortWithTag:
    'En dehors du nécessaire, ce site utilise une balise de Google, et seulement si vous l’acceptez.',
  responsible: {
    title: 'Qui est responsable',
    text: 'L’exploitant de ce site répond de vos données (il est le «\u00a0responsable du traitement\u00a0» au sens du RGPD). C’est à lui qu’il faut écrire à ce sujet\u00a0:',
  },
  server: {
    title: 'Ce que conserve notre serveur',
    howLong: 'Combien de temps\u00a0:',
    basis: 'Pourquoi nous en avons le droit\u00a0:',
    where:
      'Ces données sont conservées sur l’ordinateur qui héberge ce site. Personne ne vous oblige à les donner, mais sans réponses, il n’y a pas de score, et sans paiement, pas de résultats. Un programme calcule le score, et rien n’est décidé par là à votre sujet\u00a0: aucune décision automatisée n’est prise qui aurait un effet juridique ou un effet comparable.',
  },
  others: {
    title: 'Qui d’autre reçoit quelque chose',
    stripe: {
      name: 'Le prestataire de paiement, Stripe',
      text: 'Si vous payez, vous indiquez votre carte ou votre compte à Stripe (dans l’Espace économique européen, à Stripe Payments Europe, Limited, à Dublin). De notre part, Stripe reçoit le montant, son objet, le numéro de votre test, sa langue et, si vous avez passé le test sur le site d’un partenaire, la clé de ce partenaire. Stripe traite aussi des données aux États-Unis et s’appuie pour cela, selon ses propres indications, sur le cadre de protection des données UE–États-Unis (Data Privacy Framework) et sur les clauses contractuelles types de la Commission européenne. Ce que Stripe fait des données\u00a0: <stripe>politique de confidentialité de Stripe</stripe>. Avec le paiement de démonstration, Stripe ne reçoit rien.',
    },
    mail: {
      name: 'Le fournisseur de messagerie de l’exploitant',
      text: 'Si vous demandez vos résultats par e-mail, le message et votre adresse passent par le fournisseur de messagerie de l’exploitant pour arriver au vôtre.',
    },
    hosting: {
      name: 'L’entreprise à qui appartient l’ordinateur',
      text: 'Si l’exploitant loue l’ordinateur, l’entreprise à qui il appartient travaille pour le compte de l’exploitant. Elle tient peut-être ses propres journaux, avec des adresses internet.',
    },
    public: {
      name: 'Quiconque a votre lien ou votre code',
      text: 'Un résultat partagé et un certificat peuvent être lus par toute personne qui a le lien ou le code. Personne d’autre que vous ne les crée, et vous pouvez les retirer.',
    },
    google: {
      name: 'Google, si vous l’acceptez',
      text: 'Ce que Google reçoit et à quelle fin\u00a0: la section «\u00a0Mesure d’audience\u00a0» le dit plus bas.',
    },
    nobody:
      'Personne d’autre ne reçoit quoi que ce soit, sauf si une loi y oblige l’exploitant. Rien n’est vendu.',
  },
  device: {
    title: 'Ce qui est conservé sur votre appareil',
    text: 'Ces entrées se trouvent dans le stockage de votre navigateur\u00a0; effacer les données du site les supprime toutes. Elles sont nécessaires à ce que vous demandez au site ou gardent votre réponse au sujet des cookies\u00a0; elles n’exigent donc pas de consentement. Ce logiciel ne dépose lui-même aucun cookie.',
    goesWithTab: '(disparaît avec l’onglet)',
    partner:
      'Sur le site d’un partenaire, toutes y sont conservées sauf les deux dernières\u00a0; leur nom est suivi de <code>@</code> et d’une marque du test sur cette page.',
  },
  cookies: {
    title: 'Les cookies et votre choix',
    text: 'Le bandeau demande quels types de cookies, et de stockage servant au même but, nous pouvons utiliser. Ce qui n’est pas accepté n’est pas chargé. Fermer le bandeau sans répondre ne décide rien et n’autorise rien.',
    record:
      'Votre réponse reste sur votre appareil et nulle part ailleurs, pour que la question ne vous soit pas posée à chaque visite. Elle porte la version de la question\u00a0: si la question change, elle vous est posée de nouveau. Si un type que vous avez accepté n’est utilisé que plus tard, la question vous est aussi posée de nouveau.',
    told: 'Si vous avez accepté la balise de Google, Google est informé des types que vous avez acceptés.',
    change:
      'Vous pouvez changer ou retirer votre réponse à tout moment, avec le bouton rond des cookies ou avec «\u00a0{{cookies}}\u00a0» au bas de chaque page. Un retrait vaut à partir de ce moment\u00a0; ce qui a été fait avant reste licite. Vous pouvez aussi y télécharger un justificatif de vos choix, créé sur votre appareil.',
    signal:
      'Si votre navigateur envoie le signal <bdi>Global Privacy Control</bdi>, la mesure d’audience et la publicité restent désactivées, sauf si vous en décidez autrement ici.',
    inUse: 'Utilisés sur ce site.',
    inUseByGoogle: 'Utilisés sur ce site, si vous les acceptez\u00a0: par la balise de Google.',
    notInUse: 'Non utilisés sur ce site pour le moment.',
  },
  analytics: {
    title: 'Mesure d’audience',
    notes:
      'La page note ce qui se passe. Elle tient pour cela, dans sa propre mémoire, une liste qui disparaît quand vous quittez la page\u00a0: quelle page a été ouverte, que le test a commencé, quelle question est affichée et la lettre d’une réponse. Aucun score n’y est jamais noté.',
    withoutTag:
      'Sur ce site, rien ne lit cette liste, et rien n’en est envoyé. Ni code, ni police de caractères, ni image d’une autre entreprise ne sont chargés.',
    withTag:
      'Ce site utilise une balise de Google, un petit programme\u00a0: de Google Ireland Limited, à Dublin, si vous venez de l’Espace économique européen ou de Suisse\u00a0; sinon, de Google LLC, aux États-Unis. Elle n’est chargée qu’après votre accord, jamais avant. La base juridique est votre consentement (RGPD, art.\u00a06.1.a). En dehors d’elle, ni code, ni police de caractères, ni image d’une autre entreprise ne sont chargés.',
    measures:
      'À quelle fin\u00a0: compter les visites et voir quelles pages et quelles questions posent problème.',
    advertises: 'À quelle fin\u00a0: savoir si la publicité touche son public et la rendre plus pertinente.',
    container:
      'La balise est un conteneur (Google Tag Manager)\u00a0: l’exploitant choisit quelles balises de Google elle charge, et chacune est informée de ce que vous avez accepté.',
    gets: 'Ce que Google reçoit\u00a0: les notes de cette liste (pour la seule publicité\u00a0: uniquement quelle page a été ouverte, et que le test a été commencé)\u00a0; l’adresse de la page et celle de la page d’où vous venez\u00a0; votre adresse internet\u00a0; votre navigateur, votre appareil, votre écran et votre langue\u00a0; et un numéro aléatoire, gardé dans un cookie, grâce auquel votre navigateur est reconnu.',
    measuringCookies:
      'Les cookies de Google à cette fin\u00a0: <code>_ga</code> et ceux qui commencent par <code>_ga_</code>, pendant deux ans au plus. Google conserve ce qui se rapporte à des visiteurs individuels pendant 2 ou 14 mois, selon le choix de l’exploitant.',
    advertisingCookies:
      'Les cookies de Google à cette fin\u00a0: ceux qui commencent par <code>_gcl</code> ou <code>_gac_</code>, en règle générale pendant 90 jours au plus.',
    where:
      'Google traite aussi ces données aux États-Unis et s’appuie pour cela, selon ses propres indications, sur le cadre de protection des données UE–États-Unis (Data Privacy Framework) et sur les clauses contractuelles types de la Commission européenne.',
    withdraw:
      'Si vous retirez votre consentement, ces cookies sont supprimés, la balise de Google en est avertie aussitôt et, dès la page suivante, elle n’est plus chargée. Ce que Google fait des données\u00a0: <google>règles de confidentialité de Google</google>.',
    partner:
      'Sur le site d’un partenaire, les mêmes notes vont dans une liste de cette page (son <code>dataLayer</code>). C’est le partenaire qui décide ce qui la lit\u00a0: voyez sa propre politique de confidentialité.',
  },
  rights: {
    title: 'Vos droits',
    text: 'Vous pouvez demander ce qui est conservé à votre sujet, le faire rectifier ou effacer, en faire limiter l’usage, en recevoir une copie à utiliser ailleurs, vous opposer à ce qui repose sur un intérêt légitime et retirer un consentement (RGPD, art.\u00a07 et 15 à 21).',
    self: 'Sous le paiement et sous vos résultats, «\u00a0{{yourData}}\u00a0» vous permet d’obtenir une copie de tout ce qui appartient à votre test, et de tout effacer.',
    other:
      'Pour tout le reste, écrivez à l’exploitant. Comme les données ne portent pas de nom, indiquez le numéro de votre test\u00a0: il figure dans cette copie et, sur votre appareil, dans <code>{{lastKey}}</code> ou <code>{{key}}</code>.',
    complaint:
      'Vous pouvez aussi introduire une réclamation auprès d’une autorité de protection des données, par exemple là où vous habitez ou travaillez, ou là où se trouve l’exploitant.',
  },
  about: {
    title: 'À propos de ce texte',
    text: 'Ce texte décrit ce que le logiciel de ce site fait des données. L’exploitant est responsable de le compléter là où cette installation en fait davantage, par exemple par les journaux de l’hébergeur ou par d’autres services. Qui est l’exploitant, les <imprint>mentions légales</imprint> le disent aussi.',
  },
};
