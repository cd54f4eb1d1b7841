import type { ImprintWords } from '../en/imprint.ts';

/** Words of the imprint and the terms, in French. */
export const imprint: ImprintWords = {
  pageTitle: 'Mentions légales et conditions générales\u00a0: {{name}}',
  description:
    'Qui exploite ce site, les conditions générales du {{nameInText}} et le droit de rétractation.',
  title: 'Mentions légales',
  incomplete:
    'Cette installation n’est pas complète\u00a0: son exploitant n’est pas encore indiqué. Cela doit être fait avant de demander à quiconque de payer ici.',
  fields: {
    name: 'Exploitant',
    representative: 'Représenté par',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
    registration: 'Immatriculation',
  },
  missing: {
    name: 'L’exploitant de cette installation n’a pas encore indiqué son nom.',
    address: 'L’exploitant de cette installation n’a pas encore indiqué son adresse.',
    email: 'L’exploitant de cette installation n’a pas encore indiqué son adresse e-mail.',
    registration: 'L’exploitant de cette installation n’a pas encore indiqué son immatriculation.',
  },
  software:
    '{{organization}} est un logiciel libre. Quiconque l’installe en est l’exploitant et répond de ce site\u00a0; les auteurs du logiciel ne sont pas vos cocontractants.',
  terms: {
    title: 'Conditions générales',
    clauses: {
      contract: {
        title: 'À qui vous achetez',
        text: 'Vous achetez à l’exploitant nommé ci-dessus. Le bouton de paiement ne fait qu’ouvrir la page de paiement\u00a0; le contrat est conclu quand vous y confirmez le paiement. Avant l’âge de la majorité, il faut d’abord l’accord d’un parent ou d’un tuteur. Vous pouvez imprimer ou enregistrer cette page.',
      },
      price: {
        title: 'Ce que vous payez',
        text: 'Passer le {{nameInText}} est gratuit. Voir ses résultats demande un paiement unique de {{charged}}. Rien ne se renouvelle\u00a0: il n’y a ni abonnement, ni compte. Le montant indiqué sur le bouton de paiement est tout ce qui est débité.',
      },
      results: {
        title: 'Ce que vous recevez',
        text: 'Une estimation de votre QI (l’intervalle annoncé va de {{low}} à {{high}}, la table de 60 à 149), un rang percentile (lu dans notre table, non mesuré sur des personnes), le nombre de bonnes réponses, une analyse par aptitude cognitive et une explication de votre résultat et de chaque question. Vous pouvez vous envoyer les résultats par e-mail, les partager par un lien et créer un certificat. Un paiement ouvre les résultats d’un seul test\u00a0; refaire le test, c’est en passer un nouveau.',
      },
      delivery: {
        title: 'Quand vous le recevez',
        text: 'Les résultats sont un contenu numérique. Ils s’ouvrent dans votre navigateur dès que le paiement est confirmé\u00a0: le plus souvent aussitôt et, avec les moyens de paiement qui prennent plusieurs jours, au bout de ce délai. Il suffit d’un navigateur avec JavaScript.',
      },
      keeping: {
        title: 'Combien de temps vous pouvez voir vos résultats',
        text: 'Sur votre appareil, jusqu’à ce que vous y terminiez un autre test\u00a0; il est plus sûr d’en garder une copie. Notre serveur conserve un test payé, à partir de son début, au plus\u00a0: <days>paidTests</days>.',
      },
      use: {
        title: 'À quoi cela sert',
        text: 'À se divertir et à s’instruire. Le score est une estimation tirée des réponses d’un seul test, et son dernier chiffre est tiré au sort (jusqu’à neuf points)\u00a0; ce n’est pas une évaluation clinique ou psychologique, et il ne doit décider ni d’un emploi, ni d’une place à l’école, ni d’un traitement.',
      },
      faults: {
        title: 'Si quelque chose se passe mal',
        text: 'Si vos résultats n’apparaissent pas après le paiement, ou s’ils sont faux par notre faute, écrivez à l’exploitant\u00a0: vous recevez ce que vous avez payé ou votre argent vous est rendu. Ce qui a été payé deux fois pour un même test est remboursé sans que vous le demandiez. Tout ce que la loi vous accorde par ailleurs quand un contenu numérique est défectueux vous reste acquis.',
      },
      refunds: {
        title: 'Remboursements',
        text: 'Un remboursement revient sur la carte ou le compte qui a servi à payer\u00a0; cela prend quelques jours. Les résultats de ce test se ferment alors. Le test lui-même reste, et ses résultats peuvent être payés de nouveau.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'L’exploitant répond sans limite de la faute intentionnelle et de la faute lourde, des atteintes à la vie, au corps ou à la santé, et partout ailleurs où la loi n’admet pas de limite. En cas de faute légère, il ne répond que du manquement à une obligation sans laquelle le contrat n’aurait pas de sens, et seulement du dommage typique et prévisible.',
      },
      demo: {
        title: 'Paiement de démonstration',
        text: 'Tant que cette installation utilise le paiement de démonstration, aucun argent ne circule\u00a0: rien n’est acheté, et il n’y a pas d’achat dont se rétracter.',
      },
      language: {
        title: 'Quelle langue fait foi',
        text: 'Cette page existe en cinq langues. C’est la version dans la langue de votre achat qui fait foi.',
      },
    },
    advertised:
      'Là où une autre page indique le prix dans une autre monnaie ({{price}}), c’est le montant du bouton de paiement qui compte.',
  },
  withdrawal: {
    title: 'Droit de rétractation',
    who: 'Si vous achetez en tant que consommateur dans l’Union européenne, dans un autre pays de l’Espace économique européen ou au Royaume-Uni, ou partout ailleurs où la loi vous donne ce droit, vous pouvez vous rétracter de l’achat dans un délai de <days>withdrawal</days>, sans donner de motif. Ce délai commence le lendemain de l’achat.',
    stays:
      'Bien que les résultats soient livrés aussitôt, ce droit ne prend pas fin pour autant. Selon la loi, il ne prend fin plus tôt que si le consommateur demande expressément la livraison avant la fin du délai, reconnaît qu’il perd ainsi ce droit, et reçoit une confirmation de l’un et de l’autre. L’écran de paiement de ce site ne demande rien de tel\u00a0: vous disposez de tout le délai, même une fois que vous avez vu vos résultats.',
    immediate:
      'L’écran de paiement de ce site vous demande si vous voulez recevoir les résultats aussitôt. Si vous acceptez, vous perdez ce droit dès que vous les avez. Un e-mail vous confirme l’un et l’autre. Si vous n’acceptez pas, ou ne recevez pas cette confirmation, vous disposez de tout le délai.',
    how: 'Utilisez la page «\u00a0<withdraw>Renoncer au contrat ici</withdraw>\u00a0», qui accuse réception aussitôt. Ou informez l’exploitant par une déclaration claire, par exemple par e-mail ou par courrier à l’adresse ci-dessus. Vous pouvez reprendre le modèle ci-dessous, sans obligation. Il suffit que vous envoyiez votre déclaration avant la fin du délai.',
    back: 'L’exploitant vous rembourse alors tout ce que vous avez payé pour ces résultats, sans frais, par le moyen de paiement que vous avez utilisé, au plus tard 14 jours après l’arrivée de votre déclaration. Les résultats se ferment alors.',
    modelTitle: 'Une déclaration que vous pouvez reprendre',
    model: {
      to: 'À l’exploitant nommé ci-dessus\u00a0:',
      statement: 'Je me rétracte de mon achat des résultats du {{nameInText}}.',
      number: 'Numéro du test ou du paiement\u00a0:',
      day: 'Acheté le\u00a0:',
      name: 'Nom\u00a0:',
      contact: 'Adresse e-mail ou postale\u00a0:',
      date: 'Date\u00a0:',
      signature: 'Signature (sur papier seulement)\u00a0:',
    },
    numbers:
      'Les deux numéros figurent dans la copie de vos données que vous donne «\u00a0{{yourData}}\u00a0», sous vos résultats.',
  },
};
