/** The words around the steps of the first-hour card. The steps are in `response-terms.ts`, which only three pages load. */
export const FIRST_HOUR_CARD = {
  title: 'The first hour',
  tell: 'When you call, tell us',
  print: 'Print this card',
  deadlines: 'Whom to notify, and by when',
  keep: 'Keep a printed card off the network. Most browsers also show this page offline once opened.',
  /** On paper only: what to write down, and where the card comes from. */
  times: [
    'First noticed',
    'Emergency services called',
    'Off the network',
    'Insurer called',
    'Counsel called',
    'Hotline called',
    'Duty lead on the line',
    'Next decision at',
  ],
  log: 'Seen, decided and done, by whom and when',
  source: (firm: string, day: string, url: string) => `${firm}. Card of ${day}, from ${url}`,
};
