import type { PrivacyWords } from '../en/privacy.ts';

/** Words of the privacy policy around the stored data, in Spanish. */
export const privacy: PrivacyWords = {
  pageTitle: 'Política de privacidad: {{name}}',
  description: 'Qué datos usa el {{nameInText}}, dónde se guardan y cómo hacer que se borren.',
  title: 'Política de privacidad',
  short:
    'En resumen: ni cuenta ni nombre. El test necesita tus respuestas para calcular una puntuación, y tu dirección de correo solo si quieres recibir tus resultados por correo electrónico.',
  shortWithoutTag: 'Aparte de lo necesario, este sitio no usa nada por ahora: ni analítica ni publicidad.',
  shortWithTag: 'Aparte de lo necesario, este sitio usa una etiqueta de Google, y solo si la aceptas.',
  responsible: {
    title: 'Quién es responsable',
    text: 'De tus datos responde el titular de este sitio (el «responsable del tratamiento», en palabras del RGPD). Es a quien debes escribir sobre ellos:',
  },
  server: {
    title: 'Qué guarda nuestro servidor',
    howLong: 'Cuánto tiempo:',
    basis: 'Por qué podemos hacerlo:',
    where:
      'Estos datos se guardan en el equipo informático en el que funciona este sitio. Nadie te obliga a darlos, pero sin respuestas no hay puntuación, y sin pago no hay resultados. La puntuación la calcula un programa, y con ella no se decide nada sobre ti: no hay ninguna decisión automatizada con efectos jurídicos ni parecidos.',
  },
  others: {
    title: 'Quién más recibe algo',
    stripe: {
      name: 'El proveedor de pagos, Stripe',
      text: 'Si pagas, indicas tu tarjeta o tu cuenta a Stripe (en el Espacio Económico Europeo, a Stripe Payments Europe, Limited, en Dublín). De nuestra parte, Stripe recibe el importe, para qué es, el número de tu test, su idioma y, si hiciste el test en el sitio de un socio, la clave del socio. Stripe trata datos también en EE.\u00a0UU. y se basa para ello, según indica, en el Marco de Privacidad de Datos UE-EE.\u00a0UU. (Data Privacy Framework) y en las cláusulas contractuales tipo de la Comisión Europea. Qué hace Stripe con los datos: <stripe>política de privacidad de Stripe</stripe>. Con el pago de demostración, Stripe no recibe nada.',
    },
    mail: {
      name: 'El proveedor de correo del titular',
      text: 'Si pides tus resultados por correo electrónico, el mensaje y tu dirección pasan por el proveedor de correo del titular hasta llegar al tuyo.',
    },
    hosting: {
      name: 'La empresa dueña del equipo informático',
      text: 'Si el titular alquila el equipo, la empresa a la que pertenece trabaja por encargo suyo. Es posible que lleve registros propios, con direcciones de internet.',
    },
    public: {
      name: 'Quien tenga tu enlace o tu código',
      text: 'Un resultado compartido y un certificado puede leerlos cualquiera que tenga el enlace o el código. Solo tú los creas, y puedes retirarlos.',
    },
    google: {
      name: 'Google, si lo aceptas',
      text: 'Qué recibe y para qué se explica más abajo, en «Analítica».',
    },
    nobody: 'Nadie más recibe nada, salvo que una ley obligue al titular. No se vende nada.',
  },
  device: {
    title: 'Qué se guarda en tu dispositivo',
    text: 'Estas entradas están en el almacenamiento de tu navegador; si borras los datos del sitio, desaparecen todas. Son necesarias para lo que le pides al sitio o conservan tu respuesta sobre las cookies, así que no requieren consentimiento. Este software no instala ninguna cookie propia.',
    goesWithTab: '(desaparece con la pestaña)',
    partner:
      'En el sitio de un socio se guardan allí todas menos las dos últimas; a su nombre le siguen <code>@</code> y una marca del test en esa página.',
  },
  cookies: {
    title: 'Las cookies y tu elección',
    text: 'El aviso pregunta qué tipos de cookies, y de almacenamiento con el mismo fin, podemos usar. Lo que no tiene consentimiento no se carga. Cerrar el aviso sin responder no decide nada ni permite nada.',
    record:
      'Tu respuesta se queda solo en tu dispositivo, para no preguntarte en cada visita. Lleva la versión de la pregunta: si la pregunta cambia, se te vuelve a hacer. Si un tipo que has aceptado se empieza a usar más tarde, también se te vuelve a preguntar.',
    told: 'Si has aceptado la etiqueta de Google, se le comunica a Google qué tipos has aceptado.',
    change:
      'Puedes cambiar o retirar tu respuesta en cualquier momento, con el botón redondo de cookies o con «{{cookies}}» al pie de cada página. La retirada vale desde ese momento; lo hecho antes sigue siendo lícito. Allí también puedes descargar un comprobante de tu elección, que se crea en tu dispositivo.',
    signal:
      'Si tu navegador envía la señal <bdi>Global Privacy Control</bdi>, la analítica y la publicidad quedan desactivadas mientras no elijas otra cosa aquí.',
    inUse: 'En uso en este sitio.',
    inUseByGoogle: 'En uso en este sitio, si las aceptas: por la etiqueta de Google.',
    notInUse: 'No se usan en este sitio por ahora.',
  },
  analytics: {
    title: 'Analítica',
    notes:
      'La página anota lo que ocurre. Para ello lleva, en su propia memoria, una lista que desaparece cuando sales de la página: qué página se abrió, que el test empezó, qué pregunta se muestra y la letra de una respuesta. Nunca se anota ahí una puntuación.',
    withoutTag:
      'En este sitio nada lee esa lista, y nada de ella se envía. No se cargan código, tipos de letra ni imágenes de otras empresas.',
    withTag:
      'Este sitio usa una etiqueta de Google, un pequeño programa: de Google Ireland Limited, en Dublín, si vienes del Espacio Económico Europeo o de Suiza; si no, de Google LLC, EE.\u00a0UU. Solo se carga cuando la has aceptado, nunca antes. La base jurídica es tu consentimiento (RGPD, art.\u00a06.1.a). Aparte de ella, no se cargan código, tipos de letra ni imágenes de otras empresas.',
    measures: 'Para qué: para contar visitas y ver qué páginas y preguntas causan problemas.',
    advertises: 'Para qué: para ver si la publicidad llega a la gente y hacerla más pertinente.',
    container:
      'La etiqueta es un contenedor (Google Tag Manager): el titular elige qué etiquetas de Google carga, y a cada una se le comunica qué has aceptado.',
    gets: 'Qué recibe Google: las notas de esa lista (si es solo para publicidad: únicamente qué página se ha abierto y que se ha empezado el test); la dirección de la página y la de aquella de la que vienes; tu dirección de internet; tu navegador, tu dispositivo, tu pantalla y tu idioma; y un número aleatorio, guardado en una cookie, por el que se reconoce tu navegador.',
    measuringCookies:
      'Las cookies de Google para ello: <code>_ga</code> y las que empiezan por <code>_ga_</code>, durante dos años como máximo. Google conserva lo que pertenece a visitantes concretos 2 o 14 meses, según haya elegido el titular.',
    advertisingCookies:
      'Las cookies de Google para ello: las que empiezan por <code>_gcl</code> o <code>_gac_</code>, por lo general durante 90 días como máximo.',
    where:
      'Google trata estos datos también en EE.\u00a0UU. y se basa para ello, según indica, en el Marco de Privacidad de Datos UE-EE.\u00a0UU. (Data Privacy Framework) y en las cláusulas contractuales tipo de la Comisión Europea.',
    withdraw:
      'Si retiras tu consentimiento, esas cookies se borran, la etiqueta de Google recibe aviso de ello enseguida y a partir de la página siguiente ya no se carga. Qué hace Google con los datos: <google>política de privacidad de Google</google>.',
    partner:
      'En el sitio de un socio, las mismas notas van a una lista de esa página (su <code>dataLayer</code>). Qué la lee lo decide el socio: consulta su propia política de privacidad.',
  },
  rights: {
    title: 'Tus derechos',
    text: 'Puedes preguntar qué se guarda sobre ti, hacer que se rectifique o se borre, hacer que se limite su uso, recibir una copia para usarla en otro lugar, oponerte a lo que se basa en un interés legítimo y retirar un consentimiento (RGPD, arts.\u00a07 y 15 a 21).',
    self: 'Debajo del pago y debajo de tus resultados, «{{yourData}}» te permite obtener una copia de todo lo que pertenece a tu test, y borrarlo todo.',
    other:
      'Para todo lo demás, escribe al titular. Como los datos no llevan nombre, indica el número de tu test: está en esa copia y, en tu dispositivo, en <code>{{lastKey}}</code> o <code>{{key}}</code>.',
    complaint:
      'También puedes reclamar ante una autoridad de protección de datos, por ejemplo donde vives o trabajas, o donde está el titular.',
  },
  about: {
    title: 'Sobre este texto',
    text: 'Este texto describe qué hace con los datos el software de este sitio. Es el titular quien responde de completarlo donde esta instalación haga algo más, por ejemplo por los registros de la empresa de alojamiento o por otros servicios. Quién es el titular lo dice también el <imprint>aviso legal</imprint>.',
  },
};
