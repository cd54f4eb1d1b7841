import type { MailMessages } from '../../messages.ts';

export const mail: MailMessages = {
  subject: 'Ihr Ergebnis im {{name}}',
  tooFast:
    'Sie haben schneller geantwortet, als man die Fragen lesen kann. Dieses Ergebnis sagt wenig über Sie aus.',
  score: 'IQ-Wert',
  percentile: 'Prozentrang',
  correct: 'Richtige Antworten',
  correctValue: '{{correct}} von {{total}}',
  categoryValue: '{{correct}}, {{performance}}',
  average: 'Durchschnittlicher IQ',
  categoriesTitle: 'Analyse der kognitiven Fähigkeiten',
  disclaimer:
    'Dieses Ergebnis ist eine Schätzung und dient nur Unterhaltungs- und Bildungszwecken. Es ist keine klinische oder fachliche Beurteilung.',
  labels: {
    Genius: 'Genie',
    'Very Superior': 'Weit überdurchschnittlich',
    Superior: 'Überdurchschnittlich',
    'High Average': 'Oberer Durchschnitt',
    Average: 'Durchschnitt',
    'Low Average': 'Unterer Durchschnitt',
    Borderline: 'Unterdurchschnittlich',
    'Extremely Low': 'Weit unterdurchschnittlich',
  },
  categories: {
    'fluid-reasoning': 'Fluides Schlussfolgern',
    'quantitative-reasoning': 'Quantitatives Schlussfolgern',
    'crystallized-intelligence': 'Kristalline Intelligenz',
    'visual-spatial-processing': 'Visuell-räumliche Verarbeitung',
    'working-memory': 'Arbeitsgedächtnis',
  },
  performance: { Strong: 'Stark', Average: 'Durchschnittlich', 'Needs Improvement': 'Ausbaufähig' },
};
