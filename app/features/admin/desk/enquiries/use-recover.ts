import { useCallback } from 'react';

import { changeFailedToast, doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { useReload } from '#app/features/admin/desk/desk-queries.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk.ts';
import type { DeskSubmission } from '#shared/desk-enquiries.ts';
import { visibleText } from '#shared/text/visible-text.ts';

/** Moves an enquiry out of spam. */
export function useRecover(): (row: DeskSubmission) => void {
  const { toast } = useToast();
  const reload = useReload();
  return useCallback(
    (row) => {
      const name = visibleText(`${row.first_name} ${row.last_name}`);
      askDesk('change_submission', {
        submission: row.id,
        expected_version: row.version,
        changes: { status: 'new' },
      })
        .then(
          () => toast(doneToast(DESK.common.notSpam, DESK.list.recovered(name))),
          (error: unknown) => toast(changeFailedToast(messageOf(error))),
        )
        .finally(reload);
    },
    [toast, reload],
  );
}
