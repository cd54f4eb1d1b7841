import type { FigureWords } from './figureWords.ts';

/** Words for rows, which run from left to right in every language, as the figures do. */
const along = {
  row: 'من خانة إلى أخرى في كل صف، من اليسار إلى اليمين',
  column: 'من خانة إلى أخرى في كل عمود، من الأعلى إلى الأسفل',
};
const lines = (text: (line: string) => string) => ({
  row: text('صف، من اليسار'),
  column: text('عمود، من الأعلى'),
});
const each = (text: (line: string) => string) => ({ row: text('صف'), column: text('عمود') });
const beside = { left: 'التي على يسارها', above: 'التي فوقها' };
const wraps = 'وما يخرج من جهة يعود من الجهة المقابلة.';
const way = (isClockwise: boolean) => (isClockwise ? 'باتجاه عقارب الساعة' : 'بعكس عقارب الساعة');

export const ar: FigureWords = {
  question: 'أي شكل يناسب الخانة الفارغة؟',
  slots: {
    shape: 'الشكل',
    fill: 'نمط الرسم',
    size: 'الحجم',
    turn: 'الاتجاه',
    count: 'العدد',
    place: 'موضع النقطة',
    dots: 'النقاط',
    lines: 'الخطوط',
    cells: 'الخانات الممتلئة',
    holes: 'الثقوب',
    outerShape: 'الشكل الخارجي',
    outerFill: 'خط الشكل الخارجي',
    innerShape: 'الشكل الداخلي',
    innerFill: 'تعبئة الشكل الداخلي',
    arrow: 'اتجاه السهم',
    squarePlace: 'موضع المربع',
    circlePlace: 'موضع الدائرة',
  },
  shapes: {
    square: 'مربع',
    circle: 'دائرة',
    triangle: 'مثلث',
    diamond: 'معيّن',
    pentagon: 'شكل خماسي',
    hexagon: 'شكل سداسي',
    star: 'نجمة',
    cross: 'علامة زائد',
    flag: 'علم',
    hook: 'خُطّاف',
    corner: 'زاوية',
  },
  fills: { outline: 'إطار عادي', filled: 'تعبئة كاملة', hatched: 'تعبئة مخططة', dashed: 'إطار متقطع' },
  sizes: { small: 'صغير', medium: 'متوسط', large: 'كبير' },
  colon: ': ',
  here: (value) => `والناقص في الخانة الأخيرة: ${value}.`,
  constant: { row: 'لا تغيير في الصف الواحد.', column: 'لا تغيير في العمود الواحد.' },
  distribution: 'الثلاثة نفسها تظهر مرة واحدة في كل صف ومرة واحدة في كل عمود.',
  more: (number, by) => `زيادة ${number} ${along[by]}.`,
  fewer: (number, by) => `نقصان ${number} ${along[by]}.`,
  larger: { row: `تكبير بدرجة واحدة ${along.row}.`, column: `تكبير بدرجة واحدة ${along.column}.` },
  smaller: { row: `تصغير بدرجة واحدة ${along.row}.`, column: `تصغير بدرجة واحدة ${along.column}.` },
  turned: (degrees, isClockwise, by) => `تدوير ${degrees} درجة ${way(isClockwise)} ${along[by]}.`,
  halfTurned: { row: `نصف دورة ${along.row}.`, column: `نصف دورة ${along.column}.` },
  around: (steps, isClockwise, by) =>
    steps === 4
      ? `انتقال إلى الجهة المقابلة ${along[by]}.`
      : `تقدم ${['', 'موضع واحد', 'موضعين', 'ثلاثة مواضع'][steps]} على امتداد الحافة ${way(isClockwise)}، ${along[by]}.`,
  shift: {
    right: lines((line) => `من خانة إلى أخرى في كل ${line}، ينتقل الكل موضعًا واحدًا إلى اليمين، ${wraps}`),
    left: lines((line) => `من خانة إلى أخرى في كل ${line}، ينتقل الكل موضعًا واحدًا إلى اليسار، ${wraps}`),
    down: lines((line) => `من خانة إلى أخرى في كل ${line}، ينتقل الكل موضعًا واحدًا إلى الأسفل، ${wraps}`),
    up: lines((line) => `من خانة إلى أخرى في كل ${line}، ينتقل الكل موضعًا واحدًا إلى الأعلى، ${wraps}`),
  },
  sum: lines((line) => `في كل ${line}: مجموع الخانتين الأولى والثانية هو الخانة الثالثة.`),
  rest: lines((line) => `في كل ${line}: الخانة الأولى ناقص الثانية تساوي الثالثة.`),
  xor: lines(
    (line) =>
      `توضع الخانتان الأولى والثانية في كل ${line}، إحداهما فوق الأخرى. ما يظهر في واحدة منهما فقط يبقى، وما يظهر في كلتيهما يختفي.`,
  ),
  or: each((line) => `في الخانة الثالثة من كل ${line} كل ما في الخانتين الأخريين.`),
  and: each((line) => `لا يبقى في الخانة الثالثة من كل ${line} إلا المشترك بين الخانتين الأخريين.`),
  minus: lines((line) => `في كل ${line}: يُحذف من الخانة الأولى ما في الثانية، والباقي هو الخانة الثالثة.`),
  rightMinus: lines(
    (line) => `في كل ${line}: يُحذف من الخانة الثانية ما في الأولى، والباقي هو الخانة الثالثة.`,
  ),
  repeats: (slot, neighbor) =>
    `أما أكثر الإجابات الخاطئة إغراءً فصحيحة إلا في أمر واحد (${slot}): فهي فيه تكرر الخانة ${beside[neighbor]}.`,
  keepsPart: (slot, neighbor) =>
    `أما أكثر الإجابات الخاطئة إغراءً فصحيحة إلا في أمر واحد (${slot}): فقد بقي فيه شيء من الخانة ${beside[neighbor]}.`,
};
