import { WEBINARS, type UpcomingWebinar } from '#content/resources/webinars.ts';

/** A session as the list of the webinars page shows it. */
export type UpcomingSession = Omit<UpcomingWebinar, 'status' | 'presenter'> & {
  presenter: string;
  /** Full tens of the registrations made before today. */
  registered?: number;
  /** True while somebody who registers joins the waiting list. */
  isFull?: boolean;
};

/** The sessions of the build that are not over on this day. */
export function builtSessions(today?: string): UpcomingSession[] {
  const { items } = WEBINARS.upcoming;
  return today === undefined ? items : items.filter(({ date }) => date >= today);
}
