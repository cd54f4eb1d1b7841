import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import * as field from '../ui/field.css.ts';
import { LinkField } from '../ui/LinkField.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { useNewest } from '../ui/useNewest.ts';
import { useQuietModel } from '../ui/useQuietModel.ts';
import { PrivateLinkModel } from './privateLinkModel.ts';

interface PrivateLinkProps {
  /** Makes a link; resolves to its address. */
  onCreate: () => Promise<string>;
}

/** Makes a link that opens the test on any device, and shows it to be copied. */
export function PrivateLink({ onCreate }: PrivateLinkProps) {
  useSignals();
  const t = useT();
  const newest = useNewest({ onCreate });
  const model = useQuietModel(
    () =>
      new PrivateLinkModel({
        create: () => newest.current.onCreate(),
        copy: (text) => navigator.clipboard.writeText(text),
      }),
  );
  const link = model.link.value;
  const problem = model.problem.value;
  const ref = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: the link takes it over.
  useEffect(() => {
    if (link) moveFocus(ref.current?.querySelector('input') ?? null);
  }, [link]);
  return (
    <div ref={ref} className={field.block}>
      {link ? (
        <>
          <LinkField
            label={t('payment.linkLabel')}
            link={link}
            copyState={model.copyState.value}
            onCopy={model.copyLink}
          />
          <p className={small}>{t('payment.linkKeep')}</p>
        </>
      ) : (
        <Button className={field.action} busy={model.isBusy.value} onClick={model.create}>
          {t('payment.linkMake')}
        </Button>
      )}
      {problem && (
        <p className={field.error} role="alert">
          {inWords(problem, t)}
        </p>
      )}
    </div>
  );
}
