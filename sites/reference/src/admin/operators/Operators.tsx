import { operatorRoutes } from '@quotient/contract/admin';
import { useAdminQuery } from '../api.ts';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { Invitations } from './Invitations.tsx';
import { Invite } from './Invite.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { operatorsWords } from './words.ts';

/** `/admin/operators`: who may sign in, and who is invited to. */
export function Operators() {
  const words = useWords(operatorsWords);
  const { data, error, refetch } = useAdminQuery(operatorRoutes.listOperators, {});
  return (
    <Page title={words.title} intro={words.intro}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <OperatorTable operators={data.operators} />
          <Invitations invitations={data.invitations} />
          <Invite />
        </>
      )}
    </Page>
  );
}
