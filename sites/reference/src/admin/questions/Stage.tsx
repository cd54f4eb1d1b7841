import { locales } from '@quotient/iq-test';
import type { ReactNode } from 'react';
import { Select } from '../parts/Field.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Stage.css.ts';
import { questionLocales } from './useQuestions.ts';
import { VisitorLook } from './VisitorLook.tsx';
import { questionWords } from './words.ts';

const themes = ['auto', 'light', 'dark'] as const;
const widths = ['phone', 'desktop'] as const;

/** How a question is looked at. */
export interface Looks {
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
}

/** As the device has it, and as wide as there is room. */
export const firstLooks = (): Looks => ({
  theme: 'auto',
  width: matchMedia('(min-width: 768px)').matches ? 'desktop' : 'phone',
});

interface StageProps {
  label: string;
  locale: string;
  onLocale: (locale: string) => void;
  looks: Looks;
  onLooks: (looks: Looks) => void;
  /** Further choices beside those of the stage. */
  choices?: ReactNode;
  children: ReactNode;
}

/** What a visitor sees, in a language, in light or dark, and as wide as a phone or a desktop has it. */
export function Stage({ label, locale, onLocale, looks, onLooks, choices, children }: StageProps) {
  const words = useWords(questionWords);
  return (
    <>
      <div className={styles.choices}>
        {choices}
        <Select label={words.language} value={locale} onChange={({ target }) => onLocale(target.value)}>
          {questionLocales.map((code) => (
            <option key={code} value={code} lang={code}>
              {locales[code].name}
            </option>
          ))}
        </Select>
        <Select
          label={words.appearance}
          value={looks.theme}
          onChange={({ target }) =>
            onLooks({ ...looks, theme: themes.find((theme) => theme === target.value) ?? 'auto' })
          }
        >
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {words.appearances[theme]}
            </option>
          ))}
        </Select>
        <Select
          label={words.width}
          value={looks.width}
          onChange={({ target }) =>
            onLooks({ ...looks, width: widths.find((width) => width === target.value) ?? 'desktop' })
          }
        >
          {widths.map((width) => (
            <option key={width} value={width}>
              {words.widths[width]}
            </option>
          ))}
        </Select>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by the keyboard */}
      <section className={styles.stage} aria-label={label} tabIndex={0}>
        <div className={styles.window} data-width={looks.width}>
          <VisitorLook locale={locale} theme={looks.theme} isPaper>
            <div className={styles.page}>{children}</div>
          </VisitorLook>
        </div>
      </section>
    </>
  );
}
