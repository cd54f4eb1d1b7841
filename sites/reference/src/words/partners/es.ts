import type { PartnerWords } from './en.ts';

/** Words of the documentation for partners, in Spanish. */
export const partners: PartnerWords = {
  link: 'Para socios',
  nav: 'Documentación para socios',
  pages: {
    start: 'Primeros pasos',
    events: 'Eventos y métodos',
    look: 'Colores, fuentes y partes',
    builder: 'Generador',
  },
  byDefault: 'Si falta',
  values: 'Valores',
  light: 'Claro',
  dark: 'Oscuro',
  inEnglish: 'Esta lista está en inglés, como en el código fuente.',
  start: {
    title: 'Integra el test en tu sitio',
    description:
      'Guía para socios: una etiqueta script, todos los atributos con sus valores, tu clave y tus orígenes, y las líneas de política que necesita tu página.',
    lead: 'Una etiqueta script y un elemento bastan para mostrar el test en tu página: en HTML, en un gestor de contenidos o con cualquier framework.',
    tag: 'Las líneas para tu página',
    tagText:
      'Cambia <code>your-key</code> por tu clave. El enlace dentro del elemento es la alternativa: se ve donde el test no puede funcionar. El <builder>generador</builder> escribe estas líneas con tus opciones y muestra el resultado.',
    key: 'Tu clave y tus orígenes',
    keyText:
      'El operador de este servidor te da una clave y registra tus orígenes. Un origen son el esquema, el host y el puerto, por ejemplo <code>https://www.your-site.example</code>. Cada subdominio y cada puerto es un origen distinto. La clave no es secreta.',
    keyWrong:
      'Si el servidor no conoce la clave o el origen, tus visitantes ven la alternativa. La consola y el evento <code>iq-test:error</code> dicen por qué.',
    attributes: 'Atributos',
    attributesText:
      'Esta lista sale de la tabla del elemento, así que siempre está al día. Puedes cambiar un atributo en cualquier momento. Solo <code>set</code>, <code>isolation</code>, <code>loading</code> y <code>debug</code> se leen cuando el elemento entra en la página.',
    policy: 'Content Security Policy',
    policyText:
      'Si tu página envía una Content Security Policy, añade estas fuentes. Los estilos no necesitan nada. Si la etiqueta script tiene un nonce, puedes omitir <code>script-src</code>.',
    policyFrame: 'Con isolation="iframe"',
    room: 'Nada se mueve al cargar el test',
    roomText:
      'Añade esta regla a tu hoja de estilos. Reserva el espacio del elemento hasta que se carga el script. Con <code>popup</code> y <code>fullscreen</code> bastan 60px; con <code>floating</code> no hace falta.',
    cms: 'WordPress y otros gestores de contenidos',
    cmsText:
      'Pega las líneas en un bloque de HTML personalizado. Los plugins que agrupan, copian o retrasan scripts pueden ocultar de dónde viene el script. Excluye <code>embed.js</code> en sus ajustes o indica el servidor en el elemento:',
    react: 'React, Vue y empaquetadores',
    reactText:
      'Las líneas de arriba funcionan en cualquier framework. El paquete <code>@quotient/iq-test</code> trae el mismo elemento con tipos y un hook para sus eventos:',
    vueText:
      'En Vue, indica al compilador que la etiqueta es un elemento: <code>isCustomElement: (tag) => tag === "iq-test"</code>.',
    frame: 'Un marco para el test',
    frameText:
      'Normalmente el test se ejecuta en tu página, en un shadow root. Con <code>isolation="iframe"</code> se ejecuta en un marco de este servidor, y los scripts de tu página no pueden leer las respuestas ni la puntuación. Los eventos son los mismos, sin esos valores.',
    problems: 'Si algo no funciona',
    problemsText:
      'Añade <code>?iq-test-debug</code> a la dirección de tu página o el atributo <code>debug</code> al elemento. La consola muestra entonces un informe sobre socio, política, almacenamiento e imágenes, y dice qué hacer.',
  },
  events: {
    title: 'Eventos y métodos del test',
    description:
      'Todos los eventos del elemento con sus datos y todos los métodos que tu página puede llamar.',
    lead: 'El elemento cuenta a tu página lo que pasa, y tu página puede decirle qué hacer.',
    events: 'Eventos',
    eventsText:
      'Son eventos del DOM y se propagan: un solo listener en el documento oye todos los elementos. Cada evento lleva también <code>hiddenData</code> (tus datos del atributo) y <code>partner</code> (tu clave, o null).',
    private:
      'Ningún evento lleva las respuestas correctas, un token ni una dirección de correo. Solo <code>iq-test:results</code> lleva la puntuación, después del pago. Con <code>isolation="iframe"</code> faltan las respuestas y la puntuación.',
    methods: 'Métodos',
    methodsText:
      'El elemento tiene estos métodos cuando el script se ha ejecutado. La cola <code>window.iqTest</code> acepta llamadas en cualquier momento, con un selector CSS si quieres:',
  },
  look: {
    title: 'Colores, fuentes y partes del test',
    description:
      'Cómo toma el test el aspecto de tu página: un color, variables CSS, partes y tu propio botón.',
    lead: 'El test está en un shadow root: tus reglas no entran y las suyas no salen. Estas son las vías de acceso.',
    accent: 'Basta un color',
    accentText:
      'El atributo <code>accent</code> toma tu color. El test deduce los tonos que le corresponden, en claro y en oscuro, y ajusta un color que costaría leer. Con <code>font="page"</code> usa las fuentes de tu página.',
    variables: 'Variables CSS',
    variablesText:
      'Defínelas en el elemento. Cada color tiene además una variable por tema, como <code>--iq-light-accent</code> y <code>--iq-dark-accent</code>.',
    parts: 'Partes',
    partsText: 'Una parte es algo a lo que puedes dar estilo. Un estado es una segunda parte a su lado.',
    launcher: 'Tu propio botón',
    launcherText:
      'Con <code>popup</code>, <code>fullscreen</code> o <code>floating</code>, un botón abre el test en un diálogo. Puede ser el tuyo:',
  },
  builder: {
    title: 'Generador: las líneas para tu página',
    description: 'Elige opciones, mira el test real con ellas y copia las líneas para tu página.',
    lead: 'Elige, mira y copia. La dirección de esta página guarda tus opciones: puedes compartirla.',
    noScript:
      'El generador necesita JavaScript. Puedes copiar las líneas de abajo sin él; cambia <code>your-key</code> por tu clave.',
    options: 'Opciones',
    more: 'Más opciones',
    reset: 'Restablecer',
    notSet: 'Sin definir',
    usual: '{{value}} (por defecto)',
    snippet: 'En tu página',
    version: 'Versión del script',
    newest: 'La más reciente',
    pinned: 'Versión fija',
    newestNote: 'Tus visitantes reciben cada versión nueva enseguida.',
    pinnedNote: 'El script no cambia nunca. Tú actualizas la versión y la suma de comprobación.',
    policy: 'En la Content Security Policy de tu página, si tiene una',
    room: 'En tu hoja de estilos, para que nada se mueva al cargar el test',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Selecciona y copia las líneas',
    preview: 'Vista previa',
    width: 'Ancho de la vista previa',
    widths: { narrow: 'Móvil', medium: 'Tableta', full: 'Completo' },
    previewText: 'Es el test real. No cuenta nada hasta que lo empiezas.',
    notes: {
      popup: 'El botón abre el test en un diálogo.',
      fullscreen: 'El botón abre el test en toda la ventana.',
      floating: 'El botón está en la esquina de esta ventana.',
      directly:
        'La vista previa muestra primero la descripción. En tu página, la primera pregunta aparece enseguida.',
      noKey: 'En un marco, la vista previa necesita una clave.',
    },
    problems: {
      key: 'Una clave solo tiene minúsculas, cifras y guiones.',
      json: 'No es JSON válido. Un ejemplo: {"campaign":"june"}.',
      flat: 'Escribe un objeto. Sus valores son textos, números, true o false.',
    },
  },
  hints: {
    partner: 'Tu clave. El servidor conoce los orígenes que pueden usarla.',
    server: 'Dirección del servidor, si un optimizador de la página agrupa o copia el script.',
    lang: 'Idioma del test. Si falta, el del socio, el de la dirección o el del navegador.',
    words: 'Tus palabras en lugar de las nuestras: la dirección de un archivo JSON o el propio JSON.',
    theme: 'Claro u oscuro, o como la página que lo rodea.',
    brand: 'Uno de nuestros aspectos.',
    accent: 'Tu color. El test deduce de él los demás tonos.',
    font: 'Las fuentes del aspecto o las de la página.',
    set: 'Las preguntas del test.',
    mode: 'En la página o en un diálogo que abre un botón.',
    loading: 'Cuándo se carga el test: cerca de la pantalla o enseguida.',
    start: 'Primero la descripción, o enseguida la primera pregunta.',
    time: 'El tiempo elegido al principio, como múltiplo.',
    'price-display': 'El precio en la descripción.',
    'hidden-data': 'JSON de la página. Vuelve en cada evento y no se envía a ningún sitio.',
    consent: 'Lo que el visitante ha aceptado en la página, por ejemplo analytics.',
    isolation: 'El código se ejecuta en la página o en un marco de este servidor.',
    debug: 'Escribe un informe en la consola de la página.',
  },
};
