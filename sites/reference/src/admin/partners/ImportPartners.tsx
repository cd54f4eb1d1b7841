import { type PartnerImport, type PartnerView, partnerRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminMutation, useAdminQuery } from '../api.ts';
import { Chip } from '../parts/Chip.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Field, TextField } from '../parts/Field.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import { problemsOfServer } from './draft.ts';
import { importWords } from './importWords.ts';
import * as styles from './partners.css.ts';
import { partnerWords } from './words.ts';

const tones = { made: 'success', changed: 'accent', same: 'neutral', refused: 'alert' } as const;

/** Reads a partner's entry of the file. */
const entryOf = ({
  firstKey,
  name,
  origins,
  brandTheme,
  locale,
  returnUrl,
  shuffleOptions,
}: PartnerView) => ({
  key: firstKey,
  name,
  origins,
  brandTheme,
  locale,
  returnUrl,
  shuffleOptions,
});

/** Outcome of each entry, before or after the import. */
function Outcome({ said, title }: { said: PartnerImport; title: string }) {
  const words = useWords(importWords);
  const { problems } = useWords(partnerWords);
  const why = (fields: Readonly<Record<string, string>>) =>
    Object.entries(problemsOfServer(fields))
      .map(([path, problem]) => `${path}${path && ': '}${problems[problem]}`)
      .join(' ');
  return (
    <Section title={title}>
      <Table
        caption={title}
        isCaptionHidden
        rows={said.partners}
        keyOf={({ index }) => index}
        columns={[
          {
            key: 'entry',
            head: words.entry,
            isName: true,
            cell: ({ index, key, name }) => name ?? key ?? words.number({ index: index + 1 }),
          },
          {
            key: 'key',
            head: words.key,
            cell: ({ key }) => <span className={styles.code}>{key ?? '–'}</span>,
          },
          {
            key: 'outcome',
            head: words.outcome,
            cell: ({ outcome }) => <Chip tone={tones[outcome]}>{words.outcomes[outcome]}</Chip>,
          },
          {
            key: 'why',
            head: words.why,
            cell: ({ changes, problems: fields, isHeldByFile, outcome }) =>
              [changes.join(', '), why(fields), isHeldByFile && outcome !== 'refused' ? words.heldByFile : '']
                .filter(Boolean)
                .join(' ') || '–',
          },
        ]}
      />
    </Section>
  );
}

/** Takes over partners from a file: says first what would become of each. */
export function ImportPartners() {
  const words = useWords(importWords);
  const { back } = useWords(partnerWords);
  const [address] = useSearchParams();
  const [text, setText] = useState('');
  const { data } = useAdminQuery(partnerRoutes.listPartners, {});
  const check = useAdminMutation(partnerRoutes.checkPartnerImport);
  const apply = useAdminMutation(partnerRoutes.importPartners, [
    partnerRoutes.listPartners,
    partnerRoutes.getPartner,
  ]);
  const ofFile = data?.partners.filter(({ source }) => source === 'file');
  const fill = (list: readonly PartnerView[]) => setText(JSON.stringify(list.map(entryOf), null, 2));
  const isFromFile = address.get('from') === 'file';
  const hasList = ofFile !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once; what is typed after stays
  useEffect(() => {
    if (isFromFile && ofFile) fill(ofFile);
  }, [isFromFile, hasList]);
  const change = (next: string) => {
    setText(next);
    check.reset();
    apply.reset();
  };
  const planned = check.data;
  const willChange = planned?.partners.some(({ outcome }) => outcome === 'made' || outcome === 'changed');
  return (
    <Page title={words.title} intro={words.intro} actions={<Link to="/partners">{back}</Link>}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply.reset();
          check.mutate({ body: { text } });
        }}
      >
        <Field
          label={words.file}
          type="file"
          accept="application/json,.json"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) change(await file.text());
          }}
        />
        {ofFile && ofFile.length > 0 && (
          <div>
            <Button onClick={() => fill(ofFile)}>{words.fill({ count: ofFile.length })}</Button>
          </div>
        )}
        <TextField
          label={words.text}
          className={styles.code}
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
          error={planned?.problem ? words.problems[planned.problem] : undefined}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            tone={planned ? 'secondary' : 'primary'}
            busy={check.isPending}
            disabled={!text}
          >
            {words.check}
          </Button>
        </div>
      </form>
      {check.error && <Failure error={check.error} />}
      {planned && !planned.problem && !apply.data && (
        <>
          <Outcome said={planned} title={words.plan} />
          {willChange ? (
            <Button
              tone="primary"
              busy={apply.isPending}
              onClick={() => apply.mutate({ body: { text, plan: planned.plan } })}
            >
              {words.apply}
            </Button>
          ) : (
            <p>{words.nothing}</p>
          )}
        </>
      )}
      {apply.error && <Failure error={apply.error} onRetry={() => check.mutate({ body: { text } })} />}
      {apply.data && (
        <>
          <Notice tone="success" title={words.done}>
            {data?.hasFile && <p>{words.restart}</p>}
          </Notice>
          <Outcome said={apply.data} title={words.result} />
        </>
      )}
    </Page>
  );
}
