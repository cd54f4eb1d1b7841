import type { WithdrawWords } from '../en/withdraw.ts';

export const withdraw: WithdrawWords = {
  pageTitle: 'Desistir del contrato: {{name}}',
  description: 'Desiste aquí de una compra: sin cuenta y sin dar ningún motivo.',
  title: 'Desistir del contrato',
  intro:
    'Aquí desistes de una compra hecha en este sitio. No necesitas cuenta ni motivo. El <withdrawal>derecho de desistimiento</withdrawal> explica quién puede desistir y hasta cuándo.',
  noScript:
    'El formulario de esta página necesita JavaScript. Sin él, escribe al titular como se indica abajo.',
  form: {
    title: 'Tus datos',
    name: 'Nombre',
    contract: 'Contrato',
    contractHint:
      'El número de pedido, que está en tu recibo por correo electrónico y con tus resultados. Si no lo tienes, describe tu compra, por ejemplo con el día y el importe.',
    email: 'Correo electrónico',
    emailHint: 'Enviamos el acuse de recibo a esta dirección.',
    next: 'Continuar',
    note: 'Los tres campos son necesarios. Todavía no se envía nada. En el paso siguiente puedes revisar tus datos.',
  },
  errors: {
    name: 'Escribe tu nombre.',
    contract: 'Escribe el número de pedido o describe tu compra.',
    email: 'Escribe una dirección de correo, por ejemplo nombre@example.org.',
  },
  check: {
    title: 'Revisa tus datos',
    statement: 'Desisto de este contrato:',
    back: 'Cambiar los datos',
    confirm: 'Confirmar el desistimiento',
    sending: 'Se está enviando tu desistimiento.',
    lostTitle: 'No sabemos si tu desistimiento ha llegado',
    lost: 'Tus datos siguen aquí. Comprueba tu conexión y pulsa otra vez «Confirmar el desistimiento». Si no sirve, escribe al titular antes de que termine el plazo:',
    refusedTitle: 'El servidor no ha aceptado estos datos',
    refused: 'No se ha enviado nada. Cambia tus datos o escribe al titular:',
  },
  done: {
    title: 'Hemos recibido tu desistimiento',
    received: 'Recibido el',
    reference: 'Referencia',
    pending:
      'Estamos enviando un acuse de recibo a tu correo electrónico. Imprime o guarda esta página por si no llega.',
    sent: 'Hemos enviado un acuse de recibo a tu correo electrónico. Si no lo ves, mira en la carpeta de correo no deseado.',
    failedTitle: 'No se ha podido enviar el acuse de recibo por correo electrónico',
    failed:
      'Tu desistimiento ha llegado igualmente. Imprime o guarda esta página: es tu acuse de recibo. Si tienes preguntas, escribe al titular:',
    print: 'Imprimir o guardar',
    next: 'Si tienes derecho a desistir, el titular te devuelve lo que pagaste en un plazo de 14 días, a la tarjeta o cuenta con la que se pagó. Tus resultados se cierran entonces.',
  },
  other: {
    title: 'Por correo electrónico o por carta',
    text: 'También puedes desistir por correo electrónico o por carta, con tus propias palabras o con la <withdrawal>declaración modelo</withdrawal>. Escribe a:',
  },
};
