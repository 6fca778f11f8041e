/* What the assistant compares as one word. Phrases have two words. */

/** Spellings of one thing, mapped to one word. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'artificial intelligence': 'ai',
    'chief executive': 'ceo',
    'e mail': 'email',
    'web site': 'website',
    'on site': 'onsite',
    'non disclosure': 'nda',
    programme: 'program',
    programmes: 'programs',
    defence: 'defense',
    organisation: 'organization',
    organisations: 'organizations',
    centre: 'center',
  }),
);

/** Interrogatives tell apart questions that share all other words, so they become terms of their own. */
export const INTERROGATIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'how long': 'ask-duration',
    'how much': 'ask-amount',
    'how many': 'ask-number',
    'how often': 'ask-frequency',
    'how fast': 'ask-duration',
    'how quickly': 'ask-duration',
    'how soon': 'ask-duration',
    who: 'ask-person',
    whom: 'ask-person',
    where: 'ask-place',
    when: 'ask-time',
    why: 'ask-reason',
  }),
);
