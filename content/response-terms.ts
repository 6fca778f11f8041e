/** The facts of incident response that only the incident page, the terms and the assistant state. */

export const PUBLIC_SERVICES = '112 in Europe, 999 in the United Kingdom, 911 in the United States';

/** What "response" means, in the words of the incident page and the assistant. */
export const RESPONSE = {
  answers:
    'One of our own responders, on shift and authorised to mobilise a team, takes the facts and brings in the duty lead. There is no menu.',
  is: 'We have responded only when the duty lead is on the line.',
  directs: 'The duty lead directs the response team; your executives decide.',
  from: 'Time runs from the moment your call to the hotline connects.',
  mayDo: 'At once: give protective instructions, open the log and mobilise the team.',
  mayNotDo:
    'We do nothing on your systems or in your name without the approval of someone you have named; their word by telephone is enough.',
  others: 'No time is promised.',
  extortion:
    'We advise on the options and on who may speak to the attacker. We neither pay nor hold money, and counsel checks sanctions before anything is promised.',
} as const;

type TierCells = readonly [essential: string, enhanced: string, premium: string];

/**
 * What an agreement holds beyond the specified times, by tier. Fictional, and named in `placeholders.ts`.
 */
export const AGREEMENT = {
  onSite: [
    'As agreed in the incident',
    'Our aim, within the times below',
    'Guaranteed within the times below',
  ],
  onSiteUk: ['As agreed in the incident', 'Under 24 hours', 'Under 12 hours'],
  onSiteUs: ['As agreed in the incident', 'Under 36 hours', 'Under 24 hours'],
  hours: ['10 hours', '30 hours', '80 hours'],
  unusedHours: [
    'Lapse at the end of the year',
    'Usable for exercises, then lapse',
    'Usable for exercises, then lapse',
  ],
  exercises: [
    'A test of the call-out',
    'A test of the call-out and a tabletop exercise',
    'Two tests of the call-out and two exercises',
  ],
  insurers: [
    'We work beside your insurer’s panel',
    'We ask your insurer to approve us beforehand',
    'We ask again at every renewal',
  ],
  counsel: [
    'Instructed through your counsel, on request',
    'Instructed through your counsel, on request',
    'Agreed with your counsel beforehand',
  ],
} as const satisfies Record<string, TierCells>;

/** What to do in the first hour, in the order in which it is needed. */
export const FIRST_HOUR = {
  steps: [
    {
      name: 'Is anybody in danger?',
      text: `Call the emergency services first: ${PUBLIC_SERVICES}. Account for your people before your systems. If money has gone, call your bank’s fraud line next.`,
    },
    {
      name: 'Change telephone and channel',
      text: 'Use a telephone outside your network, and a new group that you set up by voice. Assume that your mail and chat are being read.',
    },
    {
      name: 'Take affected machines off the network',
      text: 'Disconnect cable and wireless, together if you can, but leave them switched on. A machine that keeps people safe stays connected until those who run it agree.',
    },
    {
      name: 'Disconnect the backups',
      text: 'Stop their scheduled runs and deletions too. Then connect, open, restore and delete nothing until the way in is known.',
    },
    {
      name: 'Do not answer the attacker',
      text: 'No reply, no click, no payment. Photograph the message and keep it. If people are threatened or held, do as the police advise.',
    },
    {
      name: 'Insurer and counsel before vendors',
      text: 'Call the claims line of your policy and your counsel before you hire anybody: your policy may require it, and counsel says how the record is kept.',
    },
    {
      name: 'Note the times',
      text: 'What was seen, decided and done, by whom and when. Write down when you first knew: legal deadlines may run from then.',
    },
  ],
  tell: [
    'Your organisation’s name, and a number outside the affected network',
    'Whether anybody is in danger',
    'A decision-maker who can be reached all night',
    'What was seen first, by whom and when',
    'What has been done since, even by mistake',
    'Your next deadlines: payroll, market opening, surgery',
  ],
} as const;
