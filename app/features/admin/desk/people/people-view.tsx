import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { FailureNote, LoadingLine } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/plain-table.tsx';
import type { Loaded } from '#app/features/admin/desk/parts/use-load.ts';
import type { DeskAdmin } from '#shared/desk-answers.ts';

type PeopleViewProps = { admins: Loaded<DeskAdmin[]>; userId: string };

/** The admins, read-only: only the operator can grant and revoke the right. */
export function PeopleView({ admins, userId }: PeopleViewProps) {
  const { value, failure, isLoading, reload } = admins;
  return (
    <div className="mt-4 max-w-text">
      {failure && !isLoading && (
        <FailureNote title="The admins could not be loaded." message={failure.message} onRetry={reload} />
      )}
      {!failure && !value && <LoadingLine label="Loading the admins" />}
      {value && (
        <PlainTable
          caption="Admins have full access to the desk"
          columns={['Email', 'Admin since']}
          rows={value.map(({ id, email, since }) => ({
            key: id,
            cells: [id === userId ? `${email} (you)` : email, localTime(since)],
          }))}
        />
      )}
      <p className="mt-4 text-small text-secondary">
        The operator grants and revokes access with <code>npm run admin -- grant EMAIL</code> and{' '}
        <code>npm run admin -- revoke EMAIL</code>.
      </p>
    </div>
  );
}
