import type { ImprintWords } from '../en/imprint.ts';

/** Words of the imprint and the terms, in Spanish. */
export const imprint: ImprintWords = {
  pageTitle: 'Aviso legal y términos y condiciones: {{name}}',
  description:
    'Quién está detrás de este sitio, los términos y condiciones del {{nameInText}} y el derecho de desistimiento.',
  title: 'Aviso legal',
  incomplete:
    'Esta instalación no está completa: aún no se ha indicado quién es su titular. Hay que hacerlo antes de pedirle a nadie que pague aquí.',
  fields: {
    name: 'Titular',
    representative: 'Representado por',
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    registration: 'Datos registrales',
  },
  missing: {
    name: 'El titular de esta instalación aún no ha indicado su nombre.',
    address: 'El titular de esta instalación aún no ha indicado su dirección.',
    email: 'El titular de esta instalación aún no ha indicado su correo electrónico.',
    registration: 'El titular de esta instalación aún no ha indicado sus datos registrales.',
  },
  software:
    '{{organization}} es software libre. Quien lo instala es el titular del sitio y responde de él; los autores del software no son parte de tu contrato.',
  terms: {
    title: 'Términos y condiciones',
    clauses: {
      contract: {
        title: 'A quién le compras',
        text: 'Le compras al titular indicado arriba. El botón de pago solo abre la página de pago; el contrato se celebra cuando confirmas allí el pago. Si eres menor de edad, antes tiene que dar su permiso tu madre, tu padre o quien te represente. Puedes imprimir o guardar esta página.',
      },
      price: {
        title: 'Qué pagas',
        text: 'Hacer el {{nameInText}} es gratis. Ver sus resultados requiere un pago único de {{charged}}. Nada se renueva: no hay suscripción ni cuenta. El importe del botón de pago es todo lo que se cobra.',
      },
      results: {
        title: 'Qué recibes',
        text: 'Una puntuación estimada de CI (el intervalo anunciado va de {{low}} a {{high}}, y la tabla, de 60 a 149), un percentil (leído en nuestra tabla, no medido en personas), el número de respuestas correctas, un análisis por aptitudes cognitivas y una explicación de tu resultado y de cada pregunta. Puedes enviarte los resultados por correo electrónico, compartirlos con un enlace y crear un certificado. Un pago abre los resultados de un test; repetir el test es hacer uno nuevo.',
      },
      delivery: {
        title: 'Cuándo lo recibes',
        text: 'Los resultados son contenido digital. Se abren en tu navegador en cuanto se confirma el pago: casi siempre enseguida y, con medios de pago que tardan días, pasados esos días. Basta con un navegador con JavaScript.',
      },
      keeping: {
        title: 'Cuánto tiempo puedes verlos',
        text: 'En tu dispositivo, hasta que termines en él otro test; es más segura una copia propia. Nuestro servidor guarda un test pagado, desde su comienzo, como máximo: <days>paidTests</days>.',
      },
      use: {
        title: 'Para qué sirve',
        text: 'Para entretenerse y aprender. La puntuación es una estimación a partir de las respuestas de un solo test, y su última cifra se sortea (hasta nueve puntos); no es una evaluación clínica ni psicológica, y no debe decidir sobre un empleo, una plaza escolar o un tratamiento.',
      },
      faults: {
        title: 'Si algo sale mal',
        text: 'Si tus resultados no aparecen después del pago, o están mal por culpa nuestra, escribe al titular: recibes lo que pagaste o se te devuelve el dinero. Lo que se paga dos veces por un mismo test se devuelve sin que lo pidas. Todo lo demás que te da la ley cuando un contenido digital es defectuoso sigue siendo tuyo.',
      },
      refunds: {
        title: 'Reembolsos',
        text: 'Un reembolso vuelve a la tarjeta o la cuenta que pagó; tarda unos días. Los resultados de ese test se cierran entonces. El test se conserva, y sus resultados se pueden volver a pagar.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'El titular responde sin límite del dolo y de la culpa grave, de los daños a la vida, al cuerpo o a la salud, y en todo lo demás en que la ley no admite límites. Por culpa leve solo responde si se incumple una obligación sin la cual el contrato no tendría sentido, y solo del daño típico y previsible.',
      },
      demo: {
        title: 'Pago de demostración',
        text: 'Mientras esta instalación use el pago de demostración, no se mueve dinero: no se compra nada, y no hay nada de lo que desistir.',
      },
      language: {
        title: 'Qué idioma prevalece',
        text: 'Esta página existe en cinco idiomas. Prevalece la versión en el idioma en el que compraste.',
      },
    },
    advertised:
      'Si otra página indica el precio en otra moneda ({{price}}), vale el importe del botón de pago.',
  },
  withdrawal: {
    title: 'Derecho de desistimiento',
    who: 'Si compras como consumidor en la Unión Europea, en otro país del Espacio Económico Europeo o en el Reino Unido, o en cualquier otro lugar donde la ley te dé este derecho, puedes desistir de la compra en un plazo de <days>withdrawal</days>, sin dar ningún motivo. El plazo empieza el día siguiente al de la compra.',
    stays:
      'Aunque los resultados se entregan enseguida, el derecho no termina con eso. Según la ley, solo termina antes si el consumidor pide expresamente la entrega antes de que acabe el plazo, reconoce que con ello pierde el derecho y recibe una confirmación de ambas cosas. La pantalla de pago de este sitio no pide nada de eso: dispones del plazo completo, incluso después de haber visto tus resultados.',
    immediate:
      'La pantalla de pago de este sitio te pregunta si quieres recibir los resultados enseguida. Si aceptas, pierdes este derecho en cuanto los tengas. Un correo electrónico te confirma ambas cosas. Si no aceptas, o no recibes esa confirmación, dispones del plazo completo.',
    how: 'Usa la página «<withdraw>Desistir del contrato aquí</withdraw>», que confirma enseguida lo que ha llegado. O comunícaselo al titular con una declaración clara, por ejemplo por correo electrónico o por carta a la dirección de arriba. Puedes usar el texto de abajo, pero no es obligatorio. Basta con que la envíes antes de que acabe el plazo.',
    back: 'El titular te devuelve entonces todo lo que pagaste por esos resultados, sin gastos, por el mismo medio de pago que usaste y a más tardar 14 días después de que llegue tu declaración. Los resultados se cierran entonces.',
    modelTitle: 'Una declaración que puedes usar',
    model: {
      to: 'Al titular indicado arriba:',
      statement: 'Desisto de mi compra de los resultados del {{nameInText}}.',
      number: 'Número del test o del pago:',
      day: 'Fecha de la compra:',
      name: 'Nombre:',
      contact: 'Correo electrónico o dirección postal:',
      date: 'Fecha:',
      signature: 'Firma (solo en papel):',
    },
    numbers:
      'Los dos números están en la copia de tus datos que te da «{{yourData}}», debajo de tus resultados.',
  },
};
