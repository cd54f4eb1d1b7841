import groups from 'virtual:theme-docs';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { vars } from '../../packages/iq-test/src/theme/contract.css.ts';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import './foundations.css';
import { nameOf, useComputed } from './useComputed.ts';

const purposes = new Map(
  groups.flatMap(({ name: group, tokens }) =>
    tokens.map(({ name, description }) => [`${group}.${name}`, description]),
  ),
);

/** The curve of `cubic-bezier(x1, y1, x2, y2)` in a box of 100 units, time to the right, way upwards. */
function curveOf(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map(
    (part) => 100 * Number(part),
  );
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

function Duration({ name, moved }: { name: 'fast' | 'medium'; moved: boolean }) {
  const [ref, duration] = useComputed<HTMLDivElement>((style) =>
    style.getPropertyValue(nameOf(vars.motion[name])),
  );
  return (
    <div>
      <p style={{ margin: 0 }}>
        {name}{' '}
        <span className="foundation-note">
          <code>{nameOf(vars.motion[name])}</code> {duration}. {purposes.get(`motion.${name}`)}
        </span>
      </p>
      <div className="motion-track">
        <div
          ref={ref}
          className="motion-dot"
          data-moved={moved || undefined}
          style={{ transitionDuration: vars.motion[name], transitionTimingFunction: vars.motion.ease }}
        />
      </div>
    </div>
  );
}

function Motion() {
  const [moved, setMoved] = useState(false);
  const [ref, easing] = useComputed<HTMLElement>((style) => style.getPropertyValue(nameOf(vars.motion.ease)));
  return (
    <div className="foundation" lang="en" dir="ltr">
      <h1 className={heading.page}>Motion</h1>
      <p className={lead}>
        Short, and only to show cause and effect. Where reduced motion is asked for, both durations are 0 ms:
        the dots jump.
      </p>
      <section className="foundation-section" aria-label="Durations">
        <div>
          <Button onClick={() => setMoved(!moved)}>{moved ? 'Play back' : 'Play'}</Button>
        </div>
        <Duration name="fast" moved={moved} />
        <Duration name="medium" moved={moved} />
      </section>
      <section ref={ref} className="foundation-section" aria-labelledby="easing">
        <h2 id="easing" className={heading.section}>
          Easing
        </h2>
        <p style={{ margin: 0 }}>
          ease{' '}
          <span className="foundation-note">
            <code>{nameOf(vars.motion.ease)}</code> <code>{easing}</code>
          </span>
        </p>
        <svg
          className="motion-curve"
          viewBox="0 0 100 100"
          role="img"
          aria-label="Fast at first, then settling"
        >
          <rect width="100" height="100" />
          <path d={curveOf(easing)} />
        </svg>
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'], render: () => <Motion /> });

export const Default = meta.story();

export const Played = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Play back' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('.motion-dot[data-moved]')).toHaveLength(2);
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvas.getByText(/: hovering, pressing, switching/)).toHaveTextContent(
      isReduced ? ' 0ms.' : ' 120ms.',
    );
  },
});
