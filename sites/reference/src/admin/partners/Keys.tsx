import { ApiError } from '@quotient/contract/ApiError';
import { type PartnerView, partnerRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { type FormEvent, useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Confirm } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { isKey, problemsOfServer } from './draft.ts';
import { pageWords } from './pageWords.ts';
import * as styles from './partners.css.ts';
import { partnerWords } from './words.ts';

const tones = { works: 'success', ends: 'warning', ended: 'neutral', 'by-file': 'accent' } as const;
const changed = [partnerRoutes.getPartner, partnerRoutes.listPartners, partnerRoutes.checkPartner];

/** Asks when a key is to end. */
function EndKey({ partner, name, onClose }: { partner: PartnerView; name: string; onClose: () => void }) {
  const words = useWords(pageWords).keys;
  const say = useToast();
  const end = useAdminMutation(partnerRoutes.endPartnerKey, changed);
  const [isLater, setLater] = useState(false);
  const [time, setTime] = useState('');
  const confirm = async () => {
    const at = new Date(time).getTime();
    if (isLater && Number.isNaN(at)) throw new ApiError('invalid_request', 400);
    await end.mutateAsync({
      params: { id: partner.id, key: name },
      body: { version: partner.version, endsAt: isLater ? at : 'now' },
    });
    say(words.ended({ key: name }));
  };
  return (
    <Confirm
      title={words.endTitle({ key: name })}
      label={words.end.replace(/ …$/, '')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.endText}</p>
      <fieldset className={styles.choices}>
        {[false, true].map((later) => (
          <label key={String(later)} className={styles.choice}>
            <input type="radio" name="when" checked={isLater === later} onChange={() => setLater(later)} />
            <span>{later ? words.at : words.now}</span>
          </label>
        ))}
        {isLater && (
          <Field
            label={words.time}
            type="datetime-local"
            required
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </fieldset>
    </Confirm>
  );
}

function AddKey({ partner }: { partner: PartnerView }) {
  const words = useWords(pageWords).keys;
  const { problems } = useWords(partnerWords);
  const say = useToast();
  const [key, setKey] = useState('');
  const add = useAdminMutation(partnerRoutes.addPartnerKey, changed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(
      { params: { id: partner.id }, body: { version: partner.version, key } },
      {
        onSuccess() {
          setKey('');
          say(words.added({ key }));
        },
      },
    );
  };
  const said = add.error instanceof ApiError ? problemsOfServer(add.error.fields).key : undefined;
  const isWrong = key !== '' && !isKey(key);
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.row}>
        <Field
          label={words.newKey}
          value={key}
          error={isWrong ? problems.key_form : said && problems[said]}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={`${partner.firstKey}-${partner.keys.length + 1}`}
          onChange={({ target }) => {
            add.reset();
            setKey(target.value);
          }}
        />
        <Button type="submit" busy={add.isPending} disabled={key === '' || isWrong}>
          {words.add}
        </Button>
      </div>
      {add.error && !said && <Failure error={add.error} />}
    </form>
  );
}

/** The keys of a partner: copied, added, and let end. */
export function Keys({ partner }: { partner: PartnerView }) {
  const words = useWords(pageWords).keys;
  const format = useFormat();
  const [ending, setEnding] = useState<string>();
  const restore = useAdminMutation(partnerRoutes.endPartnerKey, changed);
  const isOurs = partner.source === 'admin';
  return (
    <Section title={words.title}>
      <p>{words.intro}</p>
      <Table
        caption={words.title}
        isCaptionHidden
        rows={partner.keys}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'key',
            head: words.key,
            isName: true,
            cell: ({ key }) => <span className={styles.key}>{key}</span>,
          },
          {
            key: 'state',
            head: words.state,
            cell: ({ state, endsAt }) => {
              const text = words.states[state];
              const when = endsAt === null ? '' : format.dateTime(endsAt);
              return <Chip tone={tones[state]}>{typeof text === 'string' ? text : text({ when })}</Chip>;
            },
          },
          {
            key: 'since',
            head: words.since,
            cell: ({ createdAt }) => (createdAt === null ? '–' : format.dateTime(createdAt)),
          },
          {
            key: 'actions',
            head: words.actions,
            cell: ({ key, state }) => (
              <span className={styles.state}>
                <CopyButton text={key} what={key} />
                {isOurs && state !== 'ended' && (
                  <Button tone="quiet" onClick={() => setEnding(key)}>
                    {words.end}
                  </Button>
                )}
                {isOurs && (state === 'ended' || state === 'ends') && (
                  <Button
                    tone="quiet"
                    busy={restore.isPending}
                    onClick={() =>
                      restore.mutate({
                        params: { id: partner.id, key },
                        body: { version: partner.version, endsAt: null },
                      })
                    }
                  >
                    {words.restore}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {restore.error && <Failure error={restore.error} />}
      {isOurs && <AddKey partner={partner} />}
      {ending !== undefined && (
        <EndKey partner={partner} name={ending} onClose={() => setEnding(undefined)} />
      )}
    </Section>
  );
}
