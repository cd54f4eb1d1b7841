import { followInputs } from './followInputs.ts';
import { halfAndHalfFacts } from './halfAndHalf.ts';

/** Lets the correlation be moved; the button of a study moves it there. */
export function bringAlive(figure: HTMLElement): void {
  const slider = figure.querySelector('input');
  const buttons = figure.querySelectorAll('button');
  if (!slider) return;
  const press = () => {
    for (const button of buttons) button.ariaPressed = `${button.value === `${Number(slider.value)}`}`;
  };
  followInputs(figure, halfAndHalfFacts);
  press();
  slider.addEventListener('input', press);
  for (const button of buttons)
    button.onclick = () => {
      slider.value = button.value;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
}
