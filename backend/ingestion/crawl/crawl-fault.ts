/** Ends a run without any change. The message is shown to the admin. */
export class CrawlFault extends Error {}
