import { FIRM } from '../firm.ts';

/*
 * The mails to those registered for a session, and what its calendar entries say.
 */

export const EVENT_MAIL = {
  salutation: (name: string) => `Dear ${name},`,
  /** Used when the name is not safe to repeat. */
  neutralSalutation: 'Hello,',
  facts: { session: 'Session', time: 'Time', duration: 'Duration', presenter: 'Presenter' },
  when: (day: string, time: string, elsewhere: string) => `${day}, ${time} (${elsewhere})`,
  minutes: (minutes: number) => `${minutes} minutes`,
  about: 'About the session',
  cannotCome: 'I cannot come',
  /** Followed by the URL. */
  cannotComeAt:
    'If you cannot come, tell us here, and somebody else can have the place (declining in your calendar does not tell us):',
  cannotComeWhy:
    'If you cannot come, please tell us: somebody else can then have the place. Declining in your calendar does not tell us.',
  leaveListAt: 'If you no longer want to wait for a place, tell us here:',
  leaveListWhy: 'If you no longer want to wait for a place, please tell us.',
  other: 'All our sessions',
  reason: (siteUrl: string) =>
    `You are receiving this message because this address was registered for a session on ${siteUrl}. If that was not you, please write to ${FIRM.email}, and we will delete the registration.`,
};

export const REGISTRATION_MAIL = {
  registered: {
    subject: (title: string) => `You have a place: ${title}`,
    title: 'You have a place',
    text: 'Your place is confirmed. The attached file adds the session to your calendar.',
  },
  movedUp: {
    subject: (title: string) => `You now have a place: ${title}`,
    title: 'A place has become free, and it is yours',
    text: 'You have moved up from the waiting list. The attached file adds the session to your calendar.',
  },
  waiting: {
    subject: (title: string) => `You are on the waiting list: ${title}`,
    title: 'You are on the waiting list',
    text: 'All places are taken at the moment. As soon as one becomes free, it goes to the next person on the list, whom we email at once. There is nothing more for you to do.',
  },
};

/** When the link to join comes; said to those with a place. */
export function joinLinkFollows(hoursLeft: number): string {
  if (hoursLeft <= 1) return 'The link to join follows in a separate email.';
  if (hoursLeft <= 24) return 'We will send you the link to join, usually an hour before the start.';
  return 'We will send you the link to join, usually a day before the start and again an hour before it.';
}

export const REGISTRATION_CANCELLATION_MAIL = {
  own: {
    subject: (title: string) => `You are no longer registered: ${title}`,
    title: 'You are no longer registered',
    text: 'Thank you for telling us. You will hear no more about this session.',
  },
  /** Cancelled, and registered again before this was sent. */
  replaced: {
    subject: (title: string) => `Only your calendar changes: ${title}`,
    title: 'Only your calendar changes',
    text: 'You cancelled a registration and then registered again. The attached file removes the entry of the first one from your calendar. The new registration stays as it is.',
  },
  event: {
    subject: (title: string) => `Cancelled: ${title}`,
    title: 'This session will not take place',
    text: 'We are sorry: we have had to cancel this session. The attached file removes it from your calendar.',
    waiting: 'We are sorry: we have had to cancel this session. The waiting list ends with it.',
    reason: 'Why',
  },
};

/** The session begins at another time, or lasts longer or shorter. */
export const EVENT_CHANGE_MAIL = {
  subject: (title: string) => `New time: ${title}`,
  title: 'This session has a new time',
  registered:
    'We have had to change when this session begins or ends. You keep your place, and the attached file updates the entry in your calendar.',
  waiting: 'We have had to change when this session begins or ends. You are still on the waiting list.',
};

export const EVENT_REMINDER_MAIL = {
  subject: (title: string, hours: number) => (hours === 1 ? `Starting soon: ${title}` : `Reminder: ${title}`),
  title: (hours: number) => (hours === 1 ? 'The session starts soon' : 'The session is almost here'),
  text: 'This is the link to join. It is for you alone: please do not pass it on.',
  join: 'Join the session',
  /** Followed by the URL. */
  joinAt: 'Join the session:',
  roomFollows: 'We will send you the link to join in another email before the start.',
};

export const EVENT_THANKS_MAIL = {
  subject: (title: string) => `The transcript is ready: ${title}`,
  title: 'The transcript of your session',
  text: 'The edited transcript of the session, with its slides, is now on our website. It is open to clients we have invited and to subscribers who have confirmed their address.',
  open: 'Read the transcript',
  /** Followed by the URL. */
  openAt: 'Read the transcript:',
};

/** The texts of calendar entries. */
export const EVENT_CALENDAR = {
  feed: `Sessions of ${FIRM.name}`,
  /** Where the room's address would stand: only the reminders hold it. */
  location: 'Online',
  room: 'We will email you the link to join before the start.',
  page: 'The session on our website:',
  register: 'Register here:',
  cannotCome: 'I cannot come:',
};
