import { useCallback } from 'react';

import { changeFailedToast, doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import type { DeskSubmission } from '#shared/desk-answers.ts';
import { visibleText } from '#shared/visible-text.ts';

export function useRecover(onChanged: () => void): (row: DeskSubmission) => void {
  const { toast } = useToast();
  return useCallback(
    (row) => {
      askDesk('change_submission', {
        submission: row.id,
        expected_version: row.version,
        changes: { status: 'new' },
      })
        .then(
          () =>
            toast(
              doneToast(
                'Not spam',
                `The enquiry from ${visibleText(`${row.first_name} ${row.last_name}`)} is now marked as new.`,
              ),
            ),
          (error: unknown) => toast(changeFailedToast(messageOf(error))),
        )
        .finally(onChanged);
    },
    [toast, onChanged],
  );
}
