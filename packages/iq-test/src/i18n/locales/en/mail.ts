/** What the e-mail says that carries the results. */
export const mail = {
  subject: 'Your {{name}} Results',
  tooFast: 'You answered in less time than it takes to read the questions. This score says little about you.',
  score: 'IQ score',
  percentile: 'Percentile',
  correct: 'Correct answers',
  /** Also for the categories. */
  correctValue: '{{correct}} of {{total}}',
  /** A category: how many were right, and what that is called. */
  categoryValue: '{{correct}}, {{performance}}',
  average: 'Average IQ',
  categoriesTitle: 'Cognitive category analysis',
  disclaimer:
    'This result is an estimate for entertainment and education only. It is not a clinical or professional assessment.',
  labels: {
    Genius: 'Genius',
    'Very Superior': 'Very Superior',
    Superior: 'Superior',
    'High Average': 'High Average',
    Average: 'Average',
    'Low Average': 'Low Average',
    Borderline: 'Borderline',
    'Extremely Low': 'Extremely Low',
  },
  categories: {
    'fluid-reasoning': 'Fluid Reasoning',
    'quantitative-reasoning': 'Quantitative Reasoning',
    'crystallized-intelligence': 'Crystallized Intelligence',
    'visual-spatial-processing': 'Visual-Spatial Processing',
    'working-memory': 'Working Memory',
  },
  performance: { Strong: 'Strong', Average: 'Average', 'Needs Improvement': 'Needs Improvement' },
} as const;
