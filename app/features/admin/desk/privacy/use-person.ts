import { useState } from 'react';
import { flushSync } from 'react-dom';

import { doneToast, personFailedToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk, isUnanswered, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { useReload } from '#app/features/admin/desk/desk-queries.ts';
import { faultToast, isUnsynced } from '#app/features/admin/desk/parts/draft/change-fault.ts';
import { datedName } from '#app/features/admin/desk/parts/table/save-export.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { PersonRecord } from '#shared/desk/person.ts';
import { visibleJson } from '#shared/text/visible-text.ts';

import { whatWasErased } from './held-data.ts';

type PersonState = {
  person: PersonRecord | undefined;
  isBusy: boolean;
  /** Resolves once the person is on the page, ready for the focus. */
  find: (email: string) => Promise<void>;
  /** Removes the person from the page. */
  clear: () => void;
  saveJson: (email: string) => Promise<void>;
  erase: (email: string) => Promise<void>;
};

/** The person searched for. Kept out of the URL, because the browser's history would store the email address. */
export function usePerson(): PersonState {
  const { toast } = useToast();
  const reload = useReload();
  const [person, setPerson] = useState<PersonRecord>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await work().catch((error: unknown) => toast(personFailedToast(messageOf(error))));
    setBusy(false);
  }

  return {
    person,
    isBusy,
    find: (email) =>
      attempt(async () => {
        setPerson(undefined);
        const found = await askDesk('find_person', { email });
        flushSync(() => setPerson(found));
      }),
    clear: () => setPerson(undefined),
    saveJson: (email) =>
      attempt(async () => {
        const record = await askDesk('export_person', { email });
        const json = new Blob([visibleJson(record, 2)], { type: 'application/json' });
        saveFile(datedName('person', 'json'), json);
      }),
    erase: (email) =>
      attempt(async () => {
        try {
          const erasure = await askDesk('erase_person', { email });
          toast(doneToast(DESK.privacy.erased, whatWasErased(erasure)));
        } catch (error) {
          toast(faultToast(error));
          if (!isUnsynced(error) && !isUnanswered(error)) return;
        }
        reload();
        // A failure of this search must not look like one of the erasure.
        await askDesk('find_person', { email }).then(setPerson, (error: unknown) => {
          setPerson(undefined);
          throw error;
        });
      }),
  };
}
