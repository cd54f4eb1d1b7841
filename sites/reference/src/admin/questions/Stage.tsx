import type { ReactNode } from 'react';
import { Choice } from '../parts/Field.tsx';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Stage.css.ts';
import { questionLocales } from './useQuestions.ts';
import { questionWords } from './words.ts';

const themes = ['auto', 'light', 'dark'] as const;
const widths = ['phone', 'desktop'] as const;

/** Look of a question. */
export interface Looks {
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
}

/** Look of the device, at the widest width that fits. */
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

/** Preview of the visitor's view: language, light or dark, phone or desktop. */
export function Stage({ label, locale, onLocale, looks, onLooks, choices, children }: StageProps) {
  const words = useWords(questionWords);
  return (
    <>
      <div className={styles.choices}>
        {choices}
        <Choice label={words.language} value={locale} options={questionLocales} onChoose={onLocale} />
        <Choice
          label={words.appearance}
          value={looks.theme}
          options={themes.map((theme) => [theme, words.appearances[theme]])}
          onChoose={(theme) => onLooks({ ...looks, theme })}
        />
        <Choice
          label={words.width}
          value={looks.width}
          options={widths.map((width) => [width, words.widths[width]])}
          onChoose={(width) => onLooks({ ...looks, width })}
        />
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
