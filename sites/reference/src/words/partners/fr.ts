import type { PartnerWords } from './en.ts';

/** Words of the documentation for partners, in French. */
export const partners: PartnerWords = {
  link: 'Pour les partenaires',
  nav: 'Documentation pour les partenaires',
  pages: {
    start: 'Premiers pas',
    events: 'Événements et méthodes',
    look: 'Couleurs, polices et parties',
    builder: 'Générateur',
  },
  byDefault: 'Par défaut',
  values: 'Valeurs',
  light: 'Clair',
  dark: 'Sombre',
  inEnglish: 'Cette liste est en anglais, comme dans le code source.',
  start: {
    title: 'Intégrer le test à votre site',
    description:
      'Guide pour les partenaires : une balise script, tous les attributs et leurs valeurs, votre clé et vos origines, et les lignes de politique de sécurité.',
    lead: 'Une balise script et un élément suffisent pour afficher le test sur votre page : en HTML simple, dans un CMS ou avec n’importe quel framework.',
    tag: 'Les lignes pour votre page',
    tagText:
      'Remplacez <code>your-key</code> par votre clé. Le lien dans l’élément est la solution de secours : il s’affiche partout où le test ne peut pas fonctionner. Le <builder>générateur</builder> écrit ces lignes avec vos options et montre le résultat.',
    key: 'Votre clé et vos origines',
    keyText:
      'L’exploitant de ce serveur vous donne une clé et enregistre vos origines. Une origine se compose du schéma, de l’hôte et du port, par exemple <code>https://www.your-site.example</code>. Chaque sous-domaine et chaque port est une origine à part. La clé n’est pas secrète.',
    keyWrong:
      'Si le serveur ne connaît pas la clé ou l’origine, vos visiteurs voient la solution de secours. La console et l’événement <code>iq-test:error</code> en donnent la raison.',
    attributes: 'Attributs',
    attributesText:
      'Cette liste provient de la table de l’élément : elle est toujours à jour. Vous pouvez modifier un attribut à tout moment. Seuls <code>set</code>, <code>isolation</code>, <code>loading</code> et <code>debug</code> sont lus à l’entrée de l’élément dans la page.',
    policy: 'Content Security Policy',
    policyText:
      'Si votre page envoie une Content Security Policy, ajoutez-y ces sources. Les styles n’en demandent aucune. Si la balise script porte un nonce, <code>script-src</code> est inutile.',
    policyFrame: 'Avec isolation="iframe"',
    room: 'Rien ne bouge au chargement du test',
    roomText:
      'Ajoutez cette règle à votre feuille de style. Elle réserve la place de l’élément jusqu’au chargement du script. Avec <code>popup</code> et <code>fullscreen</code>, 60px suffisent ; avec <code>floating</code>, la règle est inutile.',
    cms: 'WordPress et autres CMS',
    cmsText:
      'Collez les lignes dans un bloc HTML personnalisé. Les extensions qui regroupent, copient ou retardent les scripts peuvent masquer la provenance du script. Excluez <code>embed.js</code> dans leurs réglages, ou indiquez le serveur sur l’élément :',
    react: 'React, Vue et bundlers',
    reactText:
      'Les lignes ci-dessus fonctionnent dans tous les frameworks. Le paquet <code>@quotient/iq-test</code> fournit le même élément avec ses types et un hook pour ses événements :',
    vueText:
      'Dans Vue, indiquez au compilateur que la balise est un élément : <code>isCustomElement: (tag) => tag === "iq-test"</code>.',
    frame: 'Un cadre pour le test',
    frameText:
      'D’ordinaire, le test s’exécute dans votre page, dans un shadow root. Avec <code>isolation="iframe"</code>, il s’exécute dans un cadre de ce serveur, et les scripts de votre page ne peuvent lire ni les réponses ni le score. Les événements restent les mêmes, sans ces valeurs.',
    problems: 'En cas de problème',
    problemsText:
      'Ajoutez <code>?iq-test-debug</code> à l’adresse de votre page, ou l’attribut <code>debug</code> à l’élément. La console affiche alors un rapport sur le partenaire, la politique de sécurité, le stockage et les images, et indique quoi faire.',
  },
  events: {
    title: 'Événements et méthodes du test',
    description:
      'Tous les événements de l’élément avec leurs données, et toutes les méthodes que votre page peut appeler.',
    lead: 'L’élément signale à votre page ce qui se passe, et votre page peut lui dire quoi faire.',
    events: 'Événements',
    eventsText:
      'Ce sont des événements DOM qui remontent : un seul écouteur sur le document entend tous les éléments. Chaque événement contient aussi <code>hiddenData</code> (vos données de l’attribut) et <code>partner</code> (votre clé, ou null).',
    private:
      'Aucun événement ne contient les bonnes réponses, un jeton ou une adresse e-mail. Seul <code>iq-test:results</code> contient le score, après le paiement. Avec <code>isolation="iframe"</code>, les réponses et le score sont absents.',
    methods: 'Méthodes',
    methodsText:
      'L’élément possède ces méthodes une fois le script exécuté. La file <code>window.iqTest</code> accepte des appels à tout moment, avec un sélecteur CSS si vous le souhaitez :',
  },
  look: {
    title: 'Couleurs, polices et parties du test',
    description:
      'Comment le test prend l’apparence de votre page : une couleur, des variables CSS, des parties et votre propre bouton.',
    lead: 'Le test se trouve dans un shadow root : vos règles n’y entrent pas, les siennes n’en sortent pas. Voici comment agir sur lui.',
    accent: 'Une couleur suffit',
    accentText:
      'L’attribut <code>accent</code> prend votre couleur. Le test en déduit les nuances, en clair et en sombre, et ajuste une couleur difficile à lire. Avec <code>font="page"</code>, il utilise les polices de votre page.',
    variables: 'Variables CSS',
    variablesText:
      'Définissez-les sur l’élément. Chaque couleur a aussi une variable par thème, comme <code>--iq-light-accent</code> et <code>--iq-dark-accent</code>.',
    parts: 'Parties',
    partsText: 'Une partie est un élément que vous pouvez styler. Un état est une seconde partie à côté.',
    launcher: 'Votre propre bouton',
    launcherText:
      'Avec <code>popup</code>, <code>fullscreen</code> ou <code>floating</code>, un bouton ouvre le test dans une boîte de dialogue. Ce peut être le vôtre :',
  },
  builder: {
    title: 'Générateur : les lignes pour votre page',
    description: 'Choisissez les options, voyez le vrai test et copiez les lignes pour votre page.',
    lead: 'Choisissez, regardez, copiez. L’adresse de cette page garde vos choix : vous pouvez la partager.',
    noScript:
      'Le générateur a besoin de JavaScript. Vous pouvez copier les lignes ci-dessous sans lui ; remplacez <code>your-key</code> par votre clé.',
    options: 'Options',
    more: 'Plus d’options',
    reset: 'Réinitialiser',
    notSet: 'Non défini',
    usual: '{{value}} (par défaut)',
    snippet: 'Dans votre page',
    version: 'Version du script',
    newest: 'Dernière version',
    pinned: 'Version figée',
    newestNote: 'Vos visiteurs reçoivent aussitôt chaque nouvelle version.',
    pinnedNote: 'Le script ne change jamais. Vous mettez à jour vous-même la version et l’empreinte.',
    policy: 'Dans la Content Security Policy de votre page, si elle en a une',
    room: 'Dans votre feuille de style, pour que rien ne bouge au chargement du test',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Sélectionnez et copiez les lignes',
    preview: 'Aperçu',
    width: 'Largeur de l’aperçu',
    widths: { narrow: 'Téléphone', medium: 'Tablette', full: 'Pleine largeur' },
    previewText: 'C’est le vrai test. Rien n’est compté tant que vous ne le commencez pas.',
    notes: {
      popup: 'Le bouton ouvre le test dans une boîte de dialogue.',
      fullscreen: 'Le bouton ouvre le test dans toute la fenêtre.',
      floating: 'Le bouton se trouve dans le coin de cette fenêtre.',
      directly:
        'L’aperçu montre d’abord la description. Sur votre page, la première question apparaît aussitôt.',
      noKey: 'Dans un cadre, l’aperçu a besoin d’une clé.',
    },
    problems: {
      key: 'Une clé ne contient que des minuscules, des chiffres et des traits d’union.',
      json: 'Ce JSON n’est pas valide. Exemple : {"campaign":"june"}.',
      flat: 'Saisissez un objet. Ses valeurs sont des textes, des nombres, true ou false.',
    },
  },
  hints: {
    partner: 'Votre clé. Le serveur connaît les origines qui peuvent l’utiliser.',
    server: 'Adresse du serveur, si un optimiseur de la page regroupe ou copie le script.',
    lang: 'Langue du test. À défaut, celle du partenaire, de l’adresse ou du navigateur.',
    words: 'Vos mots à la place des nôtres : l’adresse d’un fichier JSON, ou le JSON lui-même.',
    theme: 'Clair ou sombre, ou comme la page autour.',
    brand: 'L’une de nos apparences.',
    accent: 'Votre couleur. Le test en déduit les nuances.',
    font: 'Les polices de l’apparence, ou celles de la page.',
    set: 'Les questions du test.',
    mode: 'Dans la page, ou dans une boîte de dialogue ouverte par un bouton.',
    loading: 'Moment du chargement : à l’approche de l’écran, ou tout de suite.',
    start: 'D’abord la description, ou tout de suite la première question.',
    time: 'Le temps choisi au départ, sous forme de multiple.',
    'price-display': 'Le prix dans la description.',
    'hidden-data': 'JSON de la page. Il revient dans chaque événement et n’est envoyé nulle part.',
    consent: 'Ce que le visiteur a accepté sur la page, par exemple analytics.',
    isolation: 'Le code s’exécute dans la page, ou dans un cadre de ce serveur.',
    debug: 'Écrit un rapport dans la console de la page.',
  },
};
