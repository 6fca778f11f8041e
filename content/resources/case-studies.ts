import { OPEN_TO_READERS } from '../full-texts.ts';
import type { Page, PagePath } from '../pages.ts';
import { SITUATION_REPORT } from '../services/engagements/situation-report.ts';
import type { SamplePage } from '../services/types.ts';
import type { ContactCall, Hero } from '../types.ts';

type IndustryName = Extract<Page, { group: 'industry' }>['label'];

type CaseStudy = {
  id: string;
  title: string;
  industry: IndustryName;
  challenge: string;
  solution: string;
  /** How it stood before, in rounded figures of the same kind as the results. */
  baseline: string;
  /** Changes that an observer could see or count afterwards, in rounded figures. */
  results: string[];
  wrong: string;
  timeline: string;
};

type CaseStudiesPage = {
  path: PagePath;
  hero: Hero;
  list: {
    heading: string;
    lead: string;
    /** Stands beside the industry of each case. */
    composite: string;
    labels: Record<
      'industry' | 'challenge' | 'baseline' | 'solution' | 'results' | 'wrong' | 'timeline',
      string
    >;
    action: string;
    items: CaseStudy[];
  };
  exhibit: { eyebrow: string; heading: string; lead: string; sample: SamplePage };
  call: { heading: string; text: string; action: ContactCall };
};

export const CASE_STUDIES = {
  path: '/resources/case-studies',
  hero: {
    eyebrow: 'Case studies',
    heading: 'Cases that include the mistakes',
    lead: 'Four cases, each put together from several engagements and with every figure rounded. Clients speak to us in confidence, so no case describes one client, and details that would identify anyone are left out.',
    image: 'hero-case-studies',
  },
  list: {
    heading: 'Four cases',
    lead: `The outline of each is open. The full case, with the method and the mistakes in detail, is ${OPEN_TO_READERS}`,
    composite: 'Composite of several engagements',
    labels: {
      industry: 'Industry',
      challenge: 'Challenge',
      baseline: 'Before',
      solution: 'Solution',
      results: 'Results',
      wrong: 'What went wrong',
      timeline: 'Timeline',
    },
    action: 'Read Full Case Study',
    items: [
      {
        id: 'hospital-group-on-paper',
        title: 'A hospital group that can run a night on paper',
        industry: 'Healthcare',
        challenge:
          'Several hospitals shared one electronic record. Downtime procedures existed, on an intranet that would be down as well, and most of the nurses had never worked without a screen.',
        solution:
          'Wards chose for themselves what a night shift needs and packed it into one sealed box per ward. Pharmacy, laboratory and transfer desk agreed paper forms with each other, and each site rehearsed on a live shift with the record still running behind it.',
        baseline:
          'Of some 30 wards none had all its paper forms. On the first rehearsed night about 4 in 10 orders reached the pharmacy.',
        results: [
          'Every ward has completed a rehearsed night from its box',
          'On the last of these nights about 9 in 10 paper orders reached the pharmacy',
          'Bed managers declare downtime themselves, without waiting for IT: in about 10 minutes; it used to take 50',
          'Paper orders are entered afterwards by a team that has practised it',
        ],
        wrong:
          'The first boxes held the forms that managers wanted, and had to be packed again by the nurses. One site broke off its rehearsal at two in the morning, because transfer requests went missing.',
        timeline: 'Six months',
      },
      {
        id: 'one-body-of-evidence',
        title: 'One body of evidence for three supervisors',
        industry: 'Finance',
        challenge:
          'A banking group answered supervisors in three jurisdictions with three teams, three service maps and three testing calendars. The answers had begun to contradict each other.',
        solution:
          'A single map of important services, owned by the business and cross-referenced to each rulebook. Tests were merged wherever one exercise could satisfy more than one authority, and the executives accountable were questioned in private before a supervisor did it in earnest.',
        baseline:
          'Of about 90 supervisory requests a year, 1 in 5 was answered differently by two teams. Some 40 tests were run, often of the same service.',
        results: [
          'The three service maps are retired, and a single map is kept current in their place',
          'Some 15 tests a year instead of 40, and about 1 contradictory answer in 50',
          'The board approves impact tolerances and can explain them',
          'Self-assessments are written in the business, without outside help',
        ],
        wrong:
          'The first single map tried to be complete and was out of date after two months; it was cut down to the services whose failure harms a customer. One authority declined the merged tests and is still answered with its own.',
        timeline: 'Nine months',
      },
      {
        id: 'peak-trading-second-way-out',
        title: 'A second way out of the warehouse before peak season',
        industry: 'Retail',
        challenge:
          'All online orders left through one building and one conveyor controller. The plan for its failure was a telephone call to the vendor, and the busiest weeks of the year were in sight.',
        solution:
          'Stores near large towns were prepared to ship orders, with a rule that decides which orders move first. The switch was rehearsed at night in rising stages, and the site manager was given authority to make it.',
        baseline:
          'About 20,000 orders on a peak day, all through the one controller. The vendor’s engineer would have taken some 14 hours to arrive.',
        results: [
          'Orders can be rerouted during a shift, on the site manager’s decision: about a third of a peak day’s orders, within 3 hours',
          'Controller spares and a tested configuration are kept on site',
          'Customer service sees rerouted orders on its normal screens',
        ],
        wrong:
          'The first switch sent about 400 orders to stores without packing material, and they left two days late. About a third of the stores came off the list again.',
        timeline: 'Eight months, closed before the season began',
      },
      {
        id: 'services-back-in-agreed-order',
        title: 'Public services back in an agreed order',
        industry: 'Government',
        challenge:
          'After ransomware, a regional authority had every department asking to be restored first, no record of which system fed which, and statutory payments falling due.',
        solution:
          'Our response team set up a command rhythm with the authority’s own officers, drew the dependencies on paper, and agreed an order of restoration with councillors. Payments ran by a manual route while systems were rebuilt from clean media instead of being repaired.',
        baseline:
          'About 140 systems down, 11 departments each asking to be first, and some 18,000 payments due within a month.',
        results: [
          'Statutory payments were made throughout the outage, the latest about two days after its date',
          'The first 12 systems were back within a week, in the agreed order',
          'The order of restoration is now standing policy, reviewed each year',
          'Officers ran the next exercise without outside command',
        ],
        wrong:
          'Two people kept two logs on the first day, which had to be merged by hand. Two systems were brought back ahead of the order, at the request of one department, and came down again: about four days lost.',
        timeline: 'Six weeks to stable services, five months to a rebuilt estate',
      },
    ],
  },
  exhibit: {
    eyebrow: 'Sample of a situation report',
    heading: 'What the executives read during the night',
    lead: 'During an incident our responders issue a situation report at fixed times: what is known, what is not, and what has to be decided next.',
    sample: SITUATION_REPORT,
  },
  call: {
    heading: 'Ask about a situation like yours',
    text: 'Tell us which of these is nearest to your own. We will say plainly what would help in your case and what would not.',
    action: {
      label: 'Schedule Consultation',
      interest: 'consulting',
      message: 'The case study nearest to our own situation, and what we are facing:',
    },
  },
} satisfies CaseStudiesPage;
