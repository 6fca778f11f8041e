type Line = { name: string; text: string };

/** What an engagement usually takes: the firm's own offer, in words. */
export type EngagementSize = { duration: string; team: string; price: string };

/** First page of the main deliverable of a service. Everything on it is invented, and the page says so. */
export type SamplePage = {
  title: string;
  /** The invented client and the moment at which the page is written. */
  subject: string;
  parts: { heading: string; lines: Line[] }[];
};
