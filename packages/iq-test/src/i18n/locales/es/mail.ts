import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  preview: 'Tu puntuación, tu percentil y tus aptitudes',
  date: 'Test del {{date}}',
  privateLink: 'Abre tus resultados en cualquier dispositivo',
  privateLinkNote:
    'Guarda este correo para ti: cualquiera que tenga el enlace privado puede ver tus resultados.',
  page: 'Tu página pública',
  why: 'Este correo se envió porque alguien escribió esta dirección en la página de sus resultados. Si no fuiste tú, no tienes que hacer nada.',
  score: 'Puntuación de CI',
  categoryValue: '{{correct}}, {{performance}}',
  disclaimer:
    'Este resultado es una estimación y solo tiene fines recreativos y educativos. No es una evaluación clínica ni profesional.',
  performance: { Strong: 'Punto fuerte', Average: 'En la media', 'Needs Improvement': 'Por mejorar' },
  receipt: {
    subject: 'Recibo del pedido {{number}}',
    preview: 'Tu compra y tu derecho de desistimiento',
    demo: 'Este fue un pago de demostración: no se movió dinero.',
    number: 'Número de pedido',
    date: 'Fecha',
    item: 'Servicio',
    amount: 'Importe',
    tax: 'Impuesto',
    seller: 'Vendedor',
    withdraw: 'Desistir del contrato aquí',
    once: 'Pagaste una sola vez. Nada se renueva.',
    right:
      'Puedes desistir de este contrato hasta el final del {{date}} (UTC), sin dar ningún motivo. Usa el enlace de arriba e indica el número de pedido. Recibes tu dinero por el mismo medio con el que pagaste.',
    consent:
      'El {{date}} pediste recibir tus resultados de inmediato y confirmaste que así pierdes tu derecho de desistimiento. Te lo confirmamos aquí.',
  },
  withdrawal: {
    subject: 'Hemos recibido tu desistimiento',
    preview: 'Tu declaración, con fecha y hora',
    received: 'Recibida',
    declaration: 'Declaración',
    words: 'Desisto del contrato indicado aquí.',
    name: 'Nombre',
    contract: 'Contrato',
    email: 'Correo electrónico',
    seller: 'Vendedor',
    next: 'Guarda este correo: muestra qué declaraste y cuándo. Ahora comprobamos tu declaración. Si puedes desistir, recibes tu dinero en un plazo de 14 días por el mismo medio con el que pagaste.',
    why: 'Este correo se envió porque alguien escribió esta dirección en nuestra página de desistimiento. Si no fuiste tú, no tienes que hacer nada.',
  },
};
