/** What a first notice says unless its regime says otherwise. Gaps may be filled later. */
export const FIRST_NOTICE = [
  'What happened, and when',
  'Who and what is affected',
  'Likely effects',
  'Steps taken and planned',
  'A contact for questions',
] as const;

export const ROOT_CAUSE = [
  'Detailed description with severity and impact',
  'Root cause, or the likely one',
  'Remedies applied and under way',
  'Effects across borders',
] as const;
