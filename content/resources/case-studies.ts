import { SENT_ON_REQUEST } from '../full-texts.ts';
import type { Page, PagePath } from '../pages.ts';
import type { ContactCall, Hero } from '../types.ts';

type IndustryName = Extract<Page, { group: 'industry' }>['label'];

type CaseStudy = {
  id: string;
  title: string;
  industry: IndustryName;
  challenge: string;
  solution: string;
  /** Changes that an observer could see afterwards; never figures. */
  results: string[];
  timeline: string;
};

type CaseStudiesPage = {
  path: PagePath;
  hero: Hero;
  list: {
    heading: string;
    lead: string;
    labels: { industry: string; challenge: string; solution: string; results: string; timeline: string };
    action: string;
    items: CaseStudy[];
  };
  call: { heading: string; text: string; action: ContactCall };
};

export const CASE_STUDIES = {
  path: '/resources/case-studies',
  hero: {
    eyebrow: 'Case studies',
    heading: 'What was wrong, what was done, what holds now',
    lead: 'Four engagements without names. Clients speak to us in confidence, so details that would identify anyone are left out, and results are given as things an observer could check.',
    image: 'hero-insights',
  },
  list: {
    heading: 'Four engagements',
    lead: `The outline of each is open. The full case, with the method and the mistakes, is ${SENT_ON_REQUEST}`,
    labels: {
      industry: 'Industry',
      challenge: 'Challenge',
      solution: 'Solution',
      results: 'Results',
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
        results: [
          'Every ward has completed a rehearsed night from its box',
          'Bed managers declare downtime themselves, without waiting for IT',
          'Paper orders are entered afterwards by a team that has practised it',
        ],
        timeline: 'Six months',
      },
      {
        id: 'one-body-of-evidence',
        title: 'One body of evidence for three supervisors',
        industry: 'Finance',
        challenge:
          'A banking group answered supervisors in three jurisdictions with three teams, three service maps and three testing calendars. The answers had begun to contradict each other.',
        solution:
          'A single map of important services, owned by the business and cross-read to each rulebook. Tests were merged wherever one exercise could satisfy more than one authority, and the executives accountable were questioned in private before a supervisor did it in earnest.',
        results: [
          'The three service maps are retired, and one is kept current',
          'The board approves impact tolerances and can explain them',
          'Self-assessments are written in the business, without outside help',
        ],
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
        results: [
          'Orders can be rerouted during a shift, on the site manager’s decision',
          'Controller spares and a tested configuration stand on site',
          'Customer service sees rerouted orders in its normal screens',
        ],
        timeline: 'Eight months, closed before the season began',
      },
      {
        id: 'services-back-in-agreed-order',
        title: 'Public services back in an order agreed beforehand',
        industry: 'Government',
        challenge:
          'After ransomware, a regional authority had every department asking to be restored first, no record of which system fed which, and statutory payments falling due.',
        solution:
          'Our response team set up a command rhythm with the authority’s own officers, drew the dependencies on paper, and agreed an order of restoration with councillors. Payments ran by a manual route while systems were rebuilt from clean media instead of being repaired.',
        results: [
          'Statutory payments were made throughout the outage',
          'The order of restoration is now standing policy, reviewed each year',
          'Officers ran the following exercise without outside command',
        ],
        timeline: 'Six weeks to stable services, five months to a rebuilt estate',
      },
    ],
  },
  call: {
    heading: 'Ask about a situation like yours',
    text: 'Tell us which of these is nearest to your own. We will say plainly what carried over to other clients and what did not.',
    action: {
      label: 'Schedule Consultation',
      interest: 'consulting',
      message: 'The case study nearest to our own situation, and what we are facing:',
    },
  },
} satisfies CaseStudiesPage;
