import type { LocaleCode } from '@quotient/contract/locales';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { wordsIn } from '../words/words.ts';
import * as styles from './Island.css.ts';
import type { IslandName } from './islands.ts';

interface IslandProps {
  name: IslandName;
  locale: LocaleCode;
  /** Read by the island in the browser, as `data-…` attributes of its slot. */
  data?: Record<`data-${string}`, string>;
  /** The island's first state, rendered now and taken over in the browser. */
  prerendered?: ReactNode;
  /** Content of the slot until the island has loaded; with `prerendered`, only while a saved test is restored. */
  placeholder?: ReactNode;
}

/** The slot of an island. Only pages use it: it renders on the server. */
export function Island({ name, locale, data, prerendered, placeholder }: IslandProps) {
  const { failed, reload } = wordsIn[locale].island;
  return (
    <div data-island={name} {...data}>
      {(prerendered || placeholder) && (
        <div className={styles.failed} role="alert" data-island-failed hidden>
          <p className={styles.failedText}>{failed}</p>
          <button type="button" className={styles.reload} data-reload>
            {reload}
          </button>
        </div>
      )}
      {prerendered && (
        // Rendered apart: hydration needs React's markers, which the static page around it has not.
        <div
          className={styles.prerendered}
          data-prerendered
          // ids of their own: the roots of two islands would count from the same number
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own output
          dangerouslySetInnerHTML={{ __html: renderToString(prerendered, { identifierPrefix: name }) }}
        />
      )}
      {placeholder && <div className={prerendered ? styles.whileResuming : undefined}>{placeholder}</div>}
    </div>
  );
}
