import type { AnswerEntry } from '../types.ts';

export const PIECES_RESILIENCE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.recovery.example',

    lead: 'The whole recovery in the worked example takes 13.25 hours: notice 0.75, decide 1.5, gather 0.75, prepare 2, restore 3, reconcile 2.5, release 2.75.',
    support:
      'Of the seven stages only restoring is tested, which is less than a quarter of the clock. The readings are assumptions.',
    place: '/insights/recovery-times-promised-and-proven#exhibit-seven-stages',
    basis: 'the sum is 13.25 hours',
    follow: { duration: 'pieces.recovery.length', who: 'pieces.recovery.length' },
  },
  {
    id: 'pieces.recovery.test-passed',

    lead: 'No test of one stage tells it: in the worked example a restore that passes its test in three hours belongs to a recovery of more than thirteen.',
    place: '/insights/recovery-times-promised-and-proven#findings-heading',
    basis: 'a restore that passes its test in three hours belongs to a recovery of more than thirteen',
    follow: { duration: 'pieces.recovery.length', who: 'pieces.recovery.length' },
  },
  {
    id: 'pieces.recovery.proven',

    lead: 'A recovery time is proven only if every stage has been measured, and an unmeasured stage makes the whole figure an estimate.',
    place: '/insights/recovery-times-promised-and-proven#findings-heading',
    basis: 'A recovery time is proven only if every stage has been measured',
    follow: { duration: 'pieces.recovery.length', who: 'pieces.recovery.length' },
  },
  {
    id: 'pieces.recovery.accounts',

    lead: 'In only one of the seven public accounts was copying data back the main delay; the others waited for a clean place, a usable copy, a restart or a procedure.',
    place: '/insights/recovery-times-promised-and-proven#findings-heading',
    basis: 'In only one of the seven public accounts was copying data back the main delay',
    follow: { duration: 'pieces.recovery.length', who: 'pieces.recovery.length' },
  },
  {
    id: 'pieces.recovery.length',

    lead: 'The report on recovery times is a 9 min read: 1,969 words, 2 exhibits and 10 notes with their sources, also as a PDF, by the Risk Advisory Practice, of 6 November 2026.',
    support:
      'Its parts: two numbers under one name; what we read, and how; the clock has seven stages; a worked example; the queue that no single test shows; when a time is proven; testing without stopping the business; limits of the method; on Monday.',
    place: '/insights/recovery-times-promised-and-proven#piece',
    basis: '1,969 words, 2 exhibits and 10 notes',
    follow: { duration: 'pieces.recovery.length', who: 'pieces.recovery.length' },
  },
  {
    id: 'pieces.tolerances.example',

    lead: 'The limit in the example is 23 hours. Only one dependency was proven to take longer: restoring the payroll database from backup, 31 hours.',
    support: 'The payroll bureau is fictional.',
    place: '/insights/impact-tolerances-without-the-paperwork#exhibit-proven-against-limit',
    basis: 'Only one dependency was proven to take longer than the limit of 23 hours',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.tolerances.others',

    lead: 'Sending the file through the bank’s portal by hand takes 9 hours, reaching the second approver out of hours 5, and moving the payroll team to work from home 2: all within the limit of 23 hours.',
    place: '/insights/impact-tolerances-without-the-paperwork#exhibit-proven-against-limit',
    basis: 'Send the file through the bank’s portal by hand',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.tolerances.workshop',

    lead: 'A limit for disruption can be set in one three-hour workshop per service, if the business owner is in the chair and the right four pages are on the table.',
    support:
      'The session goes through that workshop minute by minute and writes the tolerance in five lines.',
    place: '/insights/impact-tolerances-without-the-paperwork#impact-tolerances-without-the-paperwork-title',
    basis: 'one three-hour workshop per service',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.tolerances.owner',

    lead: 'The limit belongs to the person who answers to the customer; when technology proposes it, the limit becomes the recovery time that already exists.',
    place: '/insights/impact-tolerances-without-the-paperwork#findings-heading',
    basis: 'The limit belongs to the person who answers to the customer',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.tolerances.repair',

    lead: 'A tolerance is a judgement about harm that can no longer be repaired, so the workshop has to find the hour at which repair stops working.',
    place: '/insights/impact-tolerances-without-the-paperwork#findings-heading',
    basis: 'the hour at which repair stops working',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.tolerances.test-first',

    lead: 'Test first the dependency whose proven time is longest against the limit, or unknown, and record the result as a time on a clock.',
    place: '/insights/impact-tolerances-without-the-paperwork#findings-heading',
    basis: 'Test first the dependency whose proven time is longest against the limit',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.tolerances.length',

    lead: 'The session on tolerances is an 8 min read: 1,859 words, 2 exhibits and 4 notes, also as a PDF, by the Risk Advisory Practice, of 18 June 2026. It is an edited transcript with slides; no recording is published.',
    support:
      'Its parts: what the rules ask for, in one minute; slides on who sits where, the three hours, a worked example, five lines and what to test first; questions; where this does not work; on Monday.',
    place: '/insights/impact-tolerances-without-the-paperwork#piece',
    basis: 'Edited transcript with slides; no recording is published.',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.services.harm',

    lead: 'At the end of day 3 without home delivery 560 patients are without medicine, after 20 on day 1 and 140 on day 2. Without shop collection it is 6, 12 and 18, and without the website 0 throughout.',
    support:
      'It is arithmetic for an invented pharmacy group: patients without medicine at the end of each day, if one service stops.',
    place: '/insights/services-before-systems#exhibit-harm-by-day',
    basis: 'Patients without medicine at the end of each day, if one service stops',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
  {
    id: 'pieces.services.third-day',

    lead: 'The third day of an outage can be twenty times worse than the first, and the curve of harm differs from the curve of lost revenue.',
    place: '/insights/services-before-systems#services-before-systems-title',
    basis: 'why the third day of an outage can be twenty times worse than the first',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
  {
    id: 'pieces.services.outage-hours',

    lead: 'Hours of outage are a poor measure of harm, because the same stop can injure some customers at once, others on the third day and most of them never.',
    place: '/insights/services-before-systems#findings-heading',
    basis: 'Hours of outage are a poor measure of harm',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
  {
    id: 'pieces.services.weeks',

    lead: 'In a public case with weekly figures, one kind of harm was at its peak in the first week and another only in the fourth.',
    place: '/insights/services-before-systems#findings-heading',
    basis: 'one kind of harm was at its peak in the first week and another only in the fourth',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
  {
    id: 'pieces.services.spend',

    lead: 'Comparing measures by harm avoided for each pound often puts a manual procedure and an agreement with a competitor ahead of faster technology.',
    support: 'The paper compares a second data centre with a printed list.',
    place: '/insights/services-before-systems#findings-heading',
    basis: 'Comparing measures by harm avoided for each pound',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
  {
    id: 'pieces.services.length',

    lead: '“Services before systems” is an 11 min read: 2,502 words, 4 exhibits and 10 notes with their sources, also as a PDF, by the Risk Advisory Practice, of 4 June 2026.',
    support:
      'Its parts: what the public record shows; step one, name the service; step two, draw the harm against time; step three, work back along the chain; step four, spend where the harm is; what changes afterwards; mistakes that we see often; on Monday; where this does not apply.',
    place: '/insights/services-before-systems#piece',
    basis: '2,502 words, 4 exhibits and 10 notes',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
  {
    id: 'pieces.services.invented',

    lead: 'The pharmacy group in the example is invented; the patients per day are arithmetic from a table and its assumptions.',
    place: '/insights/services-before-systems#exhibit-harm-by-day',
    basis: 'an invented pharmacy group',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
  {
    id: 'pieces.tolerances.fictional',

    lead: 'The payroll bureau of the session is fictional; its hours are an illustration.',
    place: '/insights/impact-tolerances-without-the-paperwork#exhibit-proven-against-limit',
    basis: 'the fictional payroll bureau of this session',
    follow: { duration: 'pieces.tolerances.length', who: 'pieces.tolerances.length' },
  },
  {
    id: 'pieces.services.begin',

    lead: 'Recovery plans tend to follow the architecture diagram. The paper begins at the other end, with the harm a customer would suffer day by day, and works back to people, suppliers, information and systems.',
    support:
      'Its four steps: name the service as the customer would, draw the harm against time, work back along the chain, spend where the harm is.',
    place: '/insights/services-before-systems#services-before-systems-title',
    basis: 'This paper begins at the other end, with the harm a customer would suffer day by day',
    follow: { duration: 'pieces.services.length', who: 'pieces.services.length' },
  },
];
