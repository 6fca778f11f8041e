import type { EventState, RegistrationState } from '../../shared/events/events.ts';
import { counted } from './desk.ts';

/* What staff read in the desk's tab of webinars and other events. It loads with that tab. */

const STATES: Record<EventState | 'over', string> = {
  draft: 'Draft',
  published: 'Published',
  cancelled: 'Cancelled',
  over: 'Over',
};

const PASSED_ON = ' The place goes to the first on the waiting list, who is emailed.';

const REGISTRATION_STATES: Record<RegistrationState, string> = {
  registered: 'Has a place',
  waiting: 'Waiting list',
  cancelled: 'Cannot come',
  held: 'Held',
};

export const DESK_EVENTS = {
  states: STATES,

  list: {
    new: 'New event',
    loading: 'Loading the events',
    loadFailed: 'The events could not be loaded.',
    empty: 'There are no events yet.',
    caption: (count: number) => counted(count, 'event'),
    columns: ['Title', 'Starts', 'State', 'Places taken', 'Waiting list', 'Held'],
    places: (taken: number, capacity: number) => `${taken.toLocaleString()} of ${capacity.toLocaleString()}`,
  },

  failedMails: {
    heading: 'Emails that failed',
    loadFailed: 'The failed emails could not be loaded.',
    none: 'No failed email is left to send again.',
    caption: (count: number) => `${counted(count, 'email')}, oldest first`,
    columns: ['Recipient', 'Event', 'Email', 'Since', 'Reason', 'Action'],
  },

  event: {
    back: 'All events',
    newTitle: 'New event',
    gone: { title: 'This event no longer exists.', text: 'Somebody may have deleted it.' },
    page: 'Open its page',
    cancelledBecause: (reason: string) => `Cancelled. What visitors read: ${reason}`,
    unsaved: 'Your changes were not saved, and can no longer be saved.',
    kept: 'It cannot be deleted, because visitors may have its address and registrations belong to it.',
  },

  form: {
    heading: 'Details',
    fields: {
      title: 'Title',
      slug: 'Address of the page',
      abstract: 'Abstract',
      practice: 'Presented by',
      date: 'Day',
      time: 'Time',
      zone: 'Time zone',
      minutes: 'Minutes',
      capacity: 'Places',
      room_url: 'Address of the room',
      topics: 'Topics',
      transcript_path: 'Path of the transcript',
    },
    hints: {
      slug: (path: string) => `${path}. It cannot be changed once the event is published.`,
      starts: (other: string) => `At the other offices: ${other}`,
      room_url:
        'Sent only to those with a place, a day and an hour before the start. Please enter it at least a day before: without it the last reminder waits. It begins with https://.',
      transcript_path:
        'Such as /insights/speaking-before-you-know. Those who had a place are emailed the link if you enter it within 14 days of the end.',
    },
    noPractice: 'Choose a practice',
    wrong: {
      title: 'Please enter a title of at most 160 characters.',
      slug: 'Please use small letters, digits and single hyphens, such as first-day-of-a-crisis.',
      abstract: 'Please enter an abstract of at most 2,000 characters.',
      practice: 'Please choose a practice.',
      starts_at: 'Please enter a day and a time that exist in this time zone.',
      zone: 'Please choose a time zone.',
      minutes: 'Please enter between 10 and 480 minutes.',
      capacity: 'Please enter between 1 and 5,000 places.',
      room_url: 'Please enter an address that begins with https://, or leave it empty.',
      topics: 'Please choose at most six topics.',
      transcript_path: 'Please enter a path of this website that begins with /, or leave it empty.',
    },
    saveDraft: 'Save draft',
    save: 'Save',
    saveAsking: 'Save…',
    saving: 'Saving…',
    discard: 'Discard changes',
    saved: {
      title: 'Saved',
      text: (title: string) => `“${title}” is up to date.`,
      overbooked: (registered: number, capacity: number) =>
        `${registered} are registered for ${capacity} ${capacity === 1 ? 'place' : 'places'}; nobody loses one.`,
      lateRoom:
        'The session has begun, so nobody is emailed this address of the room. Please send it yourself under “Write to those with a place”.',
    },
    noTranscript: (path: string) =>
      `There is no page at ${path}, so those who had a place would be emailed a dead link. Please check the path of the transcript.`,
    moveQuestion: 'Move this event?',
    moveConsequence: (people: number, day: string, time: string) =>
      `It then starts on ${day}, ${time}. ${people === 0 ? 'Nobody has registered yet.' : `${counted(people, 'person', 'people')} with a place or on the waiting list ${people === 1 ? 'is' : 'are'} emailed the new time.`}`,
    moveConfirm: 'Move it',
    placesQuestion: 'Give places to the waiting list?',
    placesConsequence: (people: number) =>
      `${counted(people, 'person', 'people')} on the waiting list ${people === 1 ? 'gets' : 'get'} a place and ${people === 1 ? 'is' : 'are'} emailed at once. A place cannot be taken back.`,
    placesConfirm: 'Give the places',
    conflict: {
      text: (fields: string) =>
        `Someone else has changed this event in the meantime${fields ? ` (${fields})` : ''}. What you typed is kept below but not saved yet.`,
      overwrite: 'Overwrite with mine',
      keepTheirs: 'Keep theirs',
    },
  },

  publish: {
    publish: 'Publish…',
    question: 'Publish this event?',
    consequence: (title: string, day: string, time: string) =>
      `“${title}” on ${day}, ${time}, appears on the website at once, and visitors can register.`,
    confirm: 'Publish',
    done: { title: 'Published', text: (title: string) => `Visitors can now register for “${title}”.` },
    saveFirst: 'Save your changes before you publish.',
  },

  cancel: {
    heading: 'Cancel this event',
    explanation:
      'It leaves the list of webinars. Everybody with a place or on the waiting list is told by email. A published event cannot be deleted, because visitors may have its address.',
    reason: 'Reason, which visitors read',
    noReason: 'Please enter a reason of at most 500 characters.',
    cancel: 'Cancel event…',
    question: 'Cancel this event?',
    consequence: (people: number, reason: string) =>
      `${people === 0 ? 'Nobody has registered yet.' : `${counted(people, 'person is', 'people are')} emailed.`} The reason that they read: “${reason}” This cannot be undone.`,
    confirm: 'Cancel the event',
    keep: 'Keep the event',
    done: { title: 'Cancelled', text: (title: string) => `“${title}” is cancelled.` },
  },

  remove: {
    remove: 'Delete draft…',
    question: 'Delete this draft?',
    consequence: (title: string) =>
      `“${title}” was never published, and nobody has registered for it. This cannot be undone.`,
    confirm: 'Delete the draft',
    done: { title: 'Deleted', text: (title: string) => `The draft “${title}” is deleted.` },
  },

  held: {
    heading: 'Held registrations',
    explanation:
      'These look like spam or came in unusual numbers. They have no place and were sent nothing; the visitors do not know. Accept those that are real: each gets a place, or joins the waiting list if all are taken, and is sent the confirmation.',
    closed: 'The event has begun or was cancelled, so nobody can be accepted any more.',
    none: 'No registration is held any more.',
    loading: 'Loading the held registrations',
    loadFailed: 'The held registrations could not be loaded.',
    caption: (shown: number, held: number) =>
      shown < held
        ? `The first ${shown.toLocaleString()} of ${held.toLocaleString()} held, those that look most genuine first`
        : `${held.toLocaleString()} held, those that look most genuine first`,
    columns: ['Name', 'Email', 'Company', 'Question for the speaker', 'Why', 'Registered', 'Decision'],
    accept: 'Accept',
    remove: 'Delete',
    acceptOne: (name: string) => `Accept ${name}`,
    removeOne: (name: string) => `Delete ${name}`,
    acceptAll: 'Accept all shown…',
    removeAll: 'Delete all shown…',
    acceptQuestion: (count: number) => `Accept ${counted(count, 'registration')}?`,
    acceptConsequence:
      'Each gets a place while any are left, and otherwise joins the waiting list. Everybody accepted is emailed.',
    acceptConfirm: 'Accept',
    removeQuestion: (count: number) => `Delete ${counted(count, 'registration')}?`,
    removeConsequence: 'Nobody is emailed. This cannot be undone.',
    removeConfirm: 'Delete',
    accepted: {
      title: 'Accepted',
      text: (count: number) =>
        `${counted(count, 'registration')} accepted. The emails follow with the next delivery.`,
    },
    removed: { title: 'Deleted', text: (count: number) => `${counted(count, 'registration')} deleted.` },
    decidedBefore: (count: number) =>
      `Somebody else had already decided on ${counted(count, 'registration')}.`,
  },

  registrations: {
    heading: 'Registrations',
    loading: 'Loading the registrations',
    loadFailed: 'The registrations could not be loaded.',
    empty: 'Nobody has registered yet.',
    caption: (registered: number, capacity: number, waiting: number) =>
      `${registered.toLocaleString()} of ${counted(capacity, 'place')} taken, ${waiting.toLocaleString()} on the waiting list`,
    questions:
      'The form promises that the speaker sees the questions before the session: please export the list and pass them on.',
    columns: ['Name', 'Email', 'Company', 'Question for the speaker', 'State', 'Registered', 'Action'],
    actions: {
      cancel: {
        label: 'Cancel',
        name: (name: string) => `Cancel the registration of ${name}`,
        question: 'Cancel this registration?',
        consequence: (name: string, passesOn: boolean) =>
          `For a guest who has told you. ${name} is emailed that they are no longer registered, and the entry leaves their calendar.${passesOn ? PASSED_ON : ''}`,
        confirm: 'Cancel the registration',
        dismiss: 'Keep the registration',
        done: {
          title: 'Cancelled',
          text: (name: string) => `The registration of ${name} is cancelled, and they are emailed.`,
        },
      },
      remove: {
        label: 'Delete',
        name: (name: string) => `Delete the registration of ${name}`,
        question: 'Delete this registration?',
        consequence: (name: string, passesOn: boolean) =>
          `${name} is not emailed, and an entry in their calendar stays.${passesOn ? PASSED_ON : ''} This cannot be undone.`,
        confirm: 'Delete the registration',
        dismiss: undefined,
        done: { title: 'Deleted', text: (name: string) => `The registration of ${name} is deleted.` },
      },
    },
    states: REGISTRATION_STATES,
    place: (place: number) => `Waiting list, number ${place}`,
  },

  mail: {
    heading: 'Write to those with a place',
    explanation:
      'Everybody with a place is emailed your text with the title and time of the event. People who have asked for no email from us are left out.',
    subject: 'Subject',
    body: 'Text',
    noSubject: 'Please enter a subject of at most 150 characters.',
    noBody: 'Please enter a text of at most 4,000 characters.',
    preview: 'Preview…',
    question: 'Send this email?',
    to: (people: number) => `To ${counted(people, 'person', 'people')} with a place`,
    confirm: 'Send',
    done: {
      title: 'Email queued',
      text: (queued: number, left: number) =>
        `${counted(queued, 'email')} will be sent with the next delivery.${left > 0 ? ` ${counted(left, 'person has', 'people have')} asked for no email and ${left === 1 ? 'is' : 'are'} left out.` : ''}`,
    },
  },
} as const;
