import { useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import { visibleText } from '#shared/text/visible-text.ts';

import { focusList } from './list-focus.ts';

type Recover = {
  /** From the press until the new row is on screen or the change has failed. */
  isBusy: boolean;
  recover: () => Promise<void>;
};

/** Moves an enquiry out of spam. */
export function useRecover(row: DeskEnquiry): Recover {
  const change = useChange();
  const [pressedVersion, setPressedVersion] = useState<number>();
  const isBusy = pressedVersion === row.version;

  async function recover(): Promise<void> {
    if (isBusy) return;
    setPressedVersion(row.version);
    let isMade = false;
    const pressed = document.activeElement;
    await change(
      async () => {
        await askDesk('change_submission', {
          submission: row.id,
          expected_version: row.version,
          changes: { status: 'new' },
        });
        const name = visibleText(`${row.first_name} ${row.last_name}`);
        return doneToast(DESK.common.notSpam, DESK.list.recovered(name));
      },
      () => {
        isMade = true;
        if (document.activeElement === pressed) focusList();
      },
    );
    if (!isMade) setPressedVersion(undefined);
  }

  return { isBusy, recover };
}
