import type { MailMessages } from '../../messages.ts';

export const mail: MailMessages = {
  subject: 'Tus resultados del {{name}}',
  tooFast:
    'Has respondido en menos tiempo del que se tarda en leer las preguntas. Esta puntuación dice poco sobre ti.',
  score: 'Puntuación de CI',
  percentile: 'Percentil',
  correct: 'Respuestas correctas',
  /** Also for the categories. */
  correctValue: '{{correct}} de {{total}}',
  categoryValue: '{{correct}}, {{performance}}',
  average: 'CI medio',
  categoriesTitle: 'Análisis por categorías cognitivas',
  disclaimer:
    'Este resultado es una estimación y solo tiene fines recreativos y educativos. No es una evaluación clínica ni profesional.',
  labels: {
    Genius: 'Genio',
    'Very Superior': 'Muy superior',
    Superior: 'Superior',
    'High Average': 'Medio alto',
    Average: 'Medio',
    'Low Average': 'Medio bajo',
    Borderline: 'Límite',
    'Extremely Low': 'Extremadamente bajo',
  },
  categories: {
    'fluid-reasoning': 'Razonamiento fluido',
    'quantitative-reasoning': 'Razonamiento cuantitativo',
    'crystallized-intelligence': 'Inteligencia cristalizada',
    'visual-spatial-processing': 'Procesamiento visoespacial',
    'working-memory': 'Memoria de trabajo',
  },
  performance: { Strong: 'Punto fuerte', Average: 'En la media', 'Needs Improvement': 'Por mejorar' },
};
