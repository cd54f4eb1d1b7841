import { partnerRoutes } from '@quotient/contract/admin';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAdminMutation } from '../api.ts';
import { Page } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { draftOf, fieldsOf, isSame } from './draft.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerWords } from './words.ts';

const empty = draftOf();

/** A screen to add a partner. */
export function NewPartner() {
  const words = useWords(partnerWords);
  const say = useToast();
  const navigate = useNavigate();
  const create = useAdminMutation(partnerRoutes.createPartner, [partnerRoutes.listPartners]);
  const [draft, setDraft] = useState(empty);
  const [made, setMade] = useState<string>();
  // only once the form knows that nothing can be lost any more
  useEffect(() => {
    if (made !== undefined) navigate(`/partners/${made}`, { replace: true });
  }, [made, navigate]);
  const save = async () => {
    const partner = await create.mutateAsync({ body: { key: draft.key, ...fieldsOf(draft) } });
    say(words.created({ name: partner.name }));
    setMade(partner.id);
  };
  return (
    <Page title={words.newTitle} actions={<Link to="/partners">{words.back}</Link>}>
      <PartnerForm
        draft={draft}
        onChange={setDraft}
        onSave={save}
        isDirty={made === undefined && !isSame(draft, empty)}
        saveLabel={words.create}
      />
    </Page>
  );
}
