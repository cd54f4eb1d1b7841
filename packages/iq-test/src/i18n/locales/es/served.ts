import type { ServedMessages } from '../../messages.ts';

export { later } from './later.ts';

export const served: ServedMessages = {
  shared: {
    title: '{{iq}} en el {{name}}: consulta tu propio resultado por {{price}}',
    heading: 'Un resultado compartido del {{name}}',
    description:
      'Alguien comparte un resultado del {{name}}: {{iq}}, percentil {{percentile}}. Haz el test y mira dónde te sitúas.',
    tooFew: 'Se respondió menos de la mitad de las preguntas. Esta puntuación dice poco de la persona.',
    tooFast:
      'Estas respuestas llegaron en menos tiempo del que se tarda en leer las preguntas. Esta puntuación dice poco de la persona.',
    percentileMeaning:
      'Supera la puntuación de cerca del {{percent}} de las personas, según la tabla de este test.',
    interval: 'El valor real está entre {{low}} y {{high}} en unos dos de cada tres casos.',
    take: 'Haz tú el {{name}}',
    withdrawnTitle: 'Este resultado ya no es público',
    withdrawnText: 'Se ha retirado. Quien te envió el enlace puede contarte más.',
    missingTitle: '¡Vaya! Página no encontrada',
    missingText:
      'En esta dirección no hay ningún resultado compartido: el enlace está incompleto o la persona a la que pertenece el resultado lo ha retirado.',
    home: 'Volver al inicio',
    pictureAlt: 'Una campana de Gauss de la escala de CI con el {{iq}} marcado, percentil {{percentile}}.',
    pictureInvite: 'Y tú, ¿dónde te sitúas?',
    picture: {
      tooFew: 'Muy pocas respuestas para decir mucho',
      tooFast: 'Respondido demasiado rápido para decir mucho',
    },
  },
  certificate: {
    title: 'Certificado de un resultado en el {{name}}',
    date: 'Fecha del test',
    interval: 'Intervalo del 68\u00a0%',
    intervalValue: 'de {{low}} a {{high}}',
    set: 'Serie de preguntas',
    sets: {
      main: 'Principal',
      advanced: 'Avanzada',
      visual: 'Visual',
      extended: 'Ampliada',
      fresh: 'Recién creada',
      parallel: 'Paralela',
    },
    code: 'Código',
    nameless:
      'Este certificado confirma un resultado, no a una persona: nadie ha comprobado quién respondió. Si lleva un nombre, lo añadió quien lo imprimió.',
    checkAt: 'Compruébalo en {{address}}',
    nameLabel: 'Nombre para la hoja impresa, si quieres uno',
    nameHint: 'Se queda en esta página: nada lo envía ni lo guarda.',
    howToPrint:
      'Al imprimir o guardar como PDF desde el diálogo de impresión, el nombre aparece en la hoja. El archivo de abajo no lleva ningún nombre.',
    print: 'Imprimir o guardar como PDF',
    formTitle: 'Comprobar un certificado',
    formText: 'Escribe el código del certificado para ver qué confirma.',
    codeLabel: 'Código del certificado',
    codeHint: '20 letras y cifras. Da igual si usas mayúsculas, espacios o guiones.',
    codeCheck: 'Comprobar el certificado',
    pdf: 'Descargar el PDF',
    toPrint: 'Abrir la hoja para imprimir',
    genuine: 'Este certificado es auténtico',
    genuineText: 'Se hizo aquí y dice esto, nada más. Compáralo con el papel.',
    withdrawnTitle: 'Este certificado no es válido',
    withdrawnText:
      'El código es correcto, pero el certificado se ha retirado. Quien te lo dio puede contarte más.',
    missingTitle: 'Ningún certificado tiene este código',
    missingText:
      'Compara el código con el papel, carácter por carácter. Si coincide, el certificado se ha retirado o no se hizo aquí.',
  },
};
