import type { ServedMessages } from '../../messages.ts';

export { later } from './later.ts';

export const served: ServedMessages = {
  shared: {
    title: '{{iq}} en el {{name}}: consulta tu propio resultado por {{price}}',
    heading: 'Un resultado compartido del {{name}}',
    description:
      'Alguien comparte un resultado del {{name}}: {{iq}}, percentil {{percentile}}. Responde a las mismas preguntas y mira dónde te sitúas.',
    tooFast:
      'Estas respuestas llegaron en menos tiempo del que se tarda en leer las preguntas. Esta puntuación dice poco de la persona.',
    percentileMeaning:
      'Supera la puntuación de cerca del {{percent}} de las personas, según la tabla de este test.',
    interval: 'El valor real está entre {{low}} y {{high}} en unos dos de cada tres casos.',
    take: 'Haz tú el {{name}}',
    missingTitle: '¡Vaya! Página no encontrada',
    missingText:
      'En esta dirección no hay ningún resultado compartido: el enlace está incompleto o la persona a la que pertenece el resultado lo ha retirado.',
    home: 'Volver al inicio',
    pictureAlt: 'Una campana de Gauss de la escala de CI con el {{iq}} marcado, percentil {{percentile}}.',
    pictureInvite: 'Y tú, ¿dónde te sitúas?',
    pictureTooFast: 'Respondido demasiado rápido para decir mucho',
  },
};
