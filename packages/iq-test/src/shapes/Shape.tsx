import {
  createElement,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type SVGAttributes,
  useEffect,
  useMemo,
} from 'react';
import { hint } from '../hints/hint.ts';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import { describeShape } from './describeShape.ts';
import { resolveShape } from './resolveShape.ts';
import * as styles from './Shape.css.ts';
import type { ShapeNode } from './ShapeNode.ts';

/**
 * Props of a shape. All other attributes, and the ref, are passed to the `<svg>`, or to the `<span>` for an unknown
 * token.
 */
export interface ShapeProps extends HTMLAttributes<HTMLElement> {
  /** A word of the token grammar, e.g. `square+dot-top`. */
  token: string;
  /** The stored shapes table: name → `svg_content`. */
  shapes: ReadonlyMap<string, string>;
  /** Hides the figure from screen readers where its surroundings describe it. @default false */
  decorative?: boolean;
}

/** Figures that are not here by then are missing rather than late. */
const HINT_AFTER_MS = 3000;

const render = (nodes: readonly ShapeNode[]): ReactNode[] =>
  // a figure never changes its order, so the index is its identity
  nodes.map(({ element, attributes, children }, index) =>
    createElement(element, { ...attributes, key: index }, ...render(children)),
  );

/**
 * One figure in the color of the text around it, with its token in `data-token`. A token that nothing knows shows as a
 * red box with its name and carries `data-unknown`.
 *
 * @example
 * import { Shape, useShapes } from '@quotient/iq-test';
 *
 * const shapes = useShapes(['square+dot-top'], { baseUrl: 'https://quiz.example' });
 * return <Shape token="square+dot-top" shapes={shapes} />;
 */
export const Shape = forwardRef<Element, ShapeProps>(function Shape(
  { token, shapes, decorative = false, className, ...rest },
  ref,
) {
  const t = useT();
  // the same elements while the figure stays: an answer redraws nothing
  const nodes = useMemo(() => {
    const resolved = resolveShape(token, shapes);
    return resolved && render(resolved);
  }, [token, shapes]);
  const hidden = decorative || undefined;
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || nodes) return;
    // not while the figures may be on their way
    const timer = setTimeout(
      () =>
        hint(
          'unknown_token',
          `nothing is known of the figure "${token}". Only some plain figures are built in: fetch the others with useShapes([...tokens], { baseUrl }) and pass them as shapes. Stored names are listed at /api/svg-shapes.`,
        ),
      HINT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [nodes, token]);
  if (!nodes) {
    return (
      <span
        {...rest}
        ref={ref as Ref<HTMLSpanElement>}
        className={cx(styles.unknown, className)}
        data-unknown=""
        aria-hidden={hidden}
      >
        {token}
      </span>
    );
  }
  return (
    <svg
      {...(rest as SVGAttributes<SVGSVGElement>)}
      ref={ref as Ref<SVGSVGElement>}
      className={cx(styles.shape, className)}
      viewBox="0 0 100 100"
      data-token={token}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : describeShape(token, t)}
      aria-hidden={hidden}
    >
      {nodes}
    </svg>
  );
});
