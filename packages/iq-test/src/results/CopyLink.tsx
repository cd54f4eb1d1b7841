import { useSignals } from '@preact/signals-react/runtime';
import { createCopying } from '../ui/copyFeedback.ts';
import * as field from '../ui/field.css.ts';
import { LinkField } from '../ui/LinkField.tsx';
import { useQuietModel } from '../ui/useQuietModel.ts';

interface CopyLinkProps {
  label: string;
  link: string;
}

/** A link to copy, which says for a moment that it was copied. */
export function CopyLink({ label, link }: CopyLinkProps) {
  useSignals();
  const copying = useQuietModel(() =>
    createCopying(
      (text) => navigator.clipboard.writeText(text),
      () => {}, // the field then says to copy by hand
    ),
  );
  return (
    <div className={field.block}>
      <LinkField
        label={label}
        link={link}
        copyState={copying.copyState.value}
        onCopy={() => void copying.copy(link)}
      />
    </div>
  );
}
