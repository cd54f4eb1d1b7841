import { type Facts, fillIn, type Moves } from './facts.ts';

/**
 * Updates a figure after its inputs: every element with `data-moves` is filled in again.
 * @param factsOf gets the values of the inputs by their names, and the language of the figure.
 */
export function followInputs<Chosen extends Readonly<Record<string, number>>>(
  figure: HTMLElement,
  factsOf: (chosen: Chosen, locale: string) => Facts,
): void {
  const locale = figure.closest<HTMLElement>('[lang]')?.lang ?? 'en';
  const drawing = figure.querySelector('[role="img"]');
  const result = figure.querySelector('output');
  const update = () => {
    const chosen: Record<string, number> = {};
    for (const { name, type, checked, value } of figure.querySelectorAll('input'))
      if (checked || type === 'range') chosen[name] = Number(value);
    // the names are those that the figure was rendered with
    const facts = factsOf(chosen as Chosen, locale);
    for (const element of figure.querySelectorAll<HTMLElement | SVGElement>('[data-moves]')) {
      const moves: Moves = JSON.parse(element.dataset.moves ?? '');
      for (const [name, template] of Object.entries(moves)) {
        const value = fillIn(template, facts);
        if (name !== 'text') element.setAttribute(name, value);
        // what is set to the same again would be read out again
        else if (element.textContent !== value) {
          element.textContent = value;
          // the description that the drawing was rendered with is that of the start
          if (result) drawing?.setAttribute('aria-describedby', result.id);
        }
      }
    }
  };
  figure.addEventListener('input', update);
  update(); // a browser may have kept what was chosen before a reload
}
