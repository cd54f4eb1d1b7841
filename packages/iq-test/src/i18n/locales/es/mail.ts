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
};
