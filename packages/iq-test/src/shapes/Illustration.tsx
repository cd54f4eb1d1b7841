import { forwardRef, type HTMLAttributes, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { useMergedRefs } from '../ui/useMergedRefs.ts';
import * as styles from './Illustration.css.ts';
import { useRetries } from './useRetries.ts';

/** All other attributes, and the ref, go to the `<div>` around the picture. */
export interface IllustrationProps extends HTMLAttributes<HTMLDivElement> {
  /** Site-absolute path of the picture. */
  image: string;
  /** Description for visitors who don't see the picture. */
  description: string;
  /**
   * Width of the picture, in CSS pixels. With the height it reserves the picture's space until it has loaded.
   * @default its own
   */
  width?: number | undefined;
  /** Height of the picture, in CSS pixels. @default its own */
  height?: number | undefined;
  /** Origin in front of the path; embeds run on other origins. @default '' */
  assetBase?: string | undefined;
}

/**
 * A picture of ink on white, or of light ink on black in a dark theme. Where it does not load, its description is shown
 * instead; it is fetched again automatically, when the network is back, and with the button there.
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
  const t = useT();
  const frameRef = useRef<HTMLDivElement>(null);
  const { attempt, hasFailed, onError, onLoad, retry } = useRetries();
  const loaded = () => {
    // the button goes, and would take the focus along
    if (frameRef.current?.querySelector('button:focus')) frameRef.current.focus({ preventScroll: true });
    onLoad();
  };
  return (
    <div {...rest} ref={useMergedRefs(frameRef, ref)} tabIndex={-1} className={cx(styles.frame, className)}>
      {/* keyed: a browser fetches a picture that has failed for a new element alone */}
      <img
        key={attempt}
        className={cx(styles.image, hasFailed && styles.missing)}
        src={`${assetBase}${image}`}
        alt={hasFailed ? '' : description}
        width={width}
        height={height}
        onError={onError}
        onLoad={loaded}
      />
      {/* always there, so that what is added to it is spoken */}
      <p className={cx(styles.message, hasFailed && styles.failed)} role="status">
        {hasFailed && <span>{t('runner.pictureFailed')}</span>}
      </p>
      {hasFailed && (
        <div className={styles.failure}>
          <Button onClick={retry}>{t('common.retry')}</Button>
          <p className={styles.message}>{description}</p>
        </div>
      )}
    </div>
  );
});
