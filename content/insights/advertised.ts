import { INSIGHTS, RECENT_INSIGHTS } from '../insights.ts';
import { CASE_STUDIES } from '../resources/case-studies.ts';
import { LIBRARY } from '../resources/library.ts';
import { WEBINARS } from '../resources/webinars.ts';
import { WHITE_PAPERS } from '../resources/white-papers.ts';

/** Titles of the pieces that the listings advertise, by id, in the order of the listings. */
export const ADVERTISED_TITLES: ReadonlyMap<string, string> = new Map(
  [
    INSIGHTS,
    RECENT_INSIGHTS,
    WHITE_PAPERS.list.items,
    CASE_STUDIES.list.items,
    WEBINARS.recorded.items,
    LIBRARY.list.items,
  ].flatMap((items) => items.map(({ id, title }) => [id, title])),
);
