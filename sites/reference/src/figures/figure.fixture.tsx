import { directionOf } from '@quotient/contract/direction';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import type { FigureProps } from './FigureFrame.tsx';

const words = {
  title: 'Its title',
  label: 'Its name',
  alt: 'What it shows at the start.',
  control: 'What to do.',
  caption: 'Its caption.',
};

/** A figure as a page in a language holds it, in place of what the document held, until the test ends. Not alive yet. */
export function showFigure(
  Figure: (props: FigureProps) => ReactNode,
  locale: FigureProps['locale'] = 'en',
): HTMLElement {
  document.body.innerHTML = `<main lang="${locale}" dir="${directionOf(locale)}">${renderToStaticMarkup(<Figure locale={locale} words={words} />)}</main>`;
  onTestFinished(() => document.body.replaceChildren());
  const figure = document.querySelector('figure');
  if (!figure) throw new Error('What was rendered is no figure.');
  return figure;
}

/** Starts a figure's code, like `bringFiguresAlive`. */
export function bringToLife(figure: HTMLElement, bringAlive: (figure: HTMLElement) => void): HTMLElement {
  bringAlive(figure);
  figure.dataset.alive = '';
  return figure;
}

/** The text of everything that a selector finds, as it is read. */
export const textsOf = (within: ParentNode, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(
    ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );
