import type { MailMessages } from '../../messages.ts';

export const mail: MailMessages = {
  subject: 'Vos résultats au {{name}}',
  tooFast:
    'Vous avez répondu en moins de temps qu’il n’en faut pour lire les questions. Ce score en dit peu sur vous.',
  score: 'QI estimé',
  percentile: 'Rang percentile',
  correct: 'Bonnes réponses',
  correctValue: '{{correct}} sur {{total}}',
  categoryValue: '{{correct}}, {{performance}}',
  average: 'QI moyen',
  categoriesTitle: 'Analyse par catégorie cognitive',
  disclaimer:
    'Ce résultat est une estimation, à titre récréatif et éducatif uniquement. Il ne s’agit pas d’une évaluation clinique ou professionnelle.',
  labels: {
    Genius: 'Génie',
    'Very Superior': 'Très supérieur',
    Superior: 'Supérieur',
    'High Average': 'Moyen fort',
    Average: 'Moyen',
    'Low Average': 'Moyen faible',
    Borderline: 'Limite',
    'Extremely Low': 'Très faible',
  },
  categories: {
    'fluid-reasoning': 'Raisonnement fluide',
    'quantitative-reasoning': 'Raisonnement quantitatif',
    'crystallized-intelligence': 'Intelligence cristallisée',
    'visual-spatial-processing': 'Traitement visuospatial',
    'working-memory': 'Mémoire de travail',
  },
  /** After the number of correct answers, in the same line. */
  performance: {
    Strong: 'point fort',
    Average: 'dans la moyenne',
    'Needs Improvement': 'à améliorer',
  },
};
