import type { ServedMessages } from '../../messages.ts';

export { later } from './later.ts';

export const served: ServedMessages = {
  shared: {
    title: '{{iq}} في {{name}}: نتيجة خاصة بك مقابل {{price}}',
    heading: 'نتيجة من {{name}} تمت مشاركتها',
    description:
      'نتيجة من {{name}} تمت مشاركتها معك: {{iq}}، والرتبة المئينية {{percentile}}. بالإجابة عن الأسئلة نفسها يتبيّن موقعك.',
    tooFast: 'جاءت هذه الإجابات في وقت أقل مما تحتاجه قراءة الأسئلة. لا تقول هذه الدرجة الكثير عن صاحبها.',
    percentileMeaning: 'أعلى من نحو {{percent}} من الناس، وفق جدول هذا الاختبار.',
    interval: 'تقع القيمة الحقيقية بين {{low}} و{{high}} في حالتين من كل ثلاث حالات تقريبًا.',
    take: 'إجراء {{name}} بنفسك',
    missingTitle: 'عذرًا! الصفحة غير موجودة',
    missingText:
      'لا توجد نتيجة تمت مشاركتها في هذا العنوان: الرابط غير مكتمل، أو سُحبت النتيجة من قِبل صاحبها.',
    home: 'العودة إلى الصفحة الرئيسية',
    pictureAlt: 'منحنى جرسي لمقياس الذكاء وعليه علامة عند {{iq}}، والرتبة المئينية {{percentile}}.',
    pictureInvite: 'وأين موقعك أنت؟',
    pictureTooFast: 'إجابات أسرع من أن تدل على الكثير',
  },
};
