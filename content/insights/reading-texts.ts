/** A function of its own, so that the listings do not load the texts below. */
export const READ_MINUTES = (minutes: number) => `${minutes} min read`;
/** Reading time of a webinar or podcast, which is published as a transcript. */
export const TRANSCRIPT_MINUTES = (minutes: number) => `Transcript, ${minutes} min`;

/** Texts of the page of a piece, and of its PDF. */
export const READING = {
  contents: 'Contents',
  findings: 'What it finds',
  notes: 'Notes and sources',
  backTo: (number: number) => `Back to note ${number} in the text`,
  note: (number: number) => `Note ${number}`,
  closeNote: 'Close',
  exhibit: (number: number) => `Exhibit ${number}`,
  source: 'Source:',
  asTable: 'Show the data as a table',
  next: 'Read next',
  pdf: 'Download as PDF',
  files: 'To take away',
  isOpen: 'You are reading the full text as a client or subscriber.',
  gate: {
    heading: 'The full text',
    text: (words: string, exhibits: number, sources: number) =>
      [
        `${words} words`,
        exhibits === 1 ? '1 exhibit' : `${exhibits} exhibits`,
        ...(sources > 0
          ? [sources === 1 ? '1 note with its source' : `${sources} notes with their sources`]
          : []),
      ]
        .join(', ')
        .replace(/, ([^,]*)$/, ' and $1')
        .concat('; also as a PDF. For clients and subscribers.'),
    signUp: { label: 'Sign up for the newsletter', href: '/insights#newsletter' },
  },
};
