import { CLIENTS, DANGER_FIRST, OTHERS } from '../response.ts';
import type { PagePath } from '../pages.ts';
import type { ContactCall, Hero, Point } from '../types.ts';

/** An arrangement that an organisation either has or lacks. */
type Statement = { id: string; text: string };

export type AssessmentArea = {
  id: string;
  name: string;
  text: string;
  /** Published standards and guidance that the statements are based on. */
  basis: string;
  statements: Statement[];
};

/** How many statements of how many are ticked. */
type Tally = { done: number; total: number };

type CrisisAssessmentPage = {
  path: PagePath;
  hero: Hero;
  /** The two buttons of the hero; `start` leads to the section with the id `checklists.id`. */
  start: { label: string; time: string };
  consult: ContactCall;
  /** The note stands after the numbers. */
  banner: { label: string; heading: string; text: string; note: string };
  method: { heading: string; lead: string; steps: Point[] };
  checklists: {
    id: string;
    heading: string;
    lead: string;
    privacy: string;
    withoutScript: string;
    basis: (text: string) => string;
    assess: (area: string) => string;
    count: (tally: Tally) => string;
    ticked: (total: number) => string;
    /** Read out after each tick. */
    announcement: (area: string, tally: Tally, all: Tally) => string;
    areas: AssessmentArea[];
  };
  count: { heading: string; lead: string; readings: Point[] };
  call: { heading: string; text: string; action: ContactCall };
};

const CONSULTATION: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'assessment',
  message: 'We would like to talk through your crisis readiness assessment with you.',
};

const OPEN_POINTS: ContactCall = {
  ...CONSULTATION,
  message: 'We have been through your checklists and would like to discuss the open points.',
};

