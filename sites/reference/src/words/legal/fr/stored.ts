import type { StoredWords } from '../storedWords.ts';

/** Words about stored data, in French. */
export const stored: StoredWords = {
  device: {
    session:
      'Le numéro de votre test et le secret qui l’ouvre, la question où vous en êtes, vos réponses et les questions que vous avez marquées pour plus tard, afin que rien ne soit perdu si la page est rechargée ou plante.',
    last_session:
      'Le numéro, le secret et la date de votre dernier test terminé, afin que des résultats payés restent accessibles.',
    finished_sessions:
      'Numéro, secret et date des 20 derniers tests que vous avez terminés, pour que vous puissiez les ouvrir, retirer ce qui en est public et les supprimer.',
    saved_answers: 'Vos réponses, une fois le test terminé.',
    saved_questions: 'Les questions qui vous ont été posées, sans leurs solutions.',
    saved_iq: 'Votre score, chiffré\u00a0: seul notre serveur peut le lire.',
    paid_session:
      'Le numéro du dernier test que vous avez payé, afin que la page ne soit informée qu’une seule fois d’un paiement.',
    payment_status: 'Si vos résultats sont payés ou non.',
    return_path: 'La page à laquelle revenir après le paiement.',
    'cookie-consent':
      'Votre réponse au bandeau des cookies, le moment où vous l’avez donnée et la version de la question.',
    'cookie-consent-asked':
      'Les types de cookies qui étaient utilisés lors de cette réponse, pour que la question vous soit posée de nouveau si un autre, que vous avez accepté, est utilisé à son tour.',
  },
  keptOnDevice: {
    withCurrentTest: 'Jusqu’à ce que vous refassiez le test ou reveniez à l’accueil.',
    untilNextFinished: 'Jusqu’à ce que vous terminiez un autre test.',
    untilTwentyNewer: 'Jusqu’à ce que vous supprimiez le test ou que vous en terminiez 20 plus récents.',
    untilNextPaid: 'Jusqu’à ce que vous payiez un autre test.',
    untilBack: 'Jusqu’à votre retour, et jamais plus longtemps que cet onglet.',
    untilChanged: 'Jusqu’à ce que vous la changiez.',
  },
  server: {
    test: {
      name: 'Votre test',
      text: 'Un numéro aléatoire, les questions qui vous ont été posées et, lorsqu’elles ont été créées pour ce seul test, le texte aléatoire dont elles sont tirées, l’ordre de leurs options, vos réponses et un numéro d’ordre pour chacune, les questions que vous avez marquées pour plus tard, combien de fois et combien de temps chaque question a été affichée, celle que vous avez sous les yeux et depuis quand, combien votre appareil en a signalé comme ayant reçu une réponse, si un test y avait déjà été commencé, quand vous avez commencé et terminé, si le temps s’est écoulé, la limite de temps choisie, la langue et le score. Aucun nom n’y figure. Du secret qui ouvre le test, seule une empreinte est conservée. Si vous créez un lien privé, ou si vous envoyez le résultat par e-mail, qui en contient alors un, nous conservons l’empreinte de son secret et le moment de sa création.',
      kept: 'Jusqu’à ce que vous l’effaciez. Au plus, à partir du début du test, pour un test que personne n’a payé\u00a0: <days>unpaidTests</days>\u00a0; pour un test payé, afin que vous puissiez revenir à ses résultats\u00a0: <days>paidTests</days>.',
    },
    website: {
      name: 'Le site où vous l’avez passé',
      text: 'Si vous avez passé le test sur le site d’un partenaire\u00a0: la clé du partenaire et l’adresse de ce site, sans la page.',
      kept: 'Aussi longtemps que le test auquel ces données appartiennent.',
    },
    payment: {
      name: 'Un paiement',
      text: 'Son numéro et son adresse chez le prestataire de paiement, le montant, le moment où il a commencé, ce qu’il est devenu et les messages du prestataire à son sujet que nous avons traités\u00a0; tant que son issue n’est pas connue, le numéro de votre test dans une liste de ces paiements, et depuis quand. Votre carte ou votre compte, vous les indiquez au prestataire, et nous n’en voyons rien. Si une banque conteste un paiement ou si un test a été payé deux fois, l’exploitant peut en être informé par e-mail\u00a0: les numéros du paiement et du test, le montant et le motif de la banque. Avec le paiement de démonstration, aucun argent ne circule et aucune carte n’est demandée\u00a0; il joue le rôle du prestataire et tient son propre registre de ces paiements.',
      kept: 'Aussi longtemps que le test auquel il appartient\u00a0; celui-ci reste tant que l’issue du paiement n’est pas connue.',
    },
    books: {
      name: 'Un paiement dans la comptabilité',
      text: 'La commande\u00a0: son numéro, le numéro du paiement chez le prestataire, le montant, la date, le moyen de paiement, le pays et l’adresse e-mail que vous avez donnés au prestataire de paiement, la langue, le test qui a été payé et, si nous vous l’avons demandé, le moment où vous avez accepté de recevoir vos résultats tout de suite. Une empreinte de l’adresse retrouve ses commandes. Une fois le test effacé, nous effaçons l’adresse, son empreinte et le renvoi au test\u00a0: rien de ce qui reste ne mène à vos réponses ni à votre score.',
      kept: 'Aussi longtemps que la loi oblige un vendeur à les conserver. Au plus, à partir du paiement\u00a0: <days>bookkeeping</days>.',
    },
    withdrawal: {
      name: 'Une rétractation',
      text: 'Si vous en déclarez une\u00a0: votre nom, ce que vous écrivez sur le contrat, votre adresse e-mail, la langue, le moment où nous l’avons reçue, si nous l’avons confirmée par e-mail, les numéros de commande qu’elle contient et la suite donnée.',
      kept: 'Aussi longtemps que la comptabilité\u00a0: elle prouve que vous vous êtes rétracté, et quand. Au plus\u00a0: <days>bookkeeping</days>.',
    },
    email: {
      name: 'Un e-mail avec vos résultats',
      text: 'Si vous en demandez un, le message attend avec votre adresse jusqu’à son envoi. Ensuite, les deux sont supprimés\u00a0; il reste un numéro pour cet e-mail, le test qui l’a demandé, s’il a été envoyé et quand, et le nombre d’essais. Le registre de votre test note quand vous l’avez demandé, pas pour qui. Pour que personne ne soit inondé, les messages à une même adresse sont comptés au moyen d’une empreinte, que seule une personne disposant de la clé du serveur pourrait comparer à une adresse. Une installation sans serveur de messagerie conserve le message, et donc votre adresse, sous forme de fichier.',
      kept: 'Message et adresse\u00a0: jusqu’à l’envoi ou au refus. Si l’envoi est impossible, nous réessayons pendant environ cinq jours et les conservons aussi longtemps que la note sur l’envoi. Le compte\u00a0: un jour. Dans le registre de votre test\u00a0: aussi longtemps que le test. La note sur l’envoi et le fichier, à partir de l’envoi, au plus\u00a0: <days>emails</days>.',
    },
    shared: {
      name: 'Un résultat partagé',
      text: 'Si vous créez un lien\u00a0: le score et sa marge d’erreur, le rang percentile, le nombre de bonnes réponses, si elles ont été données trop vite pour être parlantes, la langue et le test d’où tout cela vient. Quiconque a le lien peut tout lire, sauf le dernier point. Pour l’aperçu du lien, une image est dessinée et conservée sous forme de fichier. Elle est la même pour toutes les personnes qui ont le même résultat, et rien n’y mène à votre test.',
      kept: 'Jusqu’à ce que vous le retiriez ou effaciez le test. Au plus, à partir du partage\u00a0: <days>sharedResults</days>. L’image\u00a0: jusqu’à ce que mille plus récentes aient été dessinées, ou jusqu’à ce que la première soit dessinée après un redémarrage du serveur.',
    },
    certificate: {
      name: 'Un certificat',
      text: 'Si vous en créez un\u00a0: son code et ce que dit le papier, c’est-à-dire le score, son intervalle lorsqu’il est indiqué, quand vous avez terminé, le temps utilisé et le temps disponible, la série de questions, si les réponses ont été données trop vite pour être parlantes, et la langue\u00a0; en outre, le test d’où il vient. Quiconque a le code peut tout lire, sauf le dernier point. Un nom que vous inscrivez sur la feuille reste sur votre écran et sur votre papier.',
      kept: 'Jusqu’à ce que vous le retiriez, ou que le test d’où il vient soit effacé, par vous ou à son terme.',
    },
    overview: {
      name: 'Un aperçu de votre test',
      text: 'Pour l’exploitant, qui s’occupe des paiements et vérifie les questions\u00a0: le numéro de votre test, la série de questions, la langue, le partenaire, quand vous avez commencé et terminé et si le temps s’est écoulé, le score, si les réponses ont été données trop vite pour être parlantes, si un test avait déjà été commencé sur votre appareil, les paiements avec leurs numéros, montants et dates et leur issue, si vous avez demandé un e-mail, un lien ou un certificat, et, pour chaque question, l’option que vous avez choisie, si elle est juste, si la question a été affichée et combien de temps. Tout cela est tiré des données de votre test.',
      kept: 'Aussi longtemps que le test auquel ces données appartiennent.',
    },
    numbers: {
      name: 'Des chiffres sur l’ensemble des tests',
      text: 'Par jour, partenaire, langue et série de questions\u00a0: combien de fois une page du test a été demandée, combien de tests ont été commencés et jusqu’où ils sont allés, question par question, combien ont obtenu quel score, et ce qui a été payé et remboursé. Aucun numéro de test, aucune heure et rien sur la personne qui a demandé une page n’y figure.',
      kept: 'Sans limite. Votre test reste compté une fois effacé\u00a0: rien dans ces chiffres ne le nomme.',
    },
    address: {
      name: 'Votre adresse internet',
      text: 'Comptée en mémoire pour qu’un flot de requêtes ne gêne pas les autres visiteurs. Lorsque plusieurs serveurs travaillent ensemble, leur base de données en contient une empreinte, que seule une personne disposant de leur clé pourrait comparer à une adresse. L’adresse elle-même n’est pas écrite.',
      kept: 'Jusqu’à environ une demi-heure après votre dernière requête.',
    },
    log: {
      name: 'Le journal du serveur',
      text: 'Ce qui a échoué, quand, le chemin de la requête, qui peut nommer un test, et le numéro du test, de son paiement ou d’un e-mail qui a échoué. Aucune adresse internet, aucune adresse e-mail, aucun secret d’un test.',
      kept: 'Aussi longtemps que l’exploitant conserve les journaux.',
    },
    audit: {
      name: 'Le journal des exploitants',
      text: 'Quand un exploitant a fait quelque chose d’un test, comme rembourser un paiement ou l’effacer\u00a0: qui, quand, quoi, le numéro du test et, s’il s’agit d’eux, celui du paiement, du résultat partagé ou du certificat, le montant, et si cela a réussi. Aucune réponse, aucun score, aucune adresse e-mail. Chaque entrée est liée à la précédente, pour que personne ne puisse la changer sans que cela se voie. Une fois un test effacé, son numéro ne mène plus à personne.',
      kept: 'Sans limite\u00a0: un journal que l’on pourrait couper ne prouverait rien.',
    },
  },
  basis: {
    contract: 'c’est nécessaire à ce que vous nous demandez (RGPD, art.\u00a06.1.b)',
    law: 'la loi oblige un vendeur à tenir une comptabilité (RGPD, art.\u00a06.1.c)',
    interest: 'l’intérêt légitime d’un service sûr et qui fonctionne (RGPD, art.\u00a06.1.f)',
  },
};
