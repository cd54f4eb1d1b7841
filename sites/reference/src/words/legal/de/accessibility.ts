import type { AccessibilityWords } from '../en/accessibility.ts';

export const accessibility: AccessibilityWords = {
  pageTitle: 'Erklärung zur Barrierefreiheit: {{name}}',
  description:
    'Wie barrierefrei diese Website und der {{nameInText}} sind, wo die Grenzen liegen und wo Sie eine Barriere melden.',
  title: 'Erklärung zur Barrierefreiheit',
  scope: {
    title: 'Wofür diese Erklärung gilt',
    text: 'Sie gilt für diese Website und den Test darauf. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufen A und AA. Auf diesen Richtlinien baut die europäische Norm EN 301 549 auf.',
  },
  status: {
    title: 'Was geprüft ist',
    counts:
      'Diese Richtlinien haben {{all}} Kriterien. Bei {{supported}} davon zeigen automatische Tests, dass die Software sie erfüllt. {{partial}} sind teilweise erfüllt, {{notApplicable}} treffen hier nicht zu, und {{open}} hat noch kein Test geprüft.',
    audit:
      'Unabhängige Fachleute haben die Software noch nicht geprüft. Ein automatischer Test kann das nicht ersetzen.',
    report:
      'Der <report>Konformitätsbericht</report> nennt zu jedem Kriterium den Test. Er ist auf Englisch.',
    date: 'Der Bericht wurde zuletzt am {{date}} überarbeitet.',
  },
  limits: {
    title: 'Bekannte Grenzen',
    time: 'Der Test läuft auf Zeit. Vor dem Start können Sie die anderthalbfache oder die doppelte Zeit wählen. Während des Tests lässt sich die Zeit weder anhalten noch verlängern.',
    figures:
      'Viele Fragen sind gezeichnete Figuren. Vorleseprogramme erhalten jede Figur in Worten beschrieben, doch Figuren nach Gehör zu vergleichen dauert länger. Die Punktzahl sagt dann weniger aus.',
    payment: 'Die Zahlungsseite gehört dem Zahlungsanbieter. Diese Erklärung gilt nicht für sie.',
    report: 'Weitere Lücken nennt der Konformitätsbericht.',
  },
  feedback: {
    title: 'Eine Barriere melden',
    text: 'Können Sie hier etwas nicht benutzen? Schreiben Sie dem Betreiber. Nennen Sie die Seite und womit Sie sie lesen.',
  },
  enforcement: {
    title: 'Wenn die Antwort nicht hilft',
    text: 'Dann können Sie sich an die Stelle wenden, die für Barrierefreiheit zuständig ist:',
    missing: 'Der Betreiber dieser Installation hat diese Stelle noch nicht genannt.',
  },
  reportPage: {
    title: 'Konformitätsbericht zur Barrierefreiheit',
    description: 'Jedes Kriterium der WCAG 2.2, Stufen A und AA, mit dem Test dazu.',
    language:
      'Dieser Bericht ist auf Englisch. Die <accessibility>Erklärung zur Barrierefreiheit</accessibility> fasst ihn zusammen.',
  },
};
