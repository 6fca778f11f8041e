import type { PageOutcome } from '../../shared/ingestion.ts';

/* What staff read on the admin page around the desk, whose own texts are in desk.ts. */

/** In display order: outcomes that need attention come first. */
const PAGE_OUTCOMES: Record<PageOutcome, string> = {
  failed: 'Failed',
  removed: 'Removed',
  added: 'Added',
  changed: 'Changed',
  skipped: 'Skipped',
  unchanged: 'Unchanged',
};

export const ADMIN = {
  page: {
    title: 'Contact Submissions',
    loading: 'Loading submissions',
    notAuthorized: {
      title: 'Not authorized',
      text: 'Your account does not have access to view submissions.',
    },
    checkFailed: 'Your access could not be checked, so nothing is shown. Refresh to try again.',
    loadFailed: 'The submissions could not be loaded. Refresh to try again.',
    noScript: 'This page needs JavaScript.',
    refresh: 'Refresh',
    signOut: 'Sign out',
    signOutQuestion: 'Sign out?',
    signOutConsequence: 'What you have typed or chosen here and not yet sent or saved is lost.',
    signOutElsewhere: 'What you have typed or chosen in another tab and not yet sent or saved is lost.',
  },

  secondFactor: {
    title: 'One-time code',
    text: 'Your password is correct. Enter the code that your authenticator app shows now.',
    code: 'Six-digit code',
    submit: 'Open the desk',
    sixDigits: 'Please enter the six digits that the app shows.',
    wrong:
      'This code is not valid. Each code lasts about 30 seconds and works once: please enter the next one.',
    lost: 'Lost your phone? Ask the operator of this website to remove the second factor from your account.',
  },

  /** Titles of toasts. A failure shows the backend's message below its title. */
  toasts: {
    checkFailed: 'Authorization check failed',
    loadFailed: 'Failed to load submissions',
    signOutFailed: 'Sign out not confirmed',
    exportFailed: 'Export failed',
    changeFailed: 'Change not saved',
    mailFailed: 'Email not sent',
    unsynced: 'Change made, but not yet on the disk',
    unanswered: 'No answer from the server',
    resendFailed: 'Message not resent',
    removalFailed: 'Not removed',
    searchFailed: 'Search failed',
  },

  unknownError: 'Unknown error',
  /** Also said where the account has a second factor and this session has sent no code yet. */
  notPermitted:
    'Your access has ended or has changed. Please sign in again in another tab; what you have typed stays here.',
  /** After a change. */
  unanswered:
    'The server did not answer, so the change may or may not have been made. Look at what is shown now before you try again.',
  unreachable: 'The server could not be reached. Please check your connection and try again.',

  confirm: { cancel: 'Cancel', busy: 'Please wait…' },

  ingestion: {
    label: 'Site content',
    start: 'Ingest Site Content',
    question: 'Ingest site content?',
    consequence:
      'This updates the assistant’s knowledge from the public site: new and changed pages are read, deleted ones are removed. Visitors can go on chatting in the meantime.',
    confirm: 'Ingest',
    lookingForPages: 'Looking for pages',
    progress: (done: number, found: number) => `${done} of ${found} pages`,
    pagesRead: 'Pages read',
    noRun: {
      pending: 'Loading the last run',
      done: 'The site has not been ingested yet.',
      failed: 'The last run could not be loaded.',
    },
    lastRun: (time: string, message: string) => `${time}: ${message || 'Site content ingested.'}`,
    loadingPages: 'Loading the pages of this run',
    pagesFailed: 'The pages could not be loaded.',
    noPages: 'No page was reached.',
    pages: 'Pages of the last run',
    outcomes: PAGE_OUTCOMES,
    complete: { title: 'Ingestion complete', text: 'Site content ingested' },
    issues: 'Ingestion finished with issues',
    failed: 'Ingestion failed',
  },
} as const;
