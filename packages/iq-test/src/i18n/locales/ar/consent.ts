import type { ConsentMessages } from '../../messages.ts';

export const consent: ConsentMessages = {
  bannerTitle: 'خصوصيتك تهمّنا',
  bannerText:
    'يمكن لملفات تعريف الارتباط أن تحسّن التصفح وتعرض محتوى مخصصًا وتحلل الزيارات (<privacy>سياسة الخصوصية</privacy>). ولا نحفظ قبل اختيارك سوى الضروري منها.',
  onlyNecessary: 'ولا يستعمل هذا الموقع أنواعًا أخرى منها حاليًا.',
  privacySignal:
    'يرسل متصفحك إشارة Global Privacy Control، فتبقى التحليلات والتسويق متوقفة ما لم يكن اختيارك غير ذلك.',
  acceptAll: 'قبول جميع ملفات تعريف الارتباط',
  rejectAll: 'رفض الكل',
  customize: 'تخصيص',
  closeBanner: 'إغلاق من دون اختيار',
  dialogTitle: 'تفضيلات ملفات تعريف الارتباط',
  dialogText:
    'يُرجى تفعيل ما يحظى بموافقتك. ويمكنك تغيير رأيك في أي وقت بزر ملفات تعريف الارتباط في أسفل الصفحة. <privacy>سياسة الخصوصية</privacy>',
  dialogFailed: 'تعذّر تحميل تفضيلات ملفات تعريف الارتباط. يُرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.',
  closeDialog: 'إغلاق',
  savePreferences: 'حفظ التفضيلات',
  acceptAllShort: 'قبول الكل',
  settings: 'إعدادات ملفات تعريف الارتباط',
  saveReceipt: 'تنزيل إيصال باختيارك',
  alwaysOn: 'مفعّلة دائمًا',
  notInUse: 'غير مستعملة في هذا الموقع حاليًا',
  examples: 'أمثلة: {{examples}}',
  categories: {
    necessary: {
      name: 'الضرورية',
      description: 'لازمة لعمل الموقع ولحفظ اختيارك هذا. ولا يؤدي الموقع وظيفته من دونها.',
      examples: 'ما بدأته هنا، اختيارك لملفات تعريف الارتباط',
    },
    analytics: {
      name: 'التحليلات',
      description: 'تحصي الزيارات وتبيّن لنا أي الصفحات تسبب صعوبات.',
      examples: 'مشاهدات الصفحات، مصادر الزيارات',
    },
    marketing: {
      name: 'التسويق',
      description: 'تقيس هل تصل إعلاناتنا إلى الناس، وتجعلها أقرب إلى اهتماماتك.',
      examples: 'الزيارات التي تلي إعلانًا',
    },
    preferences: {
      name: 'التفضيلات',
      description: 'تحفظ اختيارات تجعل استعمال الموقع أيسر لك.',
      examples: 'اللغة، المظهر',
    },
  },
};
