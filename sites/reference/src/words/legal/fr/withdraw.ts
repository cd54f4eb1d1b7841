import type { WithdrawWords } from '../en/withdraw.ts';

export const withdraw: WithdrawWords = {
  pageTitle: 'Renoncer au contrat\u00a0: {{name}}',
  description: 'Rétractez-vous ici d’un achat\u00a0: sans compte et sans donner de motif.',
  title: 'Renoncer au contrat',
  intro:
    'Ici, vous vous rétractez d’un achat fait sur ce site. Vous n’avez besoin ni de compte ni de motif. Le <withdrawal>droit de rétractation</withdrawal> indique qui peut se rétracter, et jusqu’à quand.',
  noScript:
    'Le formulaire de cette page a besoin de JavaScript. Sans JavaScript, écrivez à l’exploitant comme indiqué ci-dessous.',
  form: {
    title: 'Vos informations',
    name: 'Nom',
    contract: 'Contrat',
    contractHint:
      'Le numéro de commande, qui figure dans votre reçu par e-mail et avec vos résultats. Sans ce numéro, décrivez votre achat, par exemple par le jour et le montant.',
    email: 'Adresse e-mail',
    emailHint: 'Nous envoyons l’accusé de réception à cette adresse.',
    next: 'Continuer',
    note: 'Les trois champs sont nécessaires. Rien n’est encore envoyé. Vous pourrez vérifier vos informations à l’étape suivante.',
  },
  errors: {
    name: 'Saisissez votre nom.',
    contract: 'Saisissez le numéro de commande ou décrivez votre achat.',
    email: 'Saisissez une adresse e-mail, par exemple nom@example.org.',
  },
  check: {
    title: 'Vérifiez vos informations',
    statement: 'Je me rétracte de ce contrat\u00a0:',
    back: 'Modifier les informations',
    confirm: 'Confirmer la rétractation',
    sending: 'Votre rétractation est en cours d’envoi.',
    lostTitle: 'Nous ne savons pas si votre rétractation est arrivée',
    lost: 'Vos informations sont toujours là. Vérifiez votre connexion et appuyez de nouveau sur «\u00a0Confirmer la rétractation\u00a0». Si cela ne suffit pas, écrivez à l’exploitant avant la fin du délai\u00a0:',
    refusedTitle: 'Le serveur n’a pas accepté ces informations',
    refused: 'Rien n’a été envoyé. Modifiez vos informations ou écrivez à l’exploitant\u00a0:',
  },
  done: {
    title: 'Nous avons reçu votre rétractation',
    received: 'Reçue le',
    reference: 'Référence',
    pending:
      'Nous envoyons un accusé de réception à votre adresse e-mail. Imprimez ou enregistrez cette page au cas où il n’arriverait pas.',
    sent: 'Nous avons envoyé un accusé de réception à votre adresse e-mail. Si vous ne le voyez pas, regardez dans vos courriers indésirables.',
    failedTitle: 'L’accusé de réception n’a pas pu être envoyé par e-mail',
    failed:
      'Votre rétractation nous est tout de même parvenue. Imprimez ou enregistrez cette page\u00a0: elle vaut accusé de réception. Pour toute question, écrivez à l’exploitant\u00a0:',
    print: 'Imprimer ou enregistrer',
    next: 'Si vous avez le droit de vous rétracter, l’exploitant vous rembourse ce que vous avez payé, dans les 14 jours, sur la carte ou le compte qui a servi au paiement. Vos résultats se ferment alors.',
  },
  other: {
    title: 'Par e-mail ou par courrier',
    text: 'Vous pouvez aussi vous rétracter par e-mail ou par courrier, avec vos propres mots ou avec la <withdrawal>déclaration type</withdrawal>. Écrivez à\u00a0:',
  },
};
