import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from '../ui/cx.ts';
import * as styles from './Illustration.css.ts';

/** All other attributes, and the ref, go to the `<div>` around the picture. */
export interface IllustrationProps extends HTMLAttributes<HTMLDivElement> {
  /** Site-absolute path of the picture. */
  image: string;
  /** What a visitor who does not see the picture needs to know from it. */
  description: string;
  /** Of the picture, in CSS pixels. With the height it keeps the picture's room until that has come. @default its own */
  width?: number | undefined;
  /** Of the picture, in CSS pixels. @default its own */
  height?: number | undefined;
  /** Origin in front of the path; embeds run on other origins. @default '' */
  assetBase?: string | undefined;
}

/**
 * A picture in a light frame, in dark themes too: an `<img>` cannot take colors from its page.
 *
 * @example
 * import { Illustration } from '@quotient/iq-test';
 *
 * <Illustration
 *   image="/figures/cube-corner.svg"
 *   description="Cubes stacked in the corner of a room."
 *   width={320}
 *   height={326}
 *   assetBase="https://quiz.example"
 * />
 */
export const Illustration = forwardRef<HTMLDivElement, IllustrationProps>(function Illustration(
  { image, description, width, height, assetBase = '', className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(styles.frame, className)}>
      <img
        className={styles.image}
        src={`${assetBase}${image}`}
        alt={description}
        width={width}
        height={height}
      />
    </div>
  );
});
