import type { LocaleCode } from '@quotient/contract/locales';
import type { ReactNode } from 'react';
import * as styles from './FigureFrame.css.ts';

/** Words around a figure, from the ```figure block of its page. */
export interface FigureWords {
  title: string;
  /** The accessible name of what is drawn. */
  label: string;
  /** Description of the figure at the start, for readers who can't see it. */
  alt: string;
  /** Description of the control. */
  control: string;
  caption: string;
}

/** Props of each figure on an information page. */
export interface FigureProps {
  locale: LocaleCode;
  words: FigureWords;
}

interface FigureFrameProps {
  /** Its key in `figures` and `figureScripts`. */
  name: string;
  words: FigureWords;
  children: ReactNode;
}

/** The frame of a figure: its title above, what can be done with it, and its caption below. */
export const FigureFrame = ({ name, words, children }: FigureFrameProps) => (
  <figure className={styles.figure} data-figure={name} aria-labelledby={`figure-${name}`}>
    <h3 className={styles.title} id={`figure-${name}`}>
      {words.title}
    </h3>
    {/* what moves needs code: without it there is nothing to do */}
    <p className={styles.control}>{words.control}</p>
    {children}
    <figcaption className={styles.caption}>{words.caption}</figcaption>
  </figure>
);
