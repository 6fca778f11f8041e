/** Ends a run without a change; the message is for the admin. */
export class CrawlFault extends Error {}
