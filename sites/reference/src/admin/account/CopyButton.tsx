import { Button } from '@quotient/iq-test/ui';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { accountWords } from './words.ts';

/** Puts a text into the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const { copy, copied } = useWords(accountWords);
  const say = useToast();
  return <Button onClick={() => navigator.clipboard.writeText(text).then(() => say(copied))}>{copy}</Button>;
}
