/** Two buttons show one set of estimates and dim the other; the one without a value, or a second press, shows both. */
export function bringAlive(figure: HTMLElement): void {
  const buttons = figure.querySelectorAll('button');
  const output = figure.querySelector('output');
  for (const button of buttons)
    button.onclick = () => {
      const shown = figure.dataset.shown === button.value ? '' : button.value;
      figure.dataset.shown = shown;
      for (const each of buttons) each.setAttribute('aria-pressed', String(each.value === shown));
      if (output) output.value = (shown && button.dataset.says) || '';
      if (!shown || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      for (const strip of figure.querySelectorAll('li > div > svg')) moveDots(strip, shown);
    };
}

/** Moves each dot of the shown set from the current place of its neighbor. */
function moveDots(strip: Element, shown: string): void {
  const dots = [...strip.querySelectorAll('circle')];
  dots.forEach((dot, index) => {
    const from = dots[index + (shown === 'first' ? 1 : -1)];
    if (!from || dot.dataset.set !== shown) return;
    const way = (end: 'cx' | 'cy') => from[end].baseVal.value - dot[end].baseVal.value;
    dot.animate(
      { transform: [`translate(${way('cx')}px, ${way('cy')}px)`, 'none'] },
      { duration: 200, easing: 'ease-out' },
    );
  });
}
