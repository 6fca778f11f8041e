import type { ContactCall, SectionPage } from '../types.ts';

import { INSIGHTS_ENABLEMENT_ENGAGEMENT } from './engagements/insights-enablement.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'insights',
  message: 'In a line, a decision ahead of our executive committee:',
};

export const INSIGHTS_ENABLEMENT = {
  path: '/services/insights-enablement',
  hero: {
    eyebrow: 'Insights enablement',
    heading: 'Know in time to act on it',
    lead: 'We build the intelligence, the measures and the working platform with which an executive team notices a change, agrees what it means and moves while there is still a choice.',
    image: 'service-insights-enablement',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'prose',
      id: 'approach',
      tone: 'paper',
      eyebrow: 'The problem',
      heading: 'Reporting has outgrown deciding',
      paragraphs: [
        'A large organisation can count almost anything, and its leaders still disagree about the state of the business. Sales and finance quote different totals for the same month. The dashboard is opened when someone wants a picture of it. The forecast arrives after the budget has been fixed by other means.',
        'We work backwards from the diary. Which choices will the executive committee face this year, on which dates, and what would it have to know to make them well? Only that is collected, from sources whose faults are stated, and it reaches the right desk early enough to change someone’s mind. Much of the old reporting can then be switched off and its authors freed for analysis.',
      ],
      aside: [
        { name: 'Begins with', text: 'Your calendar of decisions' },
        { name: 'Runs on', text: 'Your existing data platform, if it is good enough' },
        { name: 'First use', text: 'One committee, one question' },
        { name: 'Yours', text: 'The data throughout, the build once paid for' },
      ],
    },
    {
      kind: 'offers',
      layout: 'columns',
      id: 'solutions',
      tone: 'paper-2',
      eyebrow: 'What we build',
      heading: 'Built for the committee that decides',
      items: [
        {
          name: 'Market intelligence',
          text: 'A standing watch on competitors, customers, regulators and supply, aimed at the assumptions on which your strategy rests.',
          points: [
            'Signals graded by source and confidence',
            'A short weekly note of what has changed',
            'Interviews and field checks to test what the screens show',
          ],
        },
        {
          name: 'Performance analytics',
          text: 'One account of how the business is doing, from the group ledger down to the single shift.',
          points: [
            'Definitions shared by finance and operations',
            'Causes shown apart from results',
            'Forecasts scored against events',
          ],
        },
        {
          name: 'Decision support',
          text: 'Preparation for a particular choice: the options, the ranges, the consequences and the best argument against.',
          points: [
            'Models that a director can take apart',
            'A premortem before each large commitment',
            'A log of decisions and their grounds',
          ],
        },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      id: 'platform',
      tone: 'deep',
      eyebrow: 'The platform',
      heading: 'Where people meet the evidence',
      lead: 'Its parts share one set of definitions and one set of access rights.',
      items: [
        {
          name: 'Self-service analytics',
          text: 'Managers answer ordinary questions for themselves, from governed data with plain names, and see whom to call when a number looks odd.',
        },
        {
          name: 'Executive dashboards',
          text: 'One screen for each committee, limited to measures on which it can act, with the threshold and the agreed response beside them.',
        },
        {
          name: 'Collaboration tools',
          text: 'Comments, assumptions and conclusions are kept next to the figures they concern, so that the next discussion starts where the last one stopped.',
        },
        {
          name: 'AI-powered insights',
          text: 'Models look for breaks in a pattern, draft a first explanation and cite their data. An analyst confirms or rejects it before it goes any further.',
        },
      ],
    },
    {
      kind: 'process',
      id: 'stages',
      tone: 'paper',
      eyebrow: 'The route, in five steps',
      heading: 'From a list of decisions to a platform you own',
      steps: [
        {
          name: 'Discover',
          text: 'List the coming year’s decisions and the evidence each relies on today. Duplicates and gaps show themselves quickly.',
        },
        {
          name: 'Design',
          text: 'Agree measures, definitions, access and the form in which each committee prefers to read.',
        },
        {
          name: 'Develop',
          text: 'Connect sources and build models and screens in short rounds, with a future user correcting every draft.',
        },
        {
          name: 'Deploy',
          text: 'Bring it into one meeting. The former report runs alongside until it is no longer used.',
        },
        {
          name: 'Drive',
          text: 'Train analysts, retire measures that are not used and hand the platform to its permanent owner.',
        },
      ],
    },
    INSIGHTS_ENABLEMENT_ENGAGEMENT,
    {
      kind: 'questions',
      id: 'questions',
      tone: 'paper',
      heading: 'What CFOs and CIOs ask',
      items: [
        {
          question: 'Our data is poor. Must it be repaired first?',
          answer:
            'Only the part on which a decision depends. We state the error in each source, use it with that in view, and spend money on repair where the error could reverse the answer.',
        },
        {
          question: 'Will you sell us software?',
          answer:
            'No. We have no product and take no commission. If your present tools are adequate, we use them. If something is missing, we write the requirement and your procurement buys it.',
        },
        {
          question: 'Who can see sensitive figures?',
          answer:
            'Those whom you authorise, role by role. We build in your environment from the first week, with accounts that you issue and can close. Unpublished results are handled under your rules on inside information.',
        },
        {
          question: 'Which of our people do you need?',
          answer:
            'A committee chair who intends to use it, an analyst from each function concerned, an engineer who can grant access to data, and somebody from finance with the last word on definitions.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'deep',
      image: 'hero-notification-deadlines',
      heading: 'Start from your next decision',
      text: 'Which decision does your executive committee face next? We look with you at where better evidence could change the outcome, and where you may already know enough.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
