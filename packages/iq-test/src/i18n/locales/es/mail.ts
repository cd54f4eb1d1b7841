import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  score: 'Puntuación de CI',
  categoryValue: '{{correct}}, {{performance}}',
  disclaimer:
    'Este resultado es una estimación y solo tiene fines recreativos y educativos. No es una evaluación clínica ni profesional.',
  performance: { Strong: 'Punto fuerte', Average: 'En la media', 'Needs Improvement': 'Por mejorar' },
};
