import type { ConsentMessages } from '../../messages.ts';

export const consent: ConsentMessages = {
  bannerTitle: 'خصوصيتك تهمّنا',
  bannerText:
    'نستعمل ملفات تعريف الارتباط لتحسين التصفح وعرض محتوى مخصص لك وتحليل حركة الزيارات. والاختيار لك: فلا يُحفظ قبل ذلك سوى الضروري منها. <privacy>سياسة الخصوصية</privacy>',
  acceptAll: 'قبول جميع ملفات تعريف الارتباط',
  rejectAll: 'رفض الكل',
  customize: 'تخصيص',
  closeBanner: 'إغلاق من دون اختيار',
  dialogTitle: 'تفضيلات ملفات تعريف الارتباط',
  dialogText:
    'فعّل ما يناسبك. ويمكنك تغيير رأيك في أي وقت بزر ملفات تعريف الارتباط في أسفل الصفحة. <privacy>سياسة الخصوصية</privacy>',
  closeDialog: 'إغلاق',
  savePreferences: 'حفظ التفضيلات',
  acceptAllShort: 'قبول الكل',
  settings: 'إعدادات ملفات تعريف الارتباط',
  alwaysOn: 'مفعّلة دائمًا',
  examples: 'أمثلة: {{examples}}',
  categories: {
    necessary: {
      name: 'الضرورية',
      description: 'لازمة لعمل الاختبار والدفع ولحفظ اختيارك هذا. ولا يؤدي الموقع وظيفته من دونها.',
      examples: 'اختبارك الجاري، اختيارك لملفات تعريف الارتباط',
    },
    analytics: {
      name: 'التحليلات',
      description: 'تحصي الزيارات وتبيّن لنا أي الصفحات والأسئلة تسبب صعوبات.',
      examples: 'مشاهدات الصفحات، مصادر الزيارات',
    },
    marketing: {
      name: 'التسويق',
      description: 'تقيس وصول إعلاناتنا إلى الناس، وتجعلها أقرب إلى اهتماماتك.',
      examples: 'الزيارات التي تلي إعلانًا',
    },
    preferences: {
      name: 'التفضيلات',
      description: 'تحفظ اختيارات تجعل استعمال الموقع أيسر لك.',
      examples: 'اللغة، المظهر',
    },
  },
};
