import { circle, type Point } from '@quotient/server/shapes/pen';
import type { Wheel } from '../verify/wheels.ts';
import { area, GRAY, INK, symbol, WHITE } from './pen.ts';
import type { Picture } from './picture.ts';
import { filled, listed, nameOf, type Texts } from './words.ts';

/** Distance of two signs of a wheel, along its rim. */
const PITCH = 62;
/**
 * Distance of the signs from the center, as a share of the radius: the same on all wheels, because rims that roll on
 * each other must be as long as their signs require.
 */
const REACH = 0.76;

const around = ([x, y]: Point, radius: number, share: number): Point => [
  x + radius * Math.sin(share * 2 * Math.PI),
  y - radius * Math.cos(share * 2 * Math.PI),
];

function drawWheel(wheel: Wheel, center: Point, radius: number, pitch: number): string[] {
  const [x, y] = center;
  const pointer = y - radius - 4;
  return [
    circle(center, radius, `fill="${WHITE}" stroke="${INK}" stroke-width="2.5"`),
    circle(center, 4, `fill="${GRAY}"`),
    ...wheel.map((token, place) =>
      symbol(token, around(center, radius * REACH, place / wheel.length), 0.55 * pitch),
    ),
    area(
      [
        [x, pointer],
        [x - 7, pointer - 13],
        [x + 7, pointer - 13],
      ],
      INK,
    ),
  ];
}

const said: Record<'alone' | 'left' | 'right', Texts> = {
  alone: {
    en: 'A wheel with symbols at equal distances, and above it a fixed pointer that points at the highest symbol. Clockwise from the pointer: {{signs}}.',
    de: 'Ein Rad mit Symbolen in gleichen Abständen, darüber ein fester Zeiger, der auf das oberste Symbol zeigt. Vom Zeiger aus im Uhrzeigersinn: {{signs}}.',
    fr: 'Une roue avec des symboles à distances égales et, au-dessus, un repère fixe qui indique le symbole le plus haut. Dans le sens horaire à partir du repère : {{signs}}.',
    es: 'Una rueda con símbolos a distancias iguales y, encima, un indicador fijo que señala el símbolo más alto. En sentido horario desde el indicador: {{signs}}.',
    ar: 'عجلة عليها رموز على مسافات متساوية، وفوقها مؤشر ثابت يشير إلى أعلى رمز. باتجاه عقارب الساعة بدءًا من المؤشر: {{signs}}.',
  },
  left: {
    en: 'Two wheels side by side that touch and turn each other like gears, without slipping. Each has symbols, along the rim the same distance apart on both wheels, and a fixed pointer above it. Left wheel, clockwise from its pointer: {{signs}}.',
    de: 'Zwei Räder nebeneinander, die sich berühren und einander wie Zahnräder antreiben, ohne zu rutschen. Auf jedem stehen Symbole, am Rand gemessen auf beiden Rädern gleich weit auseinander, und darüber ein fester Zeiger. Linkes Rad, vom Zeiger aus im Uhrzeigersinn: {{signs}}.',
    fr: 'Deux roues côte à côte qui se touchent et s’entraînent comme des engrenages, sans glisser. Chacune porte des symboles, à la même distance l’un de l’autre le long du bord sur les deux roues, et a un repère fixe au-dessus. Roue de gauche, dans le sens horaire à partir de son repère : {{signs}}.',
    es: 'Dos ruedas, una al lado de la otra, que se tocan y se mueven entre sí como engranajes, sin resbalar. Cada una tiene símbolos, a la misma distancia entre sí a lo largo del borde en ambas ruedas, y un indicador fijo encima. Rueda izquierda, en sentido horario desde su indicador: {{signs}}.',
    ar: 'عجلتان متجاورتان متلامستان تدير إحداهما الأخرى كالتروس من دون انزلاق. على كل منهما رموز، تتساوى المسافات بينها على حافتي العجلتين، وفوقها مؤشر ثابت. العجلة اليسرى، باتجاه عقارب الساعة بدءًا من مؤشرها: {{signs}}.',
  },
  right: {
    en: 'Right wheel, clockwise from its pointer: {{signs}}.',
    de: 'Rechtes Rad, vom Zeiger aus im Uhrzeigersinn: {{signs}}.',
    fr: 'Roue de droite, dans le sens horaire à partir de son repère : {{signs}}.',
    es: 'Rueda derecha, en sentido horario desde su indicador: {{signs}}.',
    ar: 'العجلة اليمنى، باتجاه عقارب الساعة بدءًا من مؤشرها: {{signs}}.',
  },
};

/** One wheel, or two that drive each other, with a fixed pointer above each. */
export const wheelRow = (left: Wheel, right?: Wheel): Picture => ({
  draw() {
    const pitch = right ? (304 * Math.PI * REACH) / (left.length + right.length) : PITCH;
    const radius = (wheel: Wheel): number => (wheel.length * pitch) / (2 * Math.PI * REACH);
    const high = Math.max(radius(left), right ? radius(right) : 0);
    const y = 34 + high;
    const height = Math.ceil(2 * high + 50);
    if (!right) return { width: 320, height, parts: drawWheel(left, [160, y], high, pitch) };
    const start = 160 - radius(left) - radius(right);
    return {
      width: 320,
      height,
      parts: [
        ...drawWheel(left, [start + radius(left), y], radius(left), pitch),
        ...drawWheel(right, [start + 2 * radius(left) + radius(right), y], radius(right), pitch),
      ],
    };
  },
  describe(language) {
    const say = (text: Texts, wheel: Wheel): string => {
      const signs = wheel.map((token) => nameOf(token, language));
      return filled(text[language], { signs: listed(signs, language) });
    };
    return right ? `${say(said.left, left)} ${say(said.right, right)}` : say(said.alone, left);
  },
});
