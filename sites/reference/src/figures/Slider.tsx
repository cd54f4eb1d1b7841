import type { ReactNode } from 'react';
import type { Move } from './movingParts.ts';
import * as styles from './Slider.css.ts';

interface SliderProps {
  /** The name of the figure; with `name` it makes an id. */
  figure: string;
  name: string;
  label: string;
  /** The ends of the way. */
  range: readonly [min: number, max: number];
  /** @default 1 */
  step?: number;
  start: number;
  move: Move;
  /** Value beside the label; a template. */
  shown: string;
  /** The value as it is read out; a template. @default as it is shown */
  said?: string;
  /** Marks below it, as wide as the way of the thumb. */
  children?: ReactNode;
}

/** A native slider with its label and value above it. */
export const Slider = ({
  figure,
  name,
  label,
  range: [min, max],
  step = 1,
  start,
  move,
  shown,
  said = shown,
  children,
}: SliderProps) => (
  <div>
    <div className={styles.words}>
      <label htmlFor={`${figure}-${name}`}>{label}</label>
      <span className={styles.value} aria-hidden="true" {...move({ text: shown })} />
    </div>
    <input
      className={styles.slider}
      type="range"
      id={`${figure}-${name}`}
      name={name}
      min={min}
      max={max}
      step={step}
      defaultValue={start}
      {...move({ 'aria-valuetext': said })}
    />
    {children && <div className={styles.way}>{children}</div>}
  </div>
);
