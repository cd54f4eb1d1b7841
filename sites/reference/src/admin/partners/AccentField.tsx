import { type BrandThemeName, colorsOf } from '@quotient/iq-test/theme';
import { useState } from 'react';
import { deriveAccent } from '../../../../../packages/iq-test/src/theme/deriveAccent.ts';
import { readHex, toHex } from '../../../../../packages/iq-test/src/theme/oklch.ts';
import { Field } from '../parts/Field.tsx';
import { useWords } from '../words.tsx';
import * as styles from './AccentField.css.ts';
import { accentWords } from './accentWords.ts';
import * as partners from './partners.css.ts';

interface AccentFieldProps {
  /** Purpose of the color. */
  hint: string;
  /** Brand theme of the color. */
  brand: BrandThemeName;
  /** Gets the color as it was entered, or an empty text where it is none. */
  onChange: (color: string) => void;
}

const schemes = ['light', 'dark'] as const;

/** The family that the element would derive. */
function familyOf(color: string, brand: BrandThemeName, scheme: (typeof schemes)[number]) {
  const grounds = colorsOf(brand, scheme);
  const family = deriveAccent(color, grounds, { contrast: brand === 'high-contrast' ? 7 : 4.5 });
  return { ...grounds, ...family };
}

/** A partner's color: entered or picked, shown in both themes as the element would show it. */
export function AccentField({ hint, brand, onChange }: AccentFieldProps) {
  const words = useWords(accentWords);
  const [text, setText] = useState('');
  const color = readHex(text);
  const change = (next: string) => {
    setText(next);
    onChange(readHex(next) ? next.trim() : '');
  };
  const wish = color && toHex(color);
  const families = schemes.map((scheme) => ({ scheme, ...familyOf(wish ?? '', brand, scheme) }));
  return (
    <div className={styles.whole}>
      <div className={styles.inputs}>
        <input
          type="color"
          className={styles.picker}
          aria-label={words.pick}
          value={wish ?? families[0]?.accent}
          onChange={({ target }) => change(target.value)}
        />
        <Field
          label="accent"
          hint={hint}
          error={text.trim() && !color ? words.invalid : undefined}
          value={text}
          placeholder="#0b6b6b"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      {wish && (
        <div className={styles.samples}>
          {families.map(({ scheme, paper, ink, hairline, accent, onAccent, accentSoft }) => (
            <figure
              key={scheme}
              className={styles.sample}
              style={{ backgroundColor: paper, color: ink, borderColor: hairline }}
            >
              <figcaption className={styles.sampleName}>
                <span>{words[scheme]}</span> <span className={partners.code}>{accent}</span>
              </figcaption>
              <span className={styles.sampleButton} style={{ backgroundColor: accent, color: onAccent }}>
                {words.button}
              </span>
              <span className={styles.sampleLink} style={{ color: accent }}>
                {words.link}
              </span>
              <span
                className={styles.sampleChosen}
                style={{ backgroundColor: accentSoft, borderColor: accent }}
              >
                {words.chosen}
              </span>
            </figure>
          ))}
        </div>
      )}
      {/* always here: what changes in it is read aloud */}
      <div role="status">
        {wish &&
          families
            .filter(({ accent }) => accent !== wish)
            .map(({ scheme, accent }) => (
              <p key={scheme} className={partners.note}>
                {words.moved[scheme]({ wish, accent })}
              </p>
            ))}
      </div>
    </div>
  );
}
