import type { QuestionFlag } from '@quotient/contract/admin';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { useWords } from '../words.tsx';
import * as styles from './FlagChips.css.ts';
import { flagWords, sayFlag } from './flagWords.ts';

const tones: Record<QuestionFlag['code'], 'alert' | 'warning' | 'neutral'> = {
  'negative-discrimination': 'alert',
  'wrong-option-preferred': 'alert',
  'low-discrimination': 'warning',
  'too-easy': 'warning',
  'too-hard': 'warning',
  'often-omitted': 'warning',
  'often-not-reached': 'warning',
  'long-time': 'neutral',
  'short-time': 'neutral',
  'unused-option': 'neutral',
};

/** Findings about a question, in few words. */
export function FlagChips({ flags }: { flags: readonly QuestionFlag[] }) {
  const words = useWords(flagWords);
  if (flags.length === 0) return '–';
  return (
    <span className={styles.chips}>
      {flags.map(({ code }) => (
        <Chip key={code} tone={tones[code]}>
          {words[code].short}
        </Chip>
      ))}
    </span>
  );
}

/** Findings about a question, in full. */
export function FlagList({ flags }: { flags: readonly QuestionFlag[] }) {
  const words = useWords(flagWords);
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {flags.map((flag) => (
        <li key={flag.code}>
          <Chip tone={tones[flag.code]}>{words[flag.code].short}</Chip>{' '}
          <span>{sayFlag(flag, words, format)}</span>
        </li>
      ))}
    </ul>
  );
}
