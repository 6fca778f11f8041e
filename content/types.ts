import type { Interest } from '../shared/contact.ts';

import type { ImageName } from './images.ts';
import type { PagePath } from './pages.ts';

/** A path of the page registry, optionally with a query or an anchor. */
export type InternalHref = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

/** A call that ends at the contact form with the enquiry already begun. */
export type ContactCall = {
  label: string;
  interest?: Interest;
  /** First words of the message, which the visitor completes. */
  message?: string;
};

export type TextLink = { label: string; href: InternalHref };

/** Surface of a section; a dark one swaps the colour tokens. */
export type Tone = 'paper' | 'paper-2' | 'deep' | 'ink';

type SectionBase = {
  /** Anchor of the section, unique on its page. */
  id: string;
  tone: Tone;
  eyebrow?: string;
  heading: string;
  lead?: string;
};

export type Point = { name: string; text: string };
export type PointList = { name: string; text: string; points: string[] };

/**
 * What a content page is built from. The variants are layouts as much as data: a page picks those that fit
 * what it has to say, and no two neighbouring sections of a page share a kind.
 */
export type Section =
  /** Running text beside its heading; `aside` is a short ruled list of facts. */
  | (SectionBase & { kind: 'prose'; paragraphs: string[]; aside?: Point[] })
  /** Offers with their contents: `columns` for three or four short ones, `ruled` for long ones in rows. */
  | (SectionBase & { kind: 'offers'; layout: 'columns' | 'ruled' | 'numbered'; items: PointList[] })
  /** Names with one or two sentences, without lists. */
  | (SectionBase & { kind: 'points'; layout: 'grid' | 'rows'; items: Point[] })
  /** Steps on one copper route line. */
  | (SectionBase & { kind: 'process'; steps: Point[] })
  /** Response marks on a clock line, minutes after the call. */
  | (SectionBase & { kind: 'timeline'; marks: { minutes: number; name: string; text: string }[] })
  /** Service levels as a table; each row has one cell per tier. */
  | (SectionBase & {
      kind: 'tiers';
      caption: string;
      tiers: string[];
      rows: { name: string; cells: string[] }[];
    })
  /** Figures as a hairline row. */
  | (SectionBase & { kind: 'figures'; figures: { value: string; label: string }[] })
  /** Frequent questions; also published as FAQPage data. */
  | (SectionBase & { kind: 'questions'; items: { question: string; answer: string }[] })
  /** Hotline notice: the number comes from the firm's facts. */
  | (SectionBase & { kind: 'hotline'; text: string })
  /** Closing call. */
  | (SectionBase & { kind: 'call'; text: string; action: ContactCall; secondary?: TextLink });

export type Hero = {
  eyebrow: string;
  /** The page's one h1. */
  heading: string;
  lead: string;
  image: ImageName;
  action?: ContactCall;
};

/** A service page or another page composed of sections. */
export type SectionPage = { path: PagePath; hero: Hero; sections: Section[] };

export type IndustryPage = {
  path: PagePath;
  hero: Hero;
  /** What makes the sector's risk its own: two short paragraphs. */
  situation: { heading: string; paragraphs: string[] };
  solutionsHeading: string;
  /** Exactly four, with exactly three benefits each. */
  solutions: PointList[];
  /** Under the results heading: what is agreed with a client, and how it is followed up. No invented results. */
  results: { heading: string; lead: string; measures: { name: string; followUp: string }[] };
  /** Two or three services that fit, with a sentence why. */
  services: { path: PagePath; why: string }[];
  call: { heading: string; text: string; action: ContactCall };
};

/** Long legal text as structured blocks. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'definitions'; items: Point[] }
  | { kind: 'contact'; lines: { label: string; value: string; href?: string }[] };

export type LegalPage = {
  path: PagePath;
  heading: string;
  /** As printed, e.g. `Last updated January 2024`. */
  updated: string;
  lead: string;
  sections: { id: string; heading: string; blocks: LegalBlock[] }[];
};
