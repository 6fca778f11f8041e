import type { AnswerKind } from '../../shared/assistant-trial.ts';
import type { MessageKind } from '../../shared/message-kinds.ts';
import type { AppointmentState } from '../../shared/calendar/calendar.ts';
import type { DeskIntake } from '../../shared/desk/results.ts';
import type { DeskLogEntry } from '../../shared/desk/enquiries.ts';
import type { Erasure } from '../../shared/desk/person.ts';
import type { SubmissionStatus } from '../../shared/desk/calls.ts';

/* What staff read in the desk, by its parts. It loads with the desk, for admins only. */

/** `1 note`, `3 notes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}

const STATUSES: Record<SubmissionStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  spam: 'Spam',
  archived: 'Archived',
};

const APPOINTMENT_STATES: Record<AppointmentState, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  held: 'Took place',
  missed: 'Missed',
};

const SPAM_REASONS: Record<string, string> = {
  links: 'Links',
  repeated_text: 'Repeated text',
  throwaway_domain: 'Disposable address',
  speed: 'Sent too fast',
  script_mix: 'Mixed alphabets',
  ceiling: 'Above the hourly ceiling',
  mailbox: 'Many registrations in a day',
};

const INTAKE_TABLES: Record<DeskIntake[number]['table_name'], string> = {
  contact_submissions: 'enquiries',
  newsletter_subscriptions: 'newsletter subscriptions',
  event_registrations: 'registrations for events',
};

const RETENTION_TABLES: Record<string, string> = {
  contact_submissions: 'Enquiries',
  newsletter_subscriptions: 'Newsletter subscriptions',
  outbox_messages: 'Outbox messages',
  submission_notes: 'Notes',
};

const ACTIONS: Record<DeskLogEntry['action'], string> = {
  status_changed: 'Status changed',
  owner_changed: 'Owner changed',
  submission_corrected: 'Corrected',
  submission_deleted: 'Enquiry deleted',
  note_added: 'Note added',
  note_deleted: 'Note deleted',
  message_resent: 'Message resent',
  submissions_exported: 'Enquiries exported',
  newsletter_exported: 'Newsletter exported',
  subscription_removed: 'Subscription removed',
  client_invited: 'Client invited to read',
  client_ended: 'Client’s reading ended',
  person_exported: 'Personal data exported',
  person_erased: 'Personal data erased',
  retention_applied: 'Old data removed',
  confirmation_requested: 'Confirmation requested again',
  message_read: 'Unsent email to a reader viewed',
  appointment_booked: 'Appointment booked',
  appointment_moved: 'Appointment moved',
  appointment_cancelled: 'Appointment cancelled',
  appointment_taken: 'Appointment taken over',
  appointment_marked: 'Appointment marked',
  consultant_saved: 'Consultant’s settings saved',
  hours_saved: 'Consultant’s hours saved',
  feed_created: 'Calendar address created',
  event_saved: 'Event saved',
  event_published: 'Event published',
  event_cancelled: 'Event cancelled',
  event_deleted: 'Draft of an event deleted',
  registered_mailed: 'Email sent to those with a place',
  registrations_exported: 'Registrations exported',
  registrations_accepted: 'Held registrations accepted',
  registration_cancelled: 'Registration cancelled',
  registrations_deleted: 'Registrations deleted',
  admin_granted: 'Admin access granted',
  admin_revoked: 'Admin access revoked',
};

const MESSAGE_KINDS: Record<string, string> = {
  staff_notification: 'Staff notification',
  acknowledgement: 'Acknowledgement to the sender',
  webhook: 'Webhook',
  newsletter_confirmation: 'Confirmation of a newsletter subscription',
  reading_link: 'Link to read our research',
  appointment_invitation: 'Invitation to an appointment',
  appointment_cancellation: 'Cancellation of an appointment',
  appointment_reminder: 'Reminder of an appointment',
  consultant_invitation: 'Invitation to the consultant',
  consultant_cancellation: 'Cancellation to the consultant',
  registration: 'Confirmation of a registration',
  registration_cancellation: 'Cancellation of a registration',
  event_reminder: 'Reminder of an event',
  event_change: 'New time of an event',
  event_thanks: 'Transcript of an event',
  event_message: 'Message to those with a place',
} satisfies Record<MessageKind, string>;

type Noun = [one: string, many?: string];

/** What can be held about a person. */
const HELD_KINDS = {
  submissions: ['enquiry', 'enquiries'],
  notes: ['note on these enquiries', 'notes on these enquiries'],
  appointments: ['appointment'],
  registrations: ['registration for an event', 'registrations for events'],
  messages: ['outbox message'],
  subscriptions: ['newsletter subscription'],
  invitations: ['invitation to read', 'invitations to read'],
  reading_sessions: ['reading session'],
  accounts: ['account'],
  consultants: ['consultant’s calendar', 'consultants’ calendars'],
  mentions: ['mention in text by others', 'mentions in text by others'],
} satisfies Record<string, Noun>;

