import { formatDay } from '../../../shared/text/format-day.ts';
import { DATA_CHANGES } from '../../deadlines/changes.ts';
import type { AnswerEntry } from '../types.ts';

const TOOL = '/resources/notification-deadlines';
const CHANGE =
  DATA_CHANGES.find(({ title }) => title === 'Starts, recipients and shorter limits') ?? DATA_CHANGES[0];
const STARTS_CHANGE =
  DATA_CHANGES.find(({ title }) => title === 'Starting moments and sources') ?? DATA_CHANGES[0];

/** Answers on how the notification deadlines tool is used, what it keeps and what it gives. */
export const NOTIFICATION_DEADLINES_TOOL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.use',
    lead: 'You answer six questions, in about three minutes and without an account. The tool then shows which of the laws that it knows may ask you to report, to whom and by when, and what each notice contains.',
    place: `${TOOL}#deadlines`,
    basis: 'Answer six questions and see which of the laws listed below may ask you to report an incident',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.not-covered',
    lead: 'The deadline tool does not cover 28 US states, which all have a breach law, nor countries that are not listed, nor your contracts. Check those as well: customers, insurer, card acquirer, lenders.',
    place: `${TOOL}#method`,
    basis: 'Check those as well: customers, insurer, card acquirer, lenders.',
    follow: { start: 'notification-deadlines.use', how: 'notification-deadlines.use' },
  },
  {
    id: 'notification-deadlines.stored',
    lead: 'Your answers in the deadline tool stay on your device. Nothing is sent, so that we learn nothing of your incident. You can delete them in the tool.',
    place: `${TOOL}#deadlines`,
    basis: 'Your answers stay on this device.',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.offline',
    lead: 'Once it is open, the deadline tool works without a network: nothing is sent.',
    place: `${TOOL}#deadlines`,
    basis: 'the tool works without a network once it is open',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.export',
    lead: 'From its result the deadline tool saves the deadlines to a calendar, gives a table (CSV), prints, and copies a link or a text for the incident log. Each notice has a draft to copy.',
    support: 'The link holds your answers and no names, and is stored nowhere: whoever has it sees them.',
    place: `${TOOL}#deadlines`,
    basis: 'to whom and by when, and what each notice contains',
    follow: {
      duration: 'notification-deadlines.use',
      start: 'notification-deadlines.use',
      how: 'notification-deadlines.use',
    },
  },
  {
    id: 'notification-deadlines.not-advice',
    lead: 'The deadlines are general information, not legal advice. Each law’s page says how new its sources are and what its limits rest on; take the result to counsel.',
    place: `${TOOL}/gdpr`,
    basis: 'General information, not legal advice.',
  },
  {
    id: 'notification-deadlines.changes-corrections',
    lead: `On ${formatDay(CHANGE.date)} the starts of the clock of the FCA and PRA principles, Regulation S-P and the credit union rule were restated, and DORA’s two clocks and weekend rule and the shorter limits for medical devices were added.`,
    support:
      'Also added: reports of attempts under NERC CIP-008-6, the notice of a service provider to its bank customers, and the media under the FTC Health Breach Notification Rule.',
    place: `${TOOL}/changes`,
    basis: 'is now stated as the rules themselves put it',
  },
  {
    id: 'notification-deadlines.changes-newest',
    lead: `The change of ${formatDay(STARTS_CHANGE.date)}: pages that counted from the first sign name the moment as the law does, every page says how new its sources are, and the highest fines are stated in full. No deadline moved.`,
    support:
      'It is discovery under HIPAA, the Safeguards Rule, DFARS and the rule for health apps, in California, New York and Switzerland, and for MAS; detection under the ePrivacy rules; noticing for CERT-In; suspicion in Australia.',
    place: `${TOOL}/changes`,
    basis: 'No deadline moved.',
  },
  {
    id: 'notification-deadlines.changes-recipients',
    lead: `Added on ${formatDay(DATA_CHANGES[0].date)}: notices to recipients of a service under NIS2 and to users under the Cyber Resilience Act, and the thresholds of several laws. Corrected: who gets a GDPR notice, and from when PIPEDA counts.`,
    support:
      'On the same day the pages that counted from the first sign were changed to name the moment as the law does. The page of changes has the whole list.',
    place: `${TOOL}/changes`,
    basis: 'Corrected: the authority that gets a GDPR notice',
  },
  {
    id: 'notification-deadlines.rest-on',
    lead: 'Each law’s page says what its limits rest on: the wording of the law or of its regulator, seen in a copy or a verbatim quotation and not checked on the official page, or two secondary sources that agree.',
    support: 'The page of each law links to its source. General information, not legal advice.',
    place: `${TOOL}/changes`,
    basis: 'what its limits rest on',
  },
  {
    id: 'notification-deadlines.tool-files-nothing',
    lead: 'The deadline tool sends nothing, neither to us nor to an authority: you send the notices yourself. It shows who must be told, by when, and what each notice must contain.',
    place: `${TOOL}#deadlines`,
    basis: 'No account, nothing sent',
  },
  {
    id: 'notification-deadlines.shortest',
    lead: 'The shortest limit in hours on our pages is 1 hour: the first notice to MAS in Singapore, and a reportable incident under the NERC rules in the United States. The FCA and PRA principles name no hours but want notice immediately.',
    place: `${TOOL}/sg-mas`,
    basis: 'without delay, at most 1 hour',
  },
  {
    id: 'notification-deadlines.missed',
    lead: 'Each law has one page here, which names its penalty, or none.',
    support:
      'The tool shows which laws may ask you to report, to whom and by when. Take a missed limit to counsel at once: this is general information, not legal advice.',
    place: '/resources/notification-deadlines#regimes',
    basis: 'Each law on one page',
  },
  {
    id: 'notification-deadlines.highest-fine',
    lead: 'The only penalty that our pages call unlimited is that of the FCA and PRA principles in the United Kingdom. The page of each other law names its own penalty, or none.',
    support:
      'A percentage of turnover can be the larger sum for a large firm, so ask counsel what may follow in your case.',
    place: `${TOOL}/uk-fs-now`,
    basis: 'Unlimited.',
  },
  {
    id: 'notification-deadlines.eu-nis2-and-gdpr',
    lead: 'NIS2 and the GDPR can both apply to one incident: NIS2 once it is significant at a body in its sectors, with a first warning within 24 hours, the GDPR once personal data was breached, within 72 hours. The notices go to different authorities.',
    support:
      'NIS2: the national CSIRT or authority. GDPR: the competent data protection authority, unless a risk to people is unlikely. Financial entities follow DORA instead of NIS2.',
    place: `${TOOL}/nis2`,
    basis: 'once an incident is significant',
  },
];
