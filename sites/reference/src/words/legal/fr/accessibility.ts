import type { AccessibilityWords } from '../en/accessibility.ts';

export const accessibility: AccessibilityWords = {
  pageTitle: 'Déclaration d’accessibilité\u00a0: {{name}}',
  description:
    'À quel point ce site et le {{nameInText}} sont accessibles, quelles sont leurs limites et où signaler un obstacle.',
  title: 'Déclaration d’accessibilité',
  scope: {
    title: 'Ce que couvre cette déclaration',
    text: 'Elle couvre ce site et le test qu’il propose. La référence est la version 2.2 des règles pour l’accessibilité des contenus Web (WCAG), niveaux A et AA. La norme européenne EN 301 549 s’appuie sur ces règles.',
  },
  status: {
    title: 'Ce qui a été vérifié',
    counts:
      'Ces règles comptent {{all}} critères. Pour {{supported}} d’entre eux, des tests automatiques montrent que le logiciel les respecte. {{partial}} sont respectés en partie, {{notApplicable}} ne s’appliquent pas ici, et {{open}} n’ont pas encore été évalués par un test.',
    audit:
      'Aucun expert indépendant n’a encore audité le logiciel. Un test automatique ne remplace pas un audit.',
    report: 'Le <report>rapport de conformité</report> nomme le test de chaque critère. Il est en anglais.',
    date: 'Le rapport a été révisé pour la dernière fois le {{date}}.',
  },
  limits: {
    title: 'Limites connues',
    time: 'Le test est chronométré. Avant de commencer, vous pouvez choisir une fois et demie ou deux fois la durée. Pendant le test, la durée ne peut être ni suspendue ni prolongée.',
    figures:
      'Beaucoup de questions sont des figures dessinées. Les lecteurs d’écran reçoivent une description de chaque figure, mais comparer des figures à l’oreille prend plus de temps. Le score en dit alors moins.',
    payment: 'La page de paiement appartient au prestataire de paiement. Cette déclaration ne la couvre pas.',
    report: 'Le rapport de conformité indique les autres lacunes.',
  },
  feedback: {
    title: 'Signaler un obstacle',
    text: 'Quelque chose ici vous est inaccessible\u00a0? Écrivez à l’exploitant. Indiquez la page et ce que vous utilisez pour la lire.',
  },
  enforcement: {
    title: 'Si la réponse ne vous aide pas',
    text: 'Vous pouvez alors vous adresser à l’autorité chargée de l’accessibilité\u00a0:',
    missing: 'L’exploitant de cette installation n’a pas encore nommé cette autorité.',
  },
  reportPage: {
    title: 'Rapport de conformité\u00a0: accessibilité',
    description: 'Chaque critère des WCAG 2.2, niveaux A et AA, avec le test qui le montre.',
    language:
      'Ce rapport est en anglais. La <accessibility>déclaration d’accessibilité</accessibility> le résume.',
  },
};
