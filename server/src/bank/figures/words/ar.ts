import type { FigureWords } from './en.ts';

/** Words for rows, which run from left to right in every language, as the figures do. */
const by = <T>(text: (along: string) => T) => ({
  row: text('من خانة إلى أخرى في كل صف، من اليسار إلى اليمين'),
  column: text('من خانة إلى أخرى في كل عمود، من الأعلى إلى الأسفل'),
});
const lines = (text: (line: string) => string) => ({
  row: text('صف، من اليسار'),
  column: text('عمود، من الأعلى'),
});
const each = (text: (line: string) => string) => ({ row: text('صف'), column: text('عمود') });
const wraps = 'وما يخرج من جهة يعود من الجهة المقابلة.';
const turns = <T>(text: (way: string) => T) => ({
  clockwise: text('باتجاه عقارب الساعة'),
  counterclockwise: text('بعكس عقارب الساعة'),
});

const inCell = (clause: string) => `في الخانة الفارغة، ${clause}.`;

/** Shapes. Inside a sentence they have the same form. */
const shapes = {
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
};

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
  shapes,
  oneShape: shapes,
  fills: { outline: 'إطار عادي', filled: 'تعبئة كاملة', hatched: 'تعبئة مخططة', dashed: 'إطار متقطع' },
  sizes: { small: 'صغير', medium: 'متوسط', large: 'كبير' },
  places: {
    'top-left': 'في أعلى اليسار',
    top: 'في الأعلى',
    'top-right': 'في أعلى اليمين',
    left: 'على اليسار',
    center: 'في الوسط',
    right: 'على اليمين',
    'bottom-left': 'في أسفل اليسار',
    bottom: 'في الأسفل',
    'bottom-right': 'في أسفل اليمين',
  },
  lineNames: {
    top: 'على الحافة العليا',
    bottom: 'على الحافة السفلى',
    left: 'على الحافة اليسرى',
    right: 'على الحافة اليمنى',
    horizontal: 'أفقيًا في الوسط',
    vertical: 'رأسيًا في الوسط',
    rising: 'قطريًا إلى أعلى اليمين',
    falling: 'قطريًا إلى أسفل اليمين',
  },
  directions: {
    up: 'نحو الأعلى',
    'up-right': 'نحو أعلى اليمين',
    right: 'نحو اليمين',
    'down-right': 'نحو أسفل اليمين',
    down: 'نحو الأسفل',
    'down-left': 'نحو أسفل اليسار',
    left: 'نحو اليسار',
    'up-left': 'نحو أعلى اليسار',
  },
  upright: 'بلا تدوير',
  turnedBy: 'مُدار {{degrees}} درجة باتجاه عقارب الساعة',
  colon: ': ',
  here: {
    shape: inCell('الشكل هو {{value}}'),
    fill: inCell('نمط الرسم هو {{value}}'),
    size: inCell('الحجم {{value}}'),
    turn: inCell('الاتجاه {{value}}'),
    turned: inCell('الشكل {{value}}'),
    count: inCell('العدد هو {{value}}'),
    place: inCell('النقطة {{value}}'),
    outerShape: inCell('الشكل الخارجي هو {{value}}'),
    outerFill: inCell('خط الشكل الخارجي هو {{value}}'),
    innerShape: inCell('الشكل الداخلي هو {{value}}'),
    innerFill: inCell('رسم الشكل الداخلي هو {{value}}'),
    arrow: inCell('السهم {{value}}'),
    squarePlace: inCell('المربع {{value}}'),
    circlePlace: inCell('الدائرة {{value}}'),
  },
  hereAll: {
    dots: {
      one: 'في الخانة الفارغة نقطة واحدة: {{value}}.',
      many: 'في الخانة الفارغة هذه النقاط: {{value}}.',
    },
    lines: {
      one: 'في الخانة الفارغة خط واحد: {{value}}.',
      many: 'في الخانة الفارغة هذه الخطوط: {{value}}.',
    },
    cells: {
      one: 'في اللوحة الناقصة خانة ممتلئة واحدة: {{value}}.',
      many: 'في اللوحة الناقصة هذه الخانات الممتلئة: {{value}}.',
    },
    holes: {
      one: 'في الورقة الناقصة ثقب واحد: {{value}}.',
      many: 'في الورقة الناقصة هذه الثقوب: {{value}}.',
    },
  },
  constant: { row: 'لا تغيير في الصف الواحد.', column: 'لا تغيير في العمود الواحد.' },
  distribution: 'الثلاثة نفسها تظهر مرة واحدة في كل صف ومرة واحدة في كل عمود.',
  more: by((along) => ({ 1: `زيادة 1 ${along}.`, 2: `زيادة 2 ${along}.` })),
  fewer: by((along) => ({ 1: `نقصان 1 ${along}.`, 2: `نقصان 2 ${along}.` })),
  larger: by((along) => `تكبير بدرجة واحدة ${along}.`),
  smaller: by((along) => `تصغير بدرجة واحدة ${along}.`),
  turned: by((along) => turns((way) => `تدوير {{degrees}} درجة ${way} ${along}.`)),
  halfTurned: by((along) => `نصف دورة ${along}.`),
  around: by((along) =>
    turns((way) => ({
      1: `تقدم موضع واحد على امتداد الحافة ${way}، ${along}.`,
      2: `تقدم موضعين على امتداد الحافة ${way}، ${along}.`,
      3: `تقدم ثلاثة مواضع على امتداد الحافة ${way}، ${along}.`,
      4: `انتقال إلى الجهة المقابلة ${along}.`,
    })),
  ),
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
  differs: 'الإجابة المختارة {{letter}} تختلف هنا: {{points}}.',
  point: '{{slot}} ({{wrong}} لا {{right}})',
  pointOfAll: {
    extra: '{{slot}} (زائد: {{extra}})',
    missing: '{{slot}} (ناقص: {{missing}})',
    both: '{{slot}} (زائد: {{extra}}؛ ناقص: {{missing}})',
  },
};