export const CRISIS_ASSESSMENT = {
  path: '/resources/crisis-assessment',
  hero: {
    eyebrow: 'Crisis readiness assessment',
    heading: 'Where you stand, in under half an hour',
    lead: 'Twenty-eight questions in four areas, each answered by the statement that describes you today. You see where you stand, what to do first and who should own it, without giving us your name.',
    image: 'hero-crisis-assessment',
  },
  start: { label: 'Start Assessment (15 min)', time: 'Most people need 15 to 25 minutes.' },
  consult: CONSULTATION,
  banner: {
    label: 'Emergency hotline',
    heading: 'Is it happening now?',
    text: `${DANGER_FIRST} Then call us, and leave the checklists for later. We answer at any hour, with or without an agreement.`,
    note: `${CLIENTS} ${OTHERS}`,
  },
  method: {
    heading: 'How it works',
    lead: 'Fifteen to twenty-five minutes alone, or an hour with the executive team and more disagreement.',
    steps: [
      {
        name: 'Choose the statement you would sign',
        text: 'Four statements stand under each question, from least to most mature. If you would need to ask someone first, say that you do not know: it counts as a finding.',
      },
      {
        name: 'Count only what you could show',
        text: 'A document, a test record, a name on a rota. An intention is not evidence, and neither is a purchase.',
      },
      {
        name: 'Take the result to the next meeting',
        text: 'What keeps you from the next level, a score for each area, and the first five actions with an owner and dates, as a report to print. Your answers stay on your device.',
      },
    ],
  },
  checklists: {
    id: 'checklists',
    heading: 'Or on paper: four areas, seven statements each',
    lead: 'The short form of the assessment, for a first look or a meeting without screens. Tick what is true today, not what is planned.',
    privacy:
      'What you tick stays on this page. Nothing is stored or sent, and it is gone when you leave. The page can also be printed and filled in by hand.',
    withoutScript:
      'The assessment with its result needs JavaScript. Without it, these checklists cover the same subjects.',
    basis: (text) => `Drawn from: ${text}`,
    assess: (area) => `Assess ${area.toLowerCase()}`,
    count: ({ done, total }) => `${done} of ${total}`,
    ticked: (total) => `of ${total} ticked`,
    announcement: (area, tally, all) =>
      `${area}: ${tally.done} of ${tally.total}. In all: ${all.done} of ${all.total}.`,
    areas: [
      {
        id: 'cybersecurity-readiness',
        name: 'Cybersecurity readiness',
        text: 'Whether an intruder would be noticed, contained and removed, and whether you could rebuild.',
        basis: 'NIST Cybersecurity Framework 2.0, NIST SP 800-61',
        statements: [
          {
            id: 'cyber-mfa',
            text: 'Every remote login and every administrator login requires multi-factor authentication.',
          },
          {
            id: 'cyber-isolated-backup',
            text: 'Each critical system has a backup that someone holding our administrator rights could not delete.',
          },
          {
            id: 'cyber-timed-restore',
            text: 'Within the last twelve months we have restored a critical system from backup and recorded how long it took.',
          },
          {
            id: 'cyber-watch',
            text: 'Security alerts from critical systems are watched at night and at weekends by someone who can act on them.',
          },
          {
            id: 'cyber-authority',
            text: 'A written incident response plan names who may take systems offline, and that person can be reached at any hour.',
          },
          {
            id: 'cyber-outside-help',
            text: 'Forensic, legal and insurance contacts are agreed in advance, with their notification deadlines, on a list kept offline.',
          },
          {
            id: 'cyber-extortion',
            text: 'A written position on extortion says who decides, that nobody replies or pays alone, and that counsel checks sanctions first.',
          },
        ],
      },
      {
        id: 'operational-continuity',
        name: 'Operational continuity',
        text: 'Whether the services that matter would continue, or return in time, when something they depend on is gone.',
        basis: 'ISO 22301, BCI Good Practice Guidelines',
        statements: [
          {
            id: 'continuity-life-safety',
            text: 'One named role can account for all staff, visitors, contractors and travellers within the hour.',
          },
          {
            id: 'continuity-impact',
            text: 'A business impact analysis has been reviewed within the last twelve months or since the last major change.',
          },
          {
            id: 'continuity-proven',
            text: 'Tests have shown that the technology behind each critical service can be recovered within the outage that its owner accepts.',
          },
          {
            id: 'continuity-offline-plans',
            text: 'Continuity plans can be read and used when neither the network nor the building is available.',
          },
          {
            id: 'continuity-deputies',
            text: 'Every role that a recovery depends on has a named deputy who has performed it at least once.',
          },
          {
            id: 'continuity-suppliers',
            text: 'Critical suppliers have shown us their own continuity arrangements, and we have a way to work without each of them.',
          },
          {
            id: 'continuity-exercise',
            text: 'The executive team has exercised a severe disruption within the last year, and the resulting actions are closed.',
          },
        ],
      },
      {
        id: 'communication-systems',
        name: 'Communication systems',
        text: 'Whether you could reach the people who matter, say something true to them and be believed.',
        basis: 'ISO 22361, ISO 22301, BCI Good Practice Guidelines; GDPR, NIS2 and DORA on notification',
        statements: [
          {
            id: 'communication-call-out',
            text: 'The crisis team has a call-out method and a backup for it, both tested within the last six months.',
          },
          {
            id: 'communication-all-staff',
            text: 'We can reach all staff within an hour by a channel that does not depend on our own network.',
          },
          {
            id: 'communication-notification',
            text: 'One table names every legal notification, what starts its clock, who classifies and who files, with templates ready.',
          },
          {
            id: 'communication-holding',
            text: 'Holding statements for our most likely crises are drafted and approved.',
          },
          {
            id: 'communication-approval',
            text: 'One person may approve a public statement at any hour, and a deputy may do so in their absence.',
          },
          {
            id: 'communication-spokespersons',
            text: 'Our spokespersons have rehearsed hostile questions on camera within the last year.',
          },
          {
            id: 'communication-false-claims',
            text: 'We watch for false claims and impersonation of our executives, and staff know how to verify an unusual instruction.',
          },
        ],
      },
      {
        id: 'risk-monitoring',
        name: 'Risk monitoring',
        text: 'Whether you would see it coming, and whether seeing it would change a decision.',
        basis: 'ISO 22361, ISO 31000, NIST Cybersecurity Framework 2.0 (Govern)',
        statements: [
          {
            id: 'monitoring-owners',
            text: 'Each of our top risks has an executive owner and was reviewed within the last quarter.',
          },
          {
            id: 'monitoring-board',
            text: 'The board approves and oversees our crisis measures, its members are trained, and it has said when it must be called.',
          },
          {
            id: 'monitoring-indicators',
            text: 'Early-warning indicators have thresholds, and each threshold has an agreed action and a person who takes it.',
          },
          {
            id: 'monitoring-activation',
            text: 'Written criteria say what counts as a crisis, and named people may declare one at any hour.',
          },
          {
            id: 'monitoring-situation',
            text: 'A trained log keeper and a deputy use agreed forms for decisions and for the situation report.',
          },
          {
            id: 'monitoring-concentration',
            text: 'The risk register includes shared dependencies, such as a cloud region or a vendor that several suppliers use.',
          },
          {
            id: 'monitoring-ai',
            text: 'The AI systems in use are listed, each with an owner, a permitted purpose and a risk assessment.',
          },
        ],
      },
    ],
  },
  count: {
    heading: 'What the count means',
    lead: 'The number says how many arrangements you believe you have. It is not a score or a comparison with others, and one open statement can outweigh twenty ticks.',
    readings: [
      {
        name: 'Nearly everything is ticked',
        text: 'Ask for the evidence behind three statements chosen at random. If it arrives within the day, the count can be trusted.',
      },
      {
        name: 'One area stays mostly open',
        text: 'That area will set the limit in a crisis, whatever the others can do. Give it one owner and one date.',
      },
      {
        name: 'You were often unsure',
        text: 'Treat each doubt as a finding. What the executive team cannot say today, it will not find out in an emergency.',
      },
    ],
  },
  call: {
    heading: 'Go through the open points with us',
    text: 'Half an hour is usually enough to put the most pressing in order, and to see which your own people can close without help.',
    action: OPEN_POINTS,
  },
} satisfies CrisisAssessmentPage;
