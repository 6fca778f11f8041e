import { useCallback } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { useChange } from '#app/features/admin/desk/parts/use-change.ts';
import { DESK } from '#content/desk.ts';
import type { DeskSubmission } from '#shared/desk-enquiries.ts';
import { visibleText } from '#shared/text/visible-text.ts';

import { focusList } from './list-focus.ts';

/** Moves an enquiry out of spam. */
export function useRecover(): (row: DeskSubmission) => void {
  const change = useChange();
  return useCallback(
    (row) =>
      void change(async () => {
        const pressed = document.activeElement;
        await askDesk('change_submission', {
          submission: row.id,
          expected_version: row.version,
          changes: { status: 'new' },
        });
        if (document.activeElement === pressed) focusList();
        const name = visibleText(`${row.first_name} ${row.last_name}`);
        return doneToast(DESK.common.notSpam, DESK.list.recovered(name));
      }),
    [change],
  );
}
