import type { ConsentMessages } from '../../messages.ts';

export const consent: ConsentMessages = {
  bannerTitle: 'Tu privacidad nos importa',
  bannerText:
    'Las cookies pueden mejorar la navegación, personalizar el contenido y analizar el tráfico (<privacy>política de privacidad</privacy>). Hasta que elijas, solo usamos las necesarias.',
  onlyNecessary: 'Este sitio no usa otras por ahora.',
  privacySignal:
    'Tu navegador envía Global Privacy Control: la analítica y la publicidad siguen desactivadas si no eliges otra cosa.',
  acceptAll: 'Aceptar todas las cookies',
  rejectAll: 'Rechazar todas',
  customize: 'Personalizar',
  closeBanner: 'Cerrar sin decidir',
  dialogTitle: 'Preferencias de cookies',
  dialogText:
    'Activa las que aceptes. Puedes cambiar de opinión en cualquier momento con el botón de cookies que hay al pie de la página. <privacy>Política de privacidad</privacy>',
  dialogFailed:
    'No se pudieron cargar las preferencias de cookies. Comprueba tu conexión y vuelve a cargar la página.',
  closeDialog: 'Cerrar',
  savePreferences: 'Guardar preferencias',
  acceptAllShort: 'Aceptar todas',
  settings: 'Configuración de cookies',
  saveReceipt: 'Descargar un comprobante de tu elección',
  alwaysOn: 'Siempre activas',
  notInUse: 'No se usan en este sitio por ahora',
  examples: 'Ejemplos: {{examples}}',
  categories: {
    necessary: {
      name: 'Necesarias',
      description:
        'Hacen que funcione el sitio y recuerdan esta elección. Sin ellas no puede cumplir su función.',
      examples: 'lo que has empezado aquí, esta elección de cookies',
    },
    analytics: {
      name: 'Analíticas',
      description: 'Cuentan las visitas y nos muestran qué páginas causan problemas.',
      examples: 'páginas vistas, procedencia de los visitantes',
    },
    marketing: {
      name: 'Publicitarias',
      description: 'Miden si nuestra publicidad llega a la gente y la adaptan a tus intereses.',
      examples: 'visitas que llegan desde un anuncio',
    },
    preferences: {
      name: 'De preferencias',
      description: 'Recuerdan opciones que te hacen más cómodo el sitio.',
      examples: 'idioma, apariencia',
    },
  },
};
