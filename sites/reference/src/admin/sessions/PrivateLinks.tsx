import { type SessionDetail, sessionRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Confirm, Dialog } from '../parts/Dialog.tsx';
import { Section } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Detail.css.ts';
import { privateLinkWords } from './privateLinkWords.ts';

/** The links that open a test on any device, and a new one for a visitor who has lost the device. */
export function PrivateLinks({ test }: { test: SessionDetail }) {
  const words = useWords(privateLinkWords);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const [link, setLink] = useState<string>();
  const replace = useAdminMutation(sessionRoutes.replacePrivateLink, [sessionRoutes.readSession]);
  const newest = test.privateLinks.at(-1);
  return (
    <Section
      title={words.title}
      actions={test.finishedAt !== null && <Button onClick={() => setAsked(true)}>{words.button}</Button>}
    >
      <p>
        {newest === undefined
          ? words.none
          : words.count({ count: test.privateLinks.length, newest: format.dateTime(newest) })}
      </p>
      {isAsked && (
        <Confirm
          title={words.confirmTitle}
          label={words.confirm}
          onConfirm={async () => setLink((await replace.mutateAsync({ params: { id: test.id } })).url)}
          onClose={() => setAsked(false)}
        >
          <p>{words.check}</p>
          {newest !== undefined && <p>{words.replaces}</p>}
        </Confirm>
      )}
      {link !== undefined && !isAsked && (
        <Dialog
          title={words.doneTitle}
          onClose={() => setLink(undefined)}
          actions={
            <>
              <CopyButton text={link} />
              <Button tone="primary" onClick={() => setLink(undefined)}>
                {words.close}
              </Button>
            </>
          }
        >
          <p>{words.done}</p>
          <code className={styles.number}>{link}</code>
        </Dialog>
      )}
    </Section>
  );
}
