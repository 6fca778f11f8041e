import type { DeskAppointment, DeskConsultant } from '#shared/desk-calendar.ts';

/** What each view of the appointments shows. */
export type ViewProps = {
  /** The appointments of each day, in the order of the days. */
  days: ReadonlyMap<string, readonly DeskAppointment[]>;
  today: string;
  zone: string;
  /** Those whose appointments are shown. */
  consultants: readonly DeskConsultant[];
  hrefOfDay: (day: string) => string;
};
