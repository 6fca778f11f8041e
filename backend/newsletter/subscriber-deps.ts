import type { FormPages } from '../../shared/forms/plain-forms.ts';
import type { Query } from '../database.ts';
import type { Log } from '../log.ts';

/** Dependencies of the pages behind the links in mails to subscribers. */
export type SubscriberDeps = {
  pages: FormPages;
  /** Only pages of these origins may send forms. */
  origins: ReadonlySet<string>;
  query: Query;
  persistChange: (email: string) => Promise<void>;
  persistDeletion: () => Promise<void>;
  /** Starts a reader's session in this browser after a confirmation; resolves to its cookies. */
  onConfirmed: (subscriptionId: string) => Promise<readonly string[]>;
  log: Log;
};
