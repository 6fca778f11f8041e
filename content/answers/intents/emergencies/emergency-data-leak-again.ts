/** Live emergencies that could be mistaken for a false alarm: "this is not a drill", or an incident that has come back. */
export const EMERGENCY_DATA_LEAK_AGAIN: readonly string[] = [
  'we told customers it was a false alarm last week, now their passport scans are on telegram',
  "Our vendor swears it's a test file but I recognise my own salary in it",
  'No exercise. Patient records downloadable by anybody, right now.',
  "it's fixed, says hosting, yet I can open the bucket in a private window without logging in",
  'The deleted dump has reappeared on another forum with twice the rows',
  "wasn't the 2016 breach like we assumed, there are orders from this morning in it",
  'I said it never left our network. Logs say it did, 80 gigabytes, last night',
  "Sorry if you think I'm testing you, I really have just mailed the whole client list to a competitor",
  "They promised to delete it after we paid, and it's now up for auction",
];
