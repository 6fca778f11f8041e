import type { IsoDate } from '../insights.ts';

export type DataChange = { date: IsoDate; title: string; text: string };

/** Every change to the data behind the deadlines, newest first. The first entry is the day of the current edition. */
export const DATA_CHANGES: readonly [DataChange, ...DataChange[]] = [
  {
    date: '2026-11-23',
    title: 'First edition',
    text: 'All laws as of 22 November 2026. CIRCIA, the Cyber Security and Resilience Bill and the FCA rules of March 2027 are named without a deadline, because none of them is in force.',
  },
];

export const CHANGES_PAGE = {
  heading: 'Changes to the deadlines',
  lead: 'What was corrected, added or taken out, and when. The page of each law tells when it was last checked and how sure we are. Report an error from there, from any result of the tool, or with the contact form.',
  back: 'Work out your deadlines',
  feed: 'Feed of the changes (RSS)',
} as const;
