import type { AccessibilityWords } from '../en/accessibility.ts';

export const accessibility: AccessibilityWords = {
  pageTitle: 'Declaración de accesibilidad: {{name}}',
  description:
    'Hasta qué punto son accesibles este sitio y el {{nameInText}}, qué límites tienen y dónde avisar de una barrera.',
  title: 'Declaración de accesibilidad',
  scope: {
    title: 'Qué abarca esta declaración',
    text: 'Abarca este sitio y el test que ofrece. La referencia son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. La norma europea EN 301 549 se apoya en esas pautas.',
  },
  status: {
    title: 'Qué se ha comprobado',
    counts:
      'Estas pautas tienen {{all}} criterios. En {{supported}} de ellos, pruebas automáticas muestran que el software los cumple. {{partial}} se cumplen en parte, {{notApplicable}} no se aplican aquí y {{open}} no se han evaluado todavía con una prueba.',
    audit:
      'Ningún experto independiente ha auditado todavía el software. Una prueba automática no sustituye una auditoría.',
    report: 'El <report>informe de conformidad</report> nombra la prueba de cada criterio. Está en inglés.',
    date: 'El informe se revisó por última vez el {{date}}.',
  },
  limits: {
    title: 'Límites conocidos',
    time: 'El test tiene tiempo limitado. Antes de empezar puedes elegir una vez y media o el doble del tiempo. Durante el test no se puede detener ni ampliar.',
    figures:
      'Muchas preguntas son figuras dibujadas. Los lectores de pantalla reciben cada figura descrita con palabras, pero comparar figuras de oído lleva más tiempo. La puntuación dice entonces menos.',
    payment: 'La página de pago es del proveedor de pagos. Esta declaración no la abarca.',
    report: 'El informe de conformidad nombra otras carencias.',
  },
  feedback: {
    title: 'Avisar de una barrera',
    text: '¿Hay algo aquí que no puedes usar? Escribe al titular. Indica la página y con qué la lees.',
  },
  enforcement: {
    title: 'Si la respuesta no te sirve',
    text: 'Puedes dirigirte entonces a la autoridad responsable de la accesibilidad:',
    missing: 'El titular de esta instalación todavía no ha indicado esta autoridad.',
  },
  reportPage: {
    title: 'Informe de conformidad: accesibilidad',
    description: 'Cada criterio de las WCAG 2.2, niveles A y AA, con la prueba que lo muestra.',
    language:
      'Este informe está en inglés. La <accessibility>declaración de accesibilidad</accessibility> lo resume.',
  },
};