/** What an erasure has deleted. */
const ERASED_KINDS = {
  submissions: ['enquiry', 'enquiries'],
  notes: ['note'],
  appointments: ['appointment'],
  registrations: ['registration'],
  messages: ['message'],
  subscriptions: ['subscription'],
  invitations: ['invitation to read', 'invitations to read'],
  accounts: ['account'],
  mentions: ['mention'],
} satisfies Record<keyof Erasure, Noun>;

const MESSAGE_STATES: Record<string, string> = {
  waiting: 'Waiting to be sent',
  unconfigured: 'Mail not configured',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  expired: 'Not sent in time',
  cancelled: 'Cancelled',
};

const ANSWER_KINDS: Record<AnswerKind, string> = {
  entry: 'Entry',
  intent: 'Intent',
  passage: 'Passage of a page',
  none: 'Cannot answer',
};

const ANSWERS_OF_KIND: Record<AnswerKind, string> = {
  entry: 'From an entry',
  intent: 'From an intent',
  passage: 'From a passage of a page',
  none: 'Cannot answer',
};

export const DESK = {
  /** Words that several parts use. */
  common: {
    nothing: '–',
    statuses: STATUSES,
    spamReasons: SPAM_REASONS,
    status: 'Status',
    owner: 'Owner',
    nobody: 'Nobody',
    email: 'Email',
    source: 'Source',
    enquiries: 'Enquiries',
    notSpam: 'Not spam',
    deletedAccount: 'a deleted account',
    tryAgain: 'Try again',
    loadedBefore: 'What follows was loaded before and may have changed.',
    close: 'Close',
    exportCsv: 'Export CSV',
    exporting: 'Exporting…',
    exported: 'Exported',
    exportRefused: (status: number) => `The export failed with status ${status}.`,
    hiddenCharacter: (code: string) => `[hidden character ${code}]`,
  },

  mail: {
    title: 'Mail needs attention.',
    waiting: (count: number) => `${count} ${count === 1 ? 'message is' : 'messages are'} waiting.`,
    notConfigured: 'Mail is not configured: nobody is notified and no acknowledgements are sent.',
    nobodyNotified: (reason: string) => `Nobody is notified of new enquiries. ${reason}`.trim(),
    notGettingThrough: (error: string) => `Mail is not getting through: ${error.replace(/\.?$/, '.')}`,
    failed: (count: number) =>
      `${count} ${count === 1 ? 'message' : 'messages'} failed. To send one again, open its enquiry, or the tab Newsletter for emails to readers and Events for emails about events.`,
  },

  intake: {
    title: 'Unusually high volume.',
    tables: INTAKE_TABLES,
    reached: (perHour: number, table: string) =>
      `At least ${perHour.toLocaleString()} ${table} arrived in the last hour. Any above this ceiling are stored and held as suspected spam, and no email is sent for them.`,
    near: (lastHour: number, table: string, perHour: number) =>
      `${lastHour.toLocaleString()} ${table} arrived in the last hour. Any above ${perHour.toLocaleString()} an hour will be held as suspected spam, and no email will be sent for them.`,
    held: (held: number, table: string, atMost: number) =>
      `${held.toLocaleString()} ${table} above the hourly ceiling are held; the limit is ${atMost.toLocaleString()}. Once it is reached, those above the hourly ceiling are refused, and all others are still stored. The operator can raise the limit with INTAKE_CEILINGS.`,
  },

  missingRooms: {
    title: (count: number) =>
      count === 1 ? 'An event has no room yet.' : `${count} events have no room yet.`,
    text: 'Please enter its address: guests are sent it an hour before the start at the latest.',
  },

  contentReview: (due: number) =>
    due === 0
      ? 'Content review: no legal fact and no event is due.'
      : `Content review: ${counted(due, 'legal fact or event is', 'legal facts or events are')} due. Ask an editor to run npm run content:review, which lists what to check and where.`,

  figures: {
    label: 'Figures',
    openNow: 'Open now',
    over: (count: number, hours: number) => `${count} over ${hours} h`,
    noneOver: (hours: number) => `None over ${hours} h`,
    median: 'Median time to answer',
    noneAnswered: 'None answered in 30 days',
    medianOffice: (time: string, answers: number) => `${time} in office hours, ${counted(answers, 'answer')}`,
    showMore: 'Show more',
    showLess: 'Show less',
    byInterest: 'By interest, 30 days',
    byIndustry: 'By industry, 30 days',
    choice: 'Choice',
    share: 'Share',
    notChosen: 'Not chosen',
    perDay: {
      title: 'Enquiries per day, 30 days',
      caption: 'Enquiries per day over 30 days',
      counted: 'Enquiries',
    },
    perDayTotal: (total: number, peak: number) => `${total} in total, peak ${peak}`,
    day: 'Day',
  },

  tabs: {
    label: 'Desk',
    enquiries: 'Enquiries',
    spam: 'Spam',
    calendar: 'Calendar',
    events: 'Events',
    newsletter: 'Newsletter',
    clients: 'Clients',
    assistant: 'Assistant',
    privacy: 'Privacy',
    people: 'People',
  },

  eventsLoading: 'Loading the events',

  time: {
    underAMinute: 'under a minute',
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    days: (days: number) => `${days} days`,
  },

  waiting: {
    short: (time: string) => `Waiting ${time}`,
    inTime: (waiting: string, office: string, left: string) =>
      `${waiting}, of which ${office} in office hours; ${left} left to answer`,
    overdue: (waiting: string) => `${waiting}, overdue`,
    overdueLong: (waiting: string, office: string, promised: number) =>
      `${waiting}, over the promised ${promised} hours; ${office} of it in office hours`,
  },

  list: {
    label: 'Submissions',
    skip: 'Skip to the enquiries',
    latest: 'Latest 100 contact form submissions',
    /** For example `More than 10,000 matching submissions marked as spam, page 2`. */
    caption: (total: number, isExact: boolean, isNarrowed: boolean, isSpam: boolean, page: number) =>
      [
        isExact ? '' : 'More than ',
        counted(total, isNarrowed ? 'matching submission' : 'submission'),
        isSpam ? ' marked as spam' : '',
        page > 1 ? `, page ${page}` : '',
      ].join(''),
    columns: {
      created_at: 'Date',
      name: 'Name',
      email: 'Email',
      company: 'Company',
      role: 'Role',
      industry: 'Industry',
      interest: 'Interest',
      message: 'Message',
      source: 'Source',
      reference: 'Reference',
      status: 'Status',
      waiting: 'Waiting',
      owner: 'Owner',
      signs: 'Spam signs',
    },
    loading: 'Loading submissions',
    loadFailed: 'The submissions could not be loaded.',
    isBare: 'Status and waiting time could not be loaded. Refresh to try again.',
    empty: 'No submissions yet.',
    noSpam: 'No spam.',
    noMatch: { title: 'Nothing matches.', text: 'No submission matches this search and these filters.' },
    clearFilters: 'Clear search and filters',
    arrived: (count: number) => counted(count, 'new enquiry', 'new enquiries'),
    announced: (enquiries: string) => `${enquiries} arrived`,
    show: (enquiries: string) => `${enquiries} — show`,
    heldAsSpam: (count: string) => `${count} held as spam`,
    notSpamOf: (name: string) => `Not spam: ${name}`,
    markShown: {
      mark: (count: number) => `Mark these ${count} as spam…`,
      question: (count: number) => `Mark ${count} enquiries as spam?`,
      consequence:
        'They move to Spam, and nobody is emailed. An enquiry that a colleague handles meanwhile stays where it is.',
      more: (count: number) => `and ${count} more`,
      confirm: 'Mark as spam',
      done: {
        title: 'Marked as spam',
        text: (marked: number, asked: number) =>
          marked === asked
            ? `${counted(marked, 'enquiry', 'enquiries')} moved to Spam.`
            : `${marked} of ${asked} moved to Spam; the others were changed meanwhile.`,
      },
    },
    recovered: (name: string) => `The enquiry from ${name} is now marked as new.`,
    search: 'Search in all text',
    filters: (active: number) => `Filters${active > 0 ? ` (${active})` : ''}`,
    chooseColumns: 'Columns',
    resetColumns: 'Reset columns',
    clearAll: 'Clear all',
  },

  sessionEnded: {
    title: 'Your session has ended.',
    signIn: 'Sign in in another tab',
    kept: '; what you typed stays.',
  },

  filters: {
    allButSpam: 'All but spam',
    open: 'Open: new or in progress',
    waiting: 'Waiting',
    any: 'Any',
    overdue: (hours: number) => `Over ${hours} hours`,
    anyone: 'Anyone',
    interest: 'Interest',
    industry: 'Industry',
    all: 'All',
    notChosen: 'Not chosen',
    from: 'From',
    to: 'To',
    /** For a browser in another time zone than the office. */
    daysOf: (zone: string) => `Day in ${zone.split('/').at(-1)?.replaceAll('_', ' ')}`,
    sortBy: 'Sort by',
    direction: 'Direction',
    ascending: 'Ascending',
    descending: 'Descending',
  },

  pager: {
    label: 'Pages',
    range: (first: number, last: number, total: number, isExact: boolean) =>
      `${first.toLocaleString()} to ${last.toLocaleString()} of ${isExact ? '' : 'more than '}${total.toLocaleString()}`,
    empty: 'No entries on this page',
    previous: 'Previous page',
    next: 'Next page',
  },

  enquiry: {
    title: 'Enquiry',
    loading: 'Loading the enquiry',
    loadFailed: 'The enquiry could not be loaded.',
    gone: {
      title: 'This enquiry no longer exists.',
      text: 'Somebody has deleted it, or it was deleted because of its age.',
    },
    message: 'Message',
    received: 'Received',
    company: 'Company',
    role: 'Role',
    industry: 'Industry',
    interest: 'Interest',
    page: 'Page',
    answered: 'Answered',
    spamSigns: 'Spam signs',
    spamScore: (reasons: string, score: number) => `${reasons} (score ${score})`,
    replySubject: (firm: string, reference: string | null) =>
      `Your enquiry to ${firm}${reference ? ` [${reference}]` : ''}`,
    replyGreeting: (name: string) => `Dear ${name},`,
  },

  calendarLoading: 'Loading the calendar',

  zones: {
    offices: 'Our offices',
    others: 'Other time zones',
    office: (city: string) => `${city} time`,
  },

  appointment: {
    title: 'Appointment',
    book: 'Book a time',
    states: APPOINTMENT_STATES,
    at: (time: string) => `Appointment: ${time}`,
    was: (state: string) => `Appointment: ${state}`,
    with: (consultant: string, state: string) => `with ${consultant}. ${state}.`,
  },

  handling: {
    title: 'Handling',
    reply: 'Reply by email',
    markAnswered: 'Mark as answered',
    markSpam: 'Mark as spam',
    assignToMe: 'Assign to me',
    save: 'Save',
    saving: 'Saving…',
    saved: { title: 'Saved', text: (name: string) => `${name}'s enquiry is up to date.` },
    spamCancels: (time: string) =>
      `Saving this cancels the appointment on ${time}, and the sender is not told. “Not spam” books it again if the time is still free, and otherwise tells the sender.`,
    conflict: {
      by: (actor: string, time: string) => `${actor} changed this enquiry at ${time}.`,
      bySomeone: 'Someone else changed this enquiry.',
      kept: 'Your choice is kept below but not saved yet.',
      overwrite: 'Overwrite with mine',
      keepTheirs: 'Keep theirs',
    },
  },

  notes: {
    title: 'Notes',
    by: (author: string) => `by ${author}`,
    label: 'New note',
    add: 'Add note',
    adding: 'Adding…',
    added: 'Note added',
    remove: 'Delete',
    removeThis: (time: string) => `Delete your note of ${time}`,
    question: 'Delete this note?',
    consequence: 'The history says that you deleted a note, without its text. This cannot be undone.',
    confirm: 'Delete the note',
    removed: { title: 'Deleted', text: 'Your note is deleted.' },
  },

  correction: {
    open: 'Correct name or address',
    label: 'Corrections',
    fields: { first_name: 'First name', last_name: 'Last name', email: 'Email', company: 'Company' },
    wrong: {
      first_name: 'Please enter a first name of at most 120 characters.',
      last_name: 'Please enter a last name of at most 120 characters.',
      email: 'Please enter a valid email address.',
      company: 'Please enter a company of at most 150 characters.',
    },
    hint: 'After a change of the address, emails that have not been sent go to the new one. Links to an appointment that were sent to the old one stop working, and the new one is sent the invitation.',
    save: 'Save corrections',
    kept: 'What you typed is kept below but not saved yet.',
    done: { title: 'Corrected', text: 'The history names the fields, without their texts.' },
  },

  deletion: {
    title: 'Delete this enquiry',
    explanation:
      'This deletes one enquiry, such as one whose sender typed somebody else’s address. The tab Privacy erases everything held about a person.',
    remove: 'Delete enquiry…',
    question: 'Delete this enquiry?',
    consequence: 'Its notes and messages are deleted too. The sender is not emailed. This cannot be undone.',
    appointment: (time: string) =>
      `The appointment on ${time} is cancelled. Only the consultant is emailed about this. If the sender is to be told, cancel the appointment first and wait until that email has been sent.`,
    confirm: 'Delete the enquiry',
    done: { title: 'Deleted', text: 'The enquiry is deleted.' },
  },

  messages: {
    title: 'Messages',
    empty: 'No messages for this enquiry.',
    kinds: MESSAGE_KINDS,
    states: MESSAGE_STATES,
    noRecipient: 'Recipient set in mail settings',
    attempts: (count: number) => `, ${counted(count, 'attempt')}`,
    resend: 'Send again',
    resending: 'Queueing…',
    queued: { title: 'Message queued', text: 'It will be sent with the next delivery.' },
    notNow: 'It cannot be resent now.',
  },

  history: {
    title: 'History',
    received: 'Received',
    contactForm: 'the contact form',
    by: (actor: string) => `by ${actor}`,
    system: 'the system',
    visitor: 'the visitor',
    nobody: 'nobody',
    formerAdmin: 'a former admin',
    owner: (change: string) => `Owner: ${change}`,
    corrected: (fields: string) => `Corrected: ${fields}`,
    actions: ACTIONS,
  },

  newsletter: {
    title: 'Newsletter subscribers',
    search: 'Search subscribers',
    loading: 'Loading subscribers',
    loadFailed: 'The subscribers could not be loaded.',
    empty: 'No subscribers yet.',
    noMatch: 'No subscriber matches.',
    caption: (total: number, isExact: boolean) =>
      `${total.toLocaleString()}${isExact ? '' : '+'} newsletter ${total === 1 ? 'subscriber' : 'subscribers'}`,
    state: 'State',
    allStates: 'All states',
    states: { confirmed: 'Confirmed', unconfirmed: 'Unconfirmed' },
    deletedAfter: (day: string) => `deleted unless confirmed by ${day}`,
    neverAsked: 'never asked to confirm',
    topics: 'Topics',
    allTopics: 'All topics',
    frequencies: { weekly: 'weekly', monthly: 'monthly' },
    since: 'Subscribed',
    lastMail: 'Last email',
    action: 'Action',
    suspected: (source: string) => `${source} (suspected spam)`,
    resend: 'Resend',
    resendThis: (email: string) => `Resend the confirmation to ${email}`,
    resendQuestion: 'Ask for the confirmation again?',
    resendConsequence: (email: string) => `${email} is sent another email with a link to confirm.`,
    resent: 'Email queued',
    resentNow: (email: string) => `${email} is asked to confirm with the next delivery.`,
    notResent: (email: string) =>
      `${email} is confirmed, or already has such an email, waiting or sent within the last 24 hours.`,
    remove: 'Remove',
    removeThis: (email: string) => `Remove ${email}`,
    question: 'Remove this subscriber?',
    consequence: (email: string) =>
      `${email} will no longer get the newsletter or read the insights. The person can subscribe again after 24 hours.`,
    removed: 'Removed',
    removedNow: (email: string) => `${email} will no longer get the newsletter.`,
    removedBefore: (email: string) => `${email} had already been removed.`,
  },

  newsletterFigures: {
    label: 'Newsletter figures',
    loadFailed: 'The figures could not be loaded.',
    confirmed: 'Confirmed',
    unconfirmed: 'Unconfirmed',
    left: 'Left',
    suppressed: 'Removed or erased',
    share: 'Confirmed, of sign-ups in 30 days',
    shareOf: (confirmed: number, arrived: number) =>
      `${confirmed.toLocaleString()} of ${arrived.toLocaleString()}`,
    percent: (percent: number) => `${percent}%`,
    perDay: {
      title: 'Sign-ups per day, 30 days',
      caption: 'Sign-ups per day over 30 days, without those who left',
      counted: 'Sign-ups',
    },
  },

  unsentMails: {
    label: 'Emails that have not been sent',
    waiting: (count: number) =>
      `${counted(count, 'email')} to readers ${count === 1 ? 'waits' : 'wait'} for the next delivery.`,
    notConfigured: (count: number) =>
      `${counted(count, 'email')} to readers ${count === 1 ? 'waits' : 'wait'}, because mail is not configured. Once the operator has configured it, they go out; reading links expire after 48 hours.`,
    fault: (count: number, error: string) =>
      `${counted(count, 'email')} to readers ${count === 1 ? 'waits' : 'wait'}. Mail is not getting through: ${error}`,
    failed: (count: number) => `${counted(count, 'email')} to readers failed.`,
    show: 'Show emails',
    hide: 'Hide emails',
    loading: 'Loading the emails',
    loadFailed: 'The emails could not be loaded.',
    caption: (count: number) => `${counted(count, 'email')}, invited clients first, then the oldest`,
    columns: ['Recipient', 'Email', 'Since', 'State', 'Action'],
    read: 'View',
    readFailed: 'The email could not be shown.',
    notComposed: 'Only the firm’s own server can show the text of an email.',
  },

  clients: {
    inviteTitle: 'Invite a client to read',
    explanation:
      'Clients read every insight in full without the newsletter. An invited address is sent a link. Anyone with an address at an invited domain can ask for a link at /insights/link.',
    changeTitle: (pattern: string) => `Change the invitation of ${pattern}`,
    pattern: 'Email address, or @ and a domain',
    noPattern: 'Please enter an email address, or @ and a domain, such as @client.example.',
    lastDay: 'Last day of reading',
    noLastDay: 'Please choose today or a later day.',
    note: 'Note for colleagues',
    invite: 'Invite…',
    change: 'Save…',
    cancelChange: 'Cancel',
    loading: 'Loading the clients',
    loadFailed: 'The clients could not be loaded.',
    empty: 'No client is invited.',
    caption: (count: number) => counted(count, 'invitation'),
    columns: ['Address or domain', 'Last day', 'Note', 'Invited by', 'Devices', 'Action'],
    ended: (time: string) => `Ended ${time}`,
    changeEnd: 'Change end',
    inviteAgain: 'Invite again',
    inviteThisAgain: (pattern: string) => `Invite again: ${pattern}`,
    changeThis: (pattern: string) => `Change end: ${pattern}`,
    endNow: 'End now',
    endThis: (pattern: string) => `End now: ${pattern}`,
    addressConsequence: (address: string, day: string) =>
      `${address} is sent a link by email, unless one was sent within the hour, and can read every insight until the end of ${day}.`,
    domainConsequence: (domain: string, day: string) =>
      `Everybody with an email address at ${domain} can ask for a link and read every insight until the end of ${day}.`,
    noteConsequence: 'Only the note changes. Nothing is sent.',
    endConsequence: (pattern: string) =>
      `${pattern} can no longer read the insights through this invitation, on any device. Links that were sent stop working.`,
    questions: { invite: 'Invite this client?', change: 'Change this invitation?', end: 'End reading now?' },
    confirm: { invite: 'Invite', change: 'Change', end: 'End now' },
    done: { invite: 'Invited', change: 'Changed' },
    conflict: {
      text: 'Someone else changed this invitation in the meantime. What you typed is kept but not saved yet.',
      overwrite: 'Overwrite with mine…',
      keepTheirs: 'Keep theirs',
    },
    endedTitle: 'Ended',
    endedNow: (pattern: string) => `${pattern} can no longer read the insights through this invitation.`,
    endedBefore: (pattern: string) => `The invitation of ${pattern} had already ended.`,
  },

  answers: {
    title: 'The assistant’s answers',
    note: 'Counted by week, from Monday in UTC. No part of a conversation is stored.',
    week: 'Week from',
    weekTotal: (day: string, total: number) => `${day} (${counted(total, 'answer')})`,
    loading: 'Loading the answers',
    loadFailed: 'The answers could not be loaded.',
    kinds: ANSWER_KINDS,
    ofKind: ANSWERS_OF_KIND,
    share: (percent: number) => `${percent}% of all answers`,
    caption: (day: string) => `Answers by name, week from ${day}`,
    columns: ['Name', 'From', 'Answers'],
    empty: 'No answers in this week.',
  },

  trial: {
    title: 'Try the assistant',
    note: 'The question is neither counted nor stored, and no language model is asked.',
    question: 'A visitor’s question',
    ask: 'Try',
    asking: 'Trying…',
    missing: 'Please enter a question.',
    failed: 'The question could not be tried.',
    noAnswer: (seconds: number) =>
      `The assistant did not answer within ${seconds} seconds; please try again.`,
    result: 'Result',
    reply: 'Reply',
    from: 'Came from',
    score: 'Score',
    runnerUp: 'Runner-up',
    noRunnerUp: 'No other entry',
    intents: 'Intents read',
    percent: (percent: string) => `${percent}%`,
    outcome: (kind: AnswerKind, name: string) =>
      kind === 'none' ? ANSWER_KINDS.none : `${ANSWER_KINDS[kind]} ${name}`,
  },

  privacy: {
    person: "A person's data",
    email: 'Email address of the person',
    notAnEmail: 'Please enter a valid email address',
    show: 'Show data',
    held: (email: string) => `Data held on ${email}`,
    notHeld: (email: string) => `No data held on ${email}`,
    logEntries: (count: number) => `${counted(count, 'log entry', 'log entries')} without personal data`,
    suppressed: 'Suppressed: no newsletter is sent',
    addresses: (addresses: string) => `Known as ${addresses}`,
    reference: 'Reference',
    date: 'Date',
    message: 'Message',
    exportJson: 'Export as JSON',
    erase: 'Erase…',
    erased: 'Erased',
    nothingErased: 'There was nothing left to erase.',
    heldKinds: HELD_KINDS,
    erasedKinds: ERASED_KINDS,
    question: 'Erase for good?',
    confirm: 'Erase for good',
    consequence: (email: string) => `This data on ${email} will be deleted for good:`,
    limits:
      'Two things remain: a log entry without the data, and a code that keeps the address off the newsletter and the list of clients until the person subscribes on the website and confirms. Backups, emails already sent and files exported earlier still contain the data, and notes about other people may still contain the name.',
  },

  retention: {
    title: 'Retention',
    loading: 'Loading the preview',
    loadFailed: 'The preview could not be loaded.',
    caption: 'What the next daily run would remove',
    columns: ['Table', 'Kept for', 'To be removed', 'Oldest'],
    tables: RETENTION_TABLES,
    indefinitely: 'Indefinitely',
    others:
      'The daily run also deletes registrations twelve months after their event, and subscriptions that nobody has confirmed within 30 days.',
    longerThanPromised: (months: number) =>
      `Enquiries are kept for longer than the ${months} months that the Privacy Policy promises. The operator sets the period with RETENTION_DAYS.`,
    days: (days: number) => counted(days, 'day'),
    unanswered: (due: number, open: number) =>
      `${due.toLocaleString()}, of which ${open.toLocaleString()} unanswered`,
  },

  people: {
    caption: 'Admins have full access to the desk',
    since: 'Admin since',
    you: (email: string) => `${email} (you)`,
    loading: 'Loading the admins',
    loadFailed: 'The admins could not be loaded.',
    operator:
      'The operator of the site grants and revokes access, and sets a new password for an admin who has lost it.',
  },

  password: {
    title: 'Your password',
    consequence:
      'A new password signs you out on every device and ends the secret address of your calendar feed.',
    unsent: 'You have typed something in the desk and not sent it. Send or discard it first.',
    change: 'Change the password',
    current: 'Current password',
    chosen: 'New password',
    submit: 'Change and sign out',
    wrong: 'This is not your current password.',
    unknown:
      'Your password may have been changed. Sign in with the new one; if that fails, with the current one.',
    signInFirst: 'Please sign out and in again first.',
    changed: { title: 'Password changed', text: 'Please sign in with the new one.' },
  },

  secondFactor: {
    title: 'Your second factor',
    loading: 'Loading the state of your account',
    loadFailed: 'Your second-factor status could not be loaded.',
    isSetUp:
      'When you sign in, the desk asks for a code from your authenticator app as well as for the password.',
    isNotSetUp:
      'Your password alone opens the desk. With an authenticator app on your phone, a stolen password is not enough.',
    setUp: 'Set up an authenticator app',
    scan: 'Scan this with your authenticator app.',
    qrCode: 'QR code for your authenticator app',
    type: 'Or type this key into the app:',
    once: 'It is valid until you leave or reload this page. If you do so before you have confirmed, delete the entry from the app and begin again.',
    enter: 'Enter the code that the app shows.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    added: { title: 'Authenticator app set up', text: 'From now on a code is needed to sign in.' },
    remove: 'Remove the authenticator app',
    question: 'Remove the authenticator app?',
    consequence: 'From then on your password alone opens the desk.',
    removed: { title: 'Authenticator app removed', text: 'Your password alone opens the desk now.' },
    lost: 'If an admin has lost the phone, the operator of the site removes the second factor.',
    reminder: 'Your password alone opens this desk.',
  },
} as const;
