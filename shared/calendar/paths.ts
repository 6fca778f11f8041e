/** Where appointments are made without JavaScript, and where the links in mails about them lead. */
export const CONSULTATION_PATHS = {
  /** The next free times; also the address to share. */
  list: '/consultation',
  book: '/consultation/book',
  manage: '/consultation/manage',
  /** A consultant's appointments for calendar programs. */
  feed: '/consultation/feed.ics',
} as const;

/** Free times on one page. The page templates have this many slots. */
export const TIMES_PER_PAGE = 24;
