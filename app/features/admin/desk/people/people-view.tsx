import { useQuery } from '@tanstack/react-query';

import { adminsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';

import { OwnPassword } from './own-password.tsx';
import { SecondFactor } from './second-factor.tsx';

const { common, people: texts } = DESK;

/** The admins, read-only: only the operator can grant and revoke the right. */
export function PeopleView({ userId }: { userId: string }) {
  const query = useQuery(adminsQuery);
  return (
    <div className="mt-4 max-w-text">
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {query.data && (
        <PlainTable
          caption={texts.caption}
          columns={[common.email, texts.since]}
          rows={query.data.map(({ id, email, since }) => ({
            key: id,
            cells: [id === userId ? texts.you(email) : email, localTime(since)],
          }))}
        />
      )}
      <p className="mt-4 text-small text-secondary">{texts.operator}</p>
      <OwnPassword email={query.data?.find(({ id }) => id === userId)?.email ?? ''} />
      <SecondFactor />
    </div>
  );
}
