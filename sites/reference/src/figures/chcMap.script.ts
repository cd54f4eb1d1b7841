import { arrowSteps } from './chcMap.ts';

/** Keys whose neighbor is on the other side where columns run from right to left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A cell is chosen by pointer or by arrow keys and described in the panel; a switch draws or removes g. */
export function bringAlive(figure: HTMLElement): void {
  const cells = [...figure.querySelectorAll('button')];
  const [panel, all] = figure.querySelectorAll('dl');
  const isLeftward = getComputedStyle(figure).direction === 'rtl';
  const choose = (chosen: number) => {
    cells.forEach((cell, index) => {
      cell.setAttribute('aria-checked', String(index === chosen));
      cell.tabIndex = index === chosen ? 0 : -1;
    });
    const description = all?.children[chosen];
    if (description) panel?.replaceChildren(description.cloneNode(true));
  };
  cells.forEach((cell, index) => {
    cell.disabled = false;
    cell.onclick = () => choose(index);
    cell.onkeydown = (event) => {
      const step = arrowSteps[isLeftward ? (mirrored[event.key] ?? event.key) : event.key];
      if (!step) return;
      event.preventDefault();
      const next = (index + step + cells.length) % cells.length;
      choose(next);
      cells[next]?.focus();
    };
  });

  const input = figure.querySelector('input');
  const output = figure.querySelector('output');
  const withGeneral = output?.value ?? '';
  const update = () => {
    const isShown = input?.checked ?? true;
    figure.toggleAttribute('data-without-g', !isShown);
    if (output) output.value = (isShown ? withGeneral : output.dataset.without) ?? '';
  };
  input?.addEventListener('input', update);
  // a browser may have kept what was chosen before a reload
  if (!input?.checked) update();
}
