import type { DeskAppointment, DeskConsultant } from '#shared/desk/calendar.ts';

/** Props shared by all views of the appointments. */
export type ViewProps = {
  /** The appointments of each day, in the order of the days. */
  days: ReadonlyMap<string, readonly DeskAppointment[]>;
  today: string;
  zone: string;
  /** The consultants whose appointments are shown. */
  consultants: readonly DeskConsultant[];
  hrefOfDay: (day: string) => string;
};
