import type { StoredWords } from '../storedWords.ts';

/** Words about stored data, in Spanish. */
export const stored: StoredWords = {
  device: {
    session:
      'El número de tu test y el secreto que lo abre, la pregunta en la que estás, tus respuestas y las preguntas que marcaste para después, para que no se pierda nada si la página se recarga o falla.',
    last_session:
      'El número, el secreto y la fecha de tu último test terminado, para que los resultados que pagaste sigan a tu alcance.',
    finished_sessions:
      'Número, secreto y fecha de los últimos 20 tests que terminaste, para que puedas abrirlos, retirar lo que sea público y borrarlos.',
    saved_answers: 'Tus respuestas, una vez terminado el test.',
    saved_questions: 'Las preguntas que se te mostraron, sin sus soluciones.',
    saved_iq: 'Tu puntuación, cifrada: solo nuestro servidor puede leerla.',
    paid_session:
      'El número del último test que pagaste, para que la página reciba aviso de cada pago una sola vez.',
    payment_status: 'Si tus resultados están pagados o no.',
    return_path: 'La página a la que volver después del pago.',
    'cookie-consent': 'Tu respuesta al aviso de cookies, cuándo la diste y la versión de la pregunta.',
    'cookie-consent-asked':
      'Qué tipos de cookies estaban en uso cuando diste esa respuesta, para volver a preguntarte si se empieza a usar otro que aceptaste.',
  },
  keptOnDevice: {
    withCurrentTest: 'Hasta que repitas el test o vuelvas al inicio.',
    untilNextFinished: 'Hasta que termines otro test.',
    untilTwentyNewer: 'Hasta que borres el test o termines otros 20 más recientes.',
    untilNextPaid: 'Hasta que pagues otro test.',
    untilBack: 'Hasta que vuelvas, y nunca más tiempo que esta pestaña.',
    untilChanged: 'Hasta que la cambies.',
  },
  server: {
    test: {
      name: 'Tu test',
      text: 'Un número aleatorio, las preguntas que se te mostraron y, si se crearon solo para este test, el texto aleatorio del que salieron, en qué orden estaban sus opciones, tus respuestas y un número correlativo de cada una, las preguntas que marcaste para después, cuántas veces y durante cuánto tiempo se vio cada pregunta, cuál estás viendo y desde cuándo, cuántas dio tu dispositivo por respondidas, si en él ya se había empezado un test, cuándo empezaste y terminaste, si se acabó el tiempo, el límite de tiempo que elegiste, el idioma y la puntuación. No lleva ningún nombre. Del secreto que abre el test solo se guarda una huella criptográfica. Si creas un enlace privado, o envías los resultados por correo, que entonces lleva uno, guardamos una huella de su secreto y cuándo lo creaste.',
      kept: 'Hasta que lo borres. Como máximo, desde el comienzo del test, si nadie lo ha pagado: <days>unpaidTests</days>; si está pagado, para que puedas volver a sus resultados: <days>paidTests</days>.',
    },
    website: {
      name: 'El sitio donde lo hiciste',
      text: 'Si hiciste el test en el sitio de un socio: la clave del socio y la dirección de ese sitio, sin la página.',
      kept: 'Tanto tiempo como el test al que pertenecen estos datos.',
    },
    payment: {
      name: 'Un pago',
      text: 'Su número y su dirección en el proveedor de pagos, el importe, cuándo se inició, qué ha sido de él y qué mensajes del proveedor sobre él hemos aplicado; mientras no esté resuelto, el número de tu test en una lista de esos pagos, y desde cuándo. Tu tarjeta o tu cuenta se las indicas al proveedor, y nosotros no vemos nada de ellas. Si un banco reclama un pago o un test se ha pagado dos veces, el titular puede saberlo por correo electrónico: los números del pago y del test, el importe y el motivo del banco. Con el pago de demostración no se mueve dinero ni se pide tarjeta; hace las veces del proveedor y lleva su propio registro de estos pagos.',
      kept: 'Tanto tiempo como el test al que pertenece; este se conserva hasta que el pago esté resuelto.',
    },
    books: {
      name: 'Un pago en la contabilidad',
      text: 'El pedido: su número, el número del pago en el proveedor de pagos, el importe, la fecha, el medio de pago, el país y la dirección de correo que diste al proveedor de pagos, el idioma, qué test se pagó y, si te lo preguntamos, cuándo aceptaste recibir tus resultados de inmediato. Una huella de la dirección encuentra sus pedidos. Cuando el test ya no existe, borramos la dirección, su huella y la referencia al test: nada de lo que queda lleva a tus respuestas ni a tu puntuación.',
      kept: 'Mientras la ley obligue a un vendedor a conservarlo. Como máximo, desde el pago: <days>bookkeeping</days>.',
    },
    withdrawal: {
      name: 'Un desistimiento',
      text: 'Si declaras uno: tu nombre, lo que escribes sobre el contrato, tu dirección de correo, el idioma, cuándo lo recibimos, si lo confirmamos por correo, los números de pedido que contiene y qué pasó después.',
      kept: 'Tanto tiempo como la contabilidad: demuestra que desististe y cuándo. Como máximo: <days>bookkeeping</days>.',
    },
    email: {
      name: 'Un correo con tus resultados',
      text: 'Si lo pides, el mensaje espera junto con tu dirección hasta que se envía. Después se borran los dos; quedan un número, qué test lo pidió, si se envió y cuándo, y cuántas veces se intentó. En el registro de tu test consta cuándo lo pediste, no para quién. Para que nadie reciba una avalancha, los mensajes a una misma dirección se cuentan mediante una huella criptográfica, que solo alguien con la clave del servidor podría comparar con una dirección. Una instalación sin servidor de correo guarda el mensaje, y con él tu dirección, como archivo.',
      kept: 'Mensaje y dirección: hasta que se envía o se rechaza. Si no se puede enviar, lo intentamos durante unos cinco días y lo conservamos tanto como la nota del envío. El recuento: un día. En el registro de tu test: tanto como el test. La nota del envío y el archivo, desde el envío, como máximo: <days>emails</days>.',
    },
    shared: {
      name: 'Un resultado compartido',
      text: 'Si creas un enlace: la puntuación y cuánto puede desviarse, el percentil, el número de respuestas correctas, si llegaron demasiado rápido para decir mucho, el idioma y de qué test procede. Quien tenga el enlace puede leerlo todo menos lo último. Para la vista previa del enlace se dibuja una imagen y se guarda como archivo. Es igual para todas las personas con el mismo resultado, y nada en ella lleva a tu test.',
      kept: 'Hasta que lo retires o borres el test. Como máximo, desde que lo compartes: <days>sharedResults</days>. La imagen: hasta que se hayan dibujado mil más recientes, o hasta que se dibuje la primera después de reiniciar el servidor.',
    },
    certificate: {
      name: 'Un certificado',
      text: 'Si lo creas: su código y lo que dice el papel, es decir, la puntuación, su intervalo cuando se indica, cuándo terminaste, el tiempo que usaste y el que tenías, la serie de preguntas, si las respuestas llegaron demasiado rápido para decir mucho, y el idioma; además, de qué test procede. Quien tenga el código puede leerlo todo menos lo último. Un nombre que escribas en la hoja se queda en tu pantalla y en tu papel.',
      kept: 'Hasta que lo retires o se borre el test del que procede, porque lo borras tú o porque se cumple su plazo.',
    },
    overview: {
      name: 'Un resumen de tu test',
      text: 'Para el titular, que se ocupa de los pagos y revisa las preguntas: el número de tu test, la serie de preguntas, el idioma, el socio, cuándo empezaste y terminaste y si se acabó el tiempo, la puntuación, si las respuestas llegaron demasiado rápido para decir mucho, si en tu dispositivo ya se había empezado un test, los pagos con sus números, importes, fechas y qué fue de ellos, si pediste un correo, un enlace o un certificado y, de cada pregunta, qué opción elegiste, si es correcta, y si se mostró y durante cuánto tiempo. Todo ello sale de los datos de tu test.',
      kept: 'Tanto tiempo como el test al que pertenecen estos datos.',
    },
    numbers: {
      name: 'Cifras de todos los tests',
      text: 'Por día, socio, idioma y serie de preguntas: cuántas veces se pidió una página con el test, cuántos tests se empezaron y hasta dónde llegaron, pregunta por pregunta, cuántos tuvieron qué puntuación, y qué se pagó y se devolvió. No figuran en ellas ningún número de test, ninguna hora ni nada sobre quién pidió una página.',
      kept: 'Sin límite. Tu test sigue contado cuando se borra: nada en las cifras lo nombra.',
    },
    address: {
      name: 'Tu dirección de internet',
      text: 'Se cuenta en memoria para que una avalancha de solicitudes no estorbe a los demás visitantes. Cuando varios servidores trabajan juntos, su base de datos contiene una huella criptográfica de ella, que solo alguien con su clave podría comparar con una dirección. La dirección en sí no queda escrita.',
      kept: 'Hasta aproximadamente media hora después de tu última solicitud.',
    },
    log: {
      name: 'El registro del servidor',
      text: 'Qué ha fallado, cuándo, la ruta de la solicitud, que puede nombrar un test, y el número del test, de su pago o de un correo que falló. Ninguna dirección de internet, ninguna dirección de correo, ningún secreto de un test.',
      kept: 'Mientras el titular conserve los registros.',
    },
    audit: {
      name: 'El registro de lo que hizo el titular',
      text: 'Cuando el titular ha hecho algo con un test, como devolver un pago o borrarlo: quién, cuándo, qué, el número del test y, si se trata de ellos, el del pago, el del resultado compartido o el del certificado, el importe y si salió bien. Ninguna respuesta, ninguna puntuación, ninguna dirección de correo. Cada entrada está unida a la anterior, para que nadie pueda cambiarla sin que se note. Una vez borrado un test, su número ya no lleva a nadie.',
      kept: 'Para siempre: un registro que se pudiera recortar no demostraría nada.',
    },
  },
  basis: {
    contract: 'es necesario para lo que nos pides (RGPD, art.\u00a06.1.b)',
    law: 'la ley obliga a un vendedor a llevar sus cuentas (RGPD, art.\u00a06.1.c)',
    interest: 'el interés legítimo en un servicio seguro y que funcione (RGPD, art.\u00a06.1.f)',
  },
};
