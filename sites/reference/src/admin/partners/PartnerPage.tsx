import { ApiError } from '@quotient/contract/ApiError';
import { type PartnerView, partnerRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useAdminMutation, useAdminQuery } from '../api.ts';
import { useFormat } from '../format.ts';
import { Confirm } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { differences, draftOf, fieldsOf, isSame } from './draft.ts';
import { Keys } from './Keys.tsx';
import { Numbers } from './Numbers.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { PartnerState } from './PartnerList.tsx';
import { pageWords } from './pageWords.ts';
import * as styles from './partners.css.ts';
import { Snippet } from './Snippet.tsx';
import { partnerWords } from './words.ts';

const changed = [partnerRoutes.getPartner, partnerRoutes.listPartners, partnerRoutes.checkPartner];

/**
 * Fields of a partner. If another operator saves them meanwhile, the entry stays, and both versions are shown before
 * either is lost.
 */
function Details({ partner }: { partner: PartnerView }) {
  const words = useWords(partnerWords);
  const say = useToast();
  const saved = draftOf(partner);
  const change = useAdminMutation(partnerRoutes.changePartner, changed);
  /** Saved version when the editing began. */
  const [base, setBase] = useState({ version: partner.version, draft: saved });
  const [draft, setDraft] = useState(saved);
  const isDirty = !isSame(draft, base.draft);
  const isOvertaken = partner.version !== base.version;
  // a key that was added, or nothing entered here: there is nothing to ask
  if (isOvertaken && (!isDirty || isSame(saved, base.draft))) {
    setBase({ version: partner.version, draft: saved });
    if (!isDirty) setDraft(saved);
  }
  const take = () => {
    setBase({ version: partner.version, draft: saved });
    setDraft(saved);
  };
  const save = async () => {
    const next = await change.mutateAsync({
      params: { id: partner.id },
      body: { version: base.version, ...fieldsOf(draft) },
    });
    setBase({ version: next.version, draft: draftOf(next) });
    setDraft(draftOf(next));
    say(words.saved);
  };
  const { refetch } = useAdminQuery(partnerRoutes.getPartner, { params: { id: partner.id } });
  const saveOrLook = () =>
    save().catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'version_changed') await refetch();
      throw error;
    });
  return (
    <Section title={words.details}>
      {isOvertaken && isDirty && !isSame(saved, base.draft) && (
        <Notice tone="warning" role="alert" title={words.stale.title}>
          <p>
            {words.stale.text({
              fields: differences(draft, saved)
                .map((name) => words.fields[name].label)
                .join(', '),
            })}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setBase({ version: partner.version, draft: saved })}>
              {words.stale.keep}
            </Button>
            <Button onClick={take}>{words.stale.take}</Button>
          </div>
        </Notice>
      )}
      <div className={styles.spaced}>
        <PartnerForm
          draft={draft}
          onChange={setDraft}
          onSave={saveOrLook}
          isDirty={isDirty}
          id={partner.id}
          saveLabel={words.save}
          isReadOnly={partner.source === 'file'}
        >
          {isDirty && <Button onClick={() => setDraft(base.draft)}>{words.discard}</Button>}
        </PartnerForm>
      </div>
    </Section>
  );
}

/** Turns a partner away, or lets it in again. */
function Revoke({ partner }: { partner: PartnerView }) {
  const words = useWords(pageWords).revoke;
  const say = useToast();
  const [isAsking, setAsking] = useState(false);
  const revoke = useAdminMutation(partnerRoutes.revokePartner, changed);
  const restore = useAdminMutation(partnerRoutes.restorePartner, changed);
  const sent = { params: { id: partner.id }, body: { version: partner.version } };
  if (partner.state === 'revoked')
    return (
      <Section title={words.title}>
        <p>
          <Button
            busy={restore.isPending}
            onClick={() => restore.mutate(sent, { onSuccess: () => say(words.backDone) })}
          >
            {words.back}
          </Button>
        </p>
        {restore.error && <Failure error={restore.error} />}
      </Section>
    );
  return (
    <Section title={words.title}>
      <p>{words.text}</p>
      <Button onClick={() => setAsking(true)}>{words.label}</Button>
      {isAsking && (
        <Confirm
          title={`${words.confirm}: ${partner.name}`}
          label={words.confirm}
          onConfirm={() => revoke.mutateAsync(sent).then(() => say(words.done))}
          onClose={() => setAsking(false)}
        >
          <p>{words.text}</p>
        </Confirm>
      )}
    </Section>
  );
}

function Content({ partner }: { partner: PartnerView }) {
  const words = useWords(pageWords);
  const format = useFormat();
  const isOurs = partner.source === 'admin';
  return (
    <>
      <p className={styles.state}>
        <PartnerState partner={partner} />
        <span className={styles.quiet}>
          {partner.revokedAt !== null
            ? words.revoked({ when: format.dateTime(partner.revokedAt) })
            : partner.createdAt !== null && words.since({ when: format.dateTime(partner.createdAt) })}
        </span>
      </p>
      {!isOurs && (
        <Notice title={words.ofFile.title}>
          <p>{words.ofFile.text}</p>
          <Link to="/partners/import?from=file">{words.ofFile.takeOver}</Link>
        </Notice>
      )}
      {partner.keys.some(({ state }) => state === 'by-file') && (
        <Notice tone="warning" title={words.shadowed.title}>
          <p>{words.shadowed.text}</p>
        </Notice>
      )}
      <Numbers partner={partner} />
      <Details partner={partner} />
      <Keys partner={partner} />
      <Snippet partner={partner} />
      {isOurs && <Revoke partner={partner} />}
    </>
  );
}

/** One partner. */
export function PartnerPage() {
  const { id = '' } = useParams();
  const words = useWords(partnerWords);
  const { notFound } = useWords(pageWords);
  const { data, error, refetch } = useAdminQuery(partnerRoutes.getPartner, { params: { id } });
  const isGone = error instanceof ApiError && error.code === 'partner_not_found';
  return (
    <Page title={data?.name ?? words.title} actions={<Link to="/partners">{words.back}</Link>}>
      {isGone && <p>{notFound}</p>}
      {error && !isGone && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && <Content key={data.id} partner={data} />}
    </Page>
  );
}
