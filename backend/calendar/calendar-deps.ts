import type { AttemptLimit } from '../../shared/limits.ts';
import type { Query } from '../database.ts';
import type { TakeAttempt } from '../http/with-attempt.ts';

import type { CalendarCache } from './calendar-cache.ts';

/** Dependencies of the booking of appointments, supplied by the Node server or an edge function. */
export type CalendarDeps = {
  query: Query;
  now: () => number;
  calendarCache: CalendarCache;
  /** Keyed hash of the visitor's address and the limit of its bookings; `null` where all visitors may have one address. */
  address: { counter: string; limit: AttemptLimit } | null;
  /** Keyed hash of the visitor's network; `null` when it is unknown, since all visitors would then share its limits. */
  network: string | null;
  takeHold: TakeAttempt;
  takeBooking: TakeAttempt;
  /** Makes a stored row durable. */
  persist: (table: 'contact_submissions' | 'appointments', row: Record<string, unknown>) => Promise<void>;
  /** Called when the outbox may have new messages. */
  onMessages: () => void;
};
