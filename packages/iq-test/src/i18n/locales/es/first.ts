import type { FirstMessages } from '../../messages.ts';
import { shapes } from './shapes.ts';

/** `_many` is the form for whole millions. */
export const first: FirstMessages = {
  common: {
    close: 'Cerrar',
    retry: 'Intentar de nuevo',
    loading: 'Cargando…',
    notifications: 'Notificaciones',
    dismiss: 'Descartar',
  },
  timer: {
    label: 'Tiempo restante',
    warningBanner: '¡Atención: quedan menos de 5 minutos!',
    minutesLeft_one: 'Queda {{count}} minuto',
    minutesLeft_many: 'Quedan {{count}} de minutos',
    minutesLeft_other: 'Quedan {{count}} minutos',
  },
  runner: {
    title: 'Test de evaluación del CI',
    answered: 'Preguntas respondidas: {{answered}} / {{total}}',
    current: 'Actual: pregunta {{number}}',
    questionOf: 'Pregunta {{number}} de {{total}}',
    progress: 'Avance en las preguntas',
    overview: 'Resumen del avance',
    markers: 'Todas las preguntas',
    markerAnswered: 'Pregunta {{number}}, respondida',
    markerUnanswered: 'Pregunta {{number}}, sin responder',
    markerFlagged: '{{marker}}, marcada para después',
    flag: 'Marcar para después',
    flagOn: 'Marcada para después',
    flagOff: 'Ya no está marcada',
    pictureFailed: 'No se pudo cargar la imagen.',
    options: 'Opciones de respuesta',
    previous: 'Anterior',
    next: 'Siguiente',
    finish: 'Terminar el test',
    finishing: 'Terminando…',
    keys: 'Atajos de teclado',
    keysChoose: 'elegir una opción',
    keysNext: 'pregunta siguiente',
    keysPrevious: 'pregunta anterior',
    keysOr: 'o',
    finishTitle: '¿Terminar el test?',
    finishUnanswered_one: 'Te queda {{count}} pregunta sin responder. ¿Seguro que quieres terminar el test?',
    finishUnanswered_many:
      'Te quedan {{count}} de preguntas sin responder. ¿Seguro que quieres terminar el test?',
    finishUnanswered_other:
      'Te quedan {{count}} preguntas sin responder. ¿Seguro que quieres terminar el test?',
    finishFlagged_one: 'Has marcado {{count}} pregunta para después.',
    finishFlagged_many: 'Has marcado {{count}} de preguntas para después.',
    finishFlagged_other: 'Has marcado {{count}} preguntas para después.',
    finishAnswered: 'Has respondido a todas las preguntas. ¿Seguro que quieres terminar el test?',
    finishOpen: 'Preguntas pendientes',
    finishConfirm: 'Terminar ahora',
    finishCancel: 'Volver al test',
    leaveTitle: '¿Salir del test?',
    leaveText:
      'El test termina aquí y tus respuestas se borran. El reloj no se detiene durante las pausas, así que un test nuevo empieza desde el principio.',
    leaveConfirm: 'Salir del test',
    leaveCancel: 'Seguir con el test',
    saveSaved: 'Todas las respuestas guardadas',
    saveSaving: 'Guardando…',
    saveOffline_one:
      'Sin conexión. {{count}} respuesta espera en este dispositivo y se enviará cuando vuelva la conexión.',
    saveOffline_many:
      'Sin conexión. {{count}} de respuestas esperan en este dispositivo y se enviarán cuando vuelva la conexión.',
    saveOffline_other:
      'Sin conexión. {{count}} respuestas esperan en este dispositivo y se enviarán cuando vuelva la conexión.',
    saveBusy_one:
      'Envío pendiente. {{count}} respuesta espera en este dispositivo y se enviará automáticamente.',
    saveBusy_many:
      'Envío pendiente. {{count}} de respuestas esperan en este dispositivo y se enviarán automáticamente.',
    saveBusy_other:
      'Envío pendiente. {{count}} respuestas esperan en este dispositivo y se enviarán automáticamente.',
    saveRefused: 'Tu última respuesta llegó cuando el tiempo ya había terminado y no cuenta.',
    waitingTitle: 'A la espera de la conexión',
    waitingText:
      'Tu test ha terminado y tus respuestas están a salvo en este dispositivo. Se enviarán automáticamente. No cierres esta página.',
    timeUpTitle: 'Se acabó el tiempo',
    timeUpText: 'Estamos recogiendo tus respuestas.',
    types: {
      pattern: 'Patrón',
      sequence: 'Serie',
      logic: 'Lógica',
      spatial: 'Espacial',
      math: 'Matemáticas',
      visual: 'Visual',
    },
  },
  embed: {
    open: 'Hacer el {{name}}',
    resume: 'Volver a tu test',
  },
  flow: {
    sample: 'Ver un informe de ejemplo',
    restoring: 'Recuperando tu test…',
    reconnecting: 'Sin conexión. Tus respuestas están a salvo; lo intentamos de nuevo…',
    busy: 'Está tardando más de lo normal. Tus respuestas están a salvo; lo intentamos de nuevo…',
    openLast: 'Abrir tu último test',
    lastOpened: 'Terminado el {{date}}. Ya has abierto sus resultados.',
    lastUnopened: 'Terminado el {{date}}. Aún no has abierto sus resultados.',
    startFailedTitle: 'No se pudo empezar el test',
    sessionGoneTitle: 'Ese test ya no está disponible',
    sessionGoneText: 'Su registro se eliminó o pertenece a otro dispositivo. Puedes empezar un test nuevo.',
    resultsFailedTitle: 'No se pudieron cargar tus resultados',
    stuckTitle: 'No se pudo mostrar esta página',
    stuckText:
      'Algo la ha estado modificando, quizá una extensión del navegador. Tus respuestas están a salvo y el tiempo de un test en curso sigue corriendo. Recarga la página para continuar.',
    reload: 'Recargar la página',
  },
  errors: {
    network: 'No hay conexión con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
    timeout: 'El servidor no respondió a tiempo. Inténtalo de nuevo.',
    invalid_answer: 'El servidor dio una respuesta que no pudimos leer. Inténtalo de nuevo.',
    foreign_answer:
      'No se pudo contactar con nuestro servidor. Algo respondió en su lugar, como la página de acceso de una red o un cortafuegos. Comprueba tu conexión e inténtalo de nuevo.',
    invalid_request: 'El servidor no aceptó esta solicitud. Recarga la página e inténtalo de nuevo.',
    missing_token: 'Este dispositivo no tiene acceso al test. Empieza uno nuevo.',
    invalid_token: 'Este dispositivo no tiene acceso al test. Empieza uno nuevo.',
    origin_not_allowed:
      'El test no está autorizado en esta página. Avisa, por favor, al responsable de este sitio.',
    not_found: 'El servidor no conoce esta dirección.',
    session_not_found: 'Este test ya no existe en el servidor.',
    partner_not_found:
      'El test no está bien configurado en esta página. Avisa, por favor, al responsable de este sitio.',
    question_not_found: 'Esta pregunta no forma parte de tu test.',
    deadline_passed: 'El tiempo de este test ha terminado; la respuesta no se registró.',
    session_finished: 'Este test ya está terminado.',
    body_too_large: 'El envío es demasiado grande.',
    headers_too_large: 'El envío es demasiado grande.',
    request_timeout: 'El envío tardó demasiado. Comprueba tu conexión e inténtalo de nuevo.',
    unknown_host:
      'El servidor no responde en esta dirección. Avisa, por favor, al responsable de este sitio.',
    too_many_requests: 'Ahora mismo llegan demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
    internal: 'Algo falló por nuestra parte. No se perdió nada; inténtalo de nuevo.',
    record_damaged:
      'No se puede leer el registro de este test. No se ha sobrescrito; avisa, por favor, al responsable de este sitio.',
    storage_failed: 'El servidor no pudo guardarlo. No se cambió nada; inténtalo de nuevo.',
    questions_not_ready:
      'Todavía se están preparando preguntas nuevas para otros visitantes. Espera unos segundos e inténtalo de nuevo.',
  },
  landing: {
    title: 'El {{name}} que te explica el resultado',
    lead: '{{questions}} preguntas, de sencillas a difíciles. Obtienes una puntuación estimada de CI, un percentil, un análisis por aptitudes y la solución razonada de cada pregunta de tu test.',
    badges: 'El test en cifras',
    badgeTaken: '<b>{{tests}}</b> test realizados',
    badgeMinutes: '<b>{{minutes}} minutos</b> y nada más',
    badgeAccuracy: '<b>{{percent}}</b> de precisión',
    unproven: {
      superlative: 'Nuestro lema, no el resultado de una clasificación.',
      testsTaken: 'Cifra nuestra, que nadie ha comprobado.',
      accuracyPercent: 'Cifra nuestra: ningún estudio la ha medido.',
    },
    time: 'Tiempo para el test',
    timeStandard: 'Estándar',
    timeFactor: '{{factor}}×',
    timeHint:
      'Elige más tiempo si usas tecnologías de apoyo, lees despacio o necesitas pausas; tu elección figurará en el resultado.',
    startHero: 'Empieza tu {{name}} ahora',
    startClosing: 'Empieza el {{name}} ahora',
    starting: 'El test está empezando…',
    price: '{{price}} por los resultados',
    priceWhen:
      'El test en sí es gratuito. Pagas una sola vez, después de la última pregunta, y solo si quieres ver tus resultados. No hace falta crear una cuenta.',
    priceCharged: 'El importe que se cobra es de {{price}}.',
    practice: {
      title: 'Preguntas para probar',
      place: 'Ejemplo {{number}} de {{total}}, sin reloj',
      options: 'Respuestas',
      right: 'Correcto.',
      wrong: 'Todavía no.',
      next: 'Siguiente ejemplo',
      again: 'Volver al primer ejemplo',
      dials: {
        grid: 'Cuadrícula de tres por tres discos, cada uno con una parte rellena, como en una esfera de reloj. Fila uno: de las 12 a la 1:30, de las 3 a las 4:30, de las 6 a las 7:30. Fila dos: de las 12 a las 3, de las 3 a las 6, de las 6 a las 9. Fila tres: de las 12 a las 4:30, de las 3 a las 7:30; el último disco es el que se busca.',
        question: '¿Qué disco completa la cuadrícula?',
        a: 'Relleno de las 3 a las 7:30',
        b: 'Relleno de las 6 a las 10:30',
        c: 'Relleno de las 6 a las 9',
        replies: {
          a: 'El tamaño es correcto. Pero de columna en columna la parte rellena gira un cuarto de vuelta.',
          b: 'De fila en fila la parte rellena crece, y de columna en columna gira un cuarto de vuelta.',
          c: 'El giro es correcto. Pero de fila en fila la parte rellena crece.',
        },
      },
      series: {
        question: '3, 6, 5, 10, 9… ¿Qué número sigue?',
        a: '8',
        b: '17',
        c: '18',
        replies: {
          a: 'El último paso restó 1. Aquí se alternan dos pasos distintos.',
          b: 'Un solo paso cada vez: aquí el número se duplica.',
          c: 'El número se duplica y después se le resta 1, por turnos.',
        },
      },
      words: {
        question: 'Semilla es a árbol como huevo es a…',
        a: 'ave',
        b: 'nido',
        c: 'cáscara',
        replies: {
          a: 'Una semilla se convierte en un árbol, y un huevo, en un ave.',
          b: 'El huevo está en el nido. Pero ¿en qué se convierte una semilla?',
          c: 'La cáscara es una parte del huevo. Pero ¿en qué se convierte una semilla?',
        },
      },
    },
    how: 'Cómo funciona',
    questionsTitle: '{{questions}} preguntas variadas',
    questionsText: 'Figuras, series, palabras y aritmética cotidiana, repartidas entre cinco aptitudes.',
    figuresText: 'Sobre todo figuras: fíjate bien y averigua qué encaja.',
    timerTitle: '{{minutes}} minutos cronometrados',
    timerText:
      'Desde que empiezas, tienes exactamente {{minutes}} minutos, o el tiempo más largo que hayas elegido. Hasta que se agote, puedes volver atrás, saltar preguntas y cambiar respuestas.',
    resultsTitle: 'Resultados detallados',
    resultsText:
      'Una puntuación en el intervalo anunciado, <nowrap>de {{low}} a {{high}}</nowrap>, donde 100 es la media; tu percentil; y la solución razonada de cada pregunta.',
    expect: 'Qué te espera',
    choiceTitle: 'Opción múltiple',
    choiceText:
      'Una opción correcta por pregunta. No hay que escribir nada, y probar suerte no resta puntos.',
    difficultyTitle: 'Dificultad progresiva',
    difficultyText: 'Las preguntas van de fáciles a difíciles, y las difíciles valen más.',
    procedureTitle: 'Procedimiento estandarizado',
    procedureText:
      'Las mismas preguntas, las mismas reglas y la misma tabla de puntuaciones para todo el mundo.',
    types: 'Seis tipos de preguntas',
    skills: {
      'pattern-recognition': {
        name: 'Reconocimiento de patrones',
        text: 'Encuentra la regla que sigue una fila de figuras.',
      },
      'number-sequences': { name: 'Series numéricas', text: 'Encuentra el número que viene después.' },
      'logical-reasoning': { name: 'Razonamiento lógico', text: 'Deduce qué se sigue de los datos.' },
      'spatial-awareness': { name: 'Percepción espacial', text: 'Gira y encaja formas mentalmente.' },
      'mathematical-problems': {
        name: 'Problemas matemáticos',
        text: 'Calcula cantidades, proporciones y tiempos.',
      },
      'verbal-analogies': {
        name: 'Analogías verbales',
        text: 'Traslada la relación entre dos palabras a otra pareja.',
      },
    },
    closing: 'Cuando quieras',
    closingText:
      'Busca un lugar tranquilo y, si quieres, algo para tomar notas. Los resultados cuestan {{price}}, una sola vez, después del test.',
    disclaimer:
      'Solo con fines recreativos y educativos. La puntuación es una estimación, no una evaluación clínica.',
  },
  shapes,
};
