/**
 * What people ask of any assistant and no page of a firm answers: a text file in `elsewhere/` for each subject, whose blank
 * lines divide it into groups. The order numbers the groups, by which the desk counts.
 */
export const ELSEWHERE = [
  'knowledge',
  'weather-and-travel',
  'leisure',
  'health-and-home',
  'things-and-texts',
  'money-and-firms',
  'trade-and-opinions',
  'premises',
  'office-life',
  'other-firms',
  'various',
  'harm',
  'firm-facts',
  'unstated-firm',
  'unstated-systems',
  'unstated-resources',
  'unstated-services',
  'unstated-industries',
  'unstated-cases',
  'asked-of-the-machine',
  'asked-by-executives',
  'asked-beside',
] as const;
