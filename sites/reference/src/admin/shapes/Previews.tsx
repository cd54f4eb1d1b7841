import { Root, Shape } from '@quotient/iq-test';
import { Notice } from '@quotient/iq-test/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words.tsx';
import * as styles from './Previews.css.ts';
import { SampleQuestion } from './SampleQuestion.tsx';
import { shapeWords } from './words.ts';

const sizes = [24, 48, 96, 160] as const;
/** Rounding, and the halves of thin lines. */
const TOLERANCE = 1;

/** Returns whether the drawing leaves the cell of 100 × 100, without the width of its lines. */
function useReach(svg: string) {
  const holder = useRef<HTMLDivElement>(null);
  const [isBeyond, setBeyond] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is measured again
  useEffect(() => {
    const figure = holder.current?.querySelector('svg');
    if (!figure) return setBeyond(false);
    const { x, y, width, height } = figure.getBBox();
    setBeyond(Math.min(x, y) < -TOLERANCE || Math.max(x + width, y + height) > 100 + TOLERANCE);
  }, [svg]);
  return { holder, isBeyond };
}

/**
 * A figure as visitors will see it: in light, dark and forced colors, at several sizes and in a question. It is drawn by the
 * component of the test, which reads it once more and draws nothing that it does not allow.
 */
export function Previews({ token, svg }: { token: string; svg: string }) {
  const words = useWords(shapeWords);
  const shapes = useMemo(() => new Map([[token, svg]]), [token, svg]);
  const { holder, isBeyond } = useReach(svg);
  if (svg === '') return <p className={styles.empty}>{words.emptyPreview}</p>;
  const figure = <Shape token={token} shapes={shapes} decorative />;
  return (
    <div className={styles.previews}>
      <div className={styles.looks}>
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme} className={styles.look}>
            <Root theme={theme} transparent>
              <div className={styles.themed}>
                <div className={styles.figure}>{figure}</div>
              </div>
            </Root>
            <figcaption className={styles.caption}>{words.looks[theme]}</figcaption>
          </figure>
        ))}
        <figure className={styles.look}>
          <div className={styles.forced}>
            <div className={styles.figure}>{figure}</div>
          </div>
          <figcaption className={styles.caption}>{words.looks.forced}</figcaption>
        </figure>
      </div>
      <h3 className={styles.title}>{words.sizes}</h3>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <figure key={size} className={styles.sized}>
            <div className={styles.size[size]} ref={size === 160 ? holder : undefined}>
              {figure}
            </div>
            <figcaption className={styles.caption}>{words.pixels({ size })}</figcaption>
          </figure>
        ))}
      </div>
      {isBeyond && <Notice tone="warning">{words.beyond}</Notice>}
      <h3 className={styles.title}>{words.sample}</h3>
      <div className={styles.sample}>
        <SampleQuestion token={token} shapes={shapes} />
      </div>
    </div>
  );
}
