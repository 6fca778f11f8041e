import type { Interest } from '../shared/forms/contact.ts';

import type { ImageName } from './images/image-names.ts';
import type { PageLaw } from './law/law.ts';
import type { PagePath } from './pages.ts';
import type { EngagementSize, SamplePage } from './services/types.ts';

/** A path of the page registry, optionally with a query or an anchor. */
export type InternalHref = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

/** A call to action that opens the contact form with the interest and the message prefilled. */
export type ContactCall = {
  label: string;
  interest?: Interest;
  /** Prefilled start of the message, for the visitor to complete. */
  message?: string;
};

export type TextLink = { label: string; href: InternalHref };

/** Background of a section. The dark tones swap the colour tokens. */
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
/** An offer in a row, whose points may lead to other pages. */
export type RuledOffer = Point & { points: readonly (string | TextLink)[] };

/**
 * The building blocks of a content page. Each kind is a layout as well as a data shape. A page picks the kinds that
 * suit its content, and no two neighbouring sections share both kind and layout.
 */
export type Section =
  /** Running text beside its heading; `aside` is a short ruled list of facts. */
  | (SectionBase & { kind: 'prose'; paragraphs: string[]; aside?: Point[] })
  /** Offers with bullet points: `columns` for three or four short ones, `ruled` for long ones in rows. */
  | (SectionBase & { kind: 'offers' } & (
        | { layout: 'columns' | 'numbered'; items: PointList[] }
        | { layout: 'ruled'; items: RuledOffer[] }
      ))
  /** Named points of one or two sentences, without bullet points. */
  | (SectionBase & { kind: 'points'; layout: 'grid' | 'rows'; items: Point[] })
  /** Steps joined by one line. */
  | (SectionBase & { kind: 'process'; steps: Point[] })
  /** Response times on a timeline, in minutes after the call. */
  | (SectionBase & { kind: 'timeline'; marks: { minutes: number; name: string; text: string }[] })
  /** Service levels as a table; each row has one cell per tier. */
  | (SectionBase & {
      kind: 'tiers';
      caption: string;
      tiers: readonly string[];
      rows: { name: string; cells: readonly string[] }[];
    })
  /** What a service takes, beside the invented first page of its main deliverable. */
  | (SectionBase & { kind: 'engagement'; size: EngagementSize; sample: SamplePage })
  /** Figures as a hairline row. */
  | (SectionBase & { kind: 'figures'; figures: { value: string; label: string }[] })
  /** Frequently asked questions; also published as FAQPage data. */
  | (SectionBase & { kind: 'questions'; items: { question: string; answer: string }[] })
  /** Hotline notice with the card for the first hour, the only section of its page that is printed. */
  | (SectionBase & {
      kind: 'hotline';
      text: string;
      card: { steps: readonly Point[]; tell: readonly string[] };
    })
  /** Closing call to action, whose picture stands behind a dark section. */
  | (SectionBase & {
      kind: 'call';
      text: string;
      action: ContactCall;
      secondary?: TextLink;
      image?: ImageName;
    });

export type Hero = {
  eyebrow: string;
  /** The page's only h1. */
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
  /** Two short paragraphs on the risks particular to the sector. */
  situation: { heading: string; paragraphs: string[] };
  solutionsHeading: string;
  /** Exactly four, with exactly three benefits each. */
  solutions: PointList[];
  /** Under the results heading: measures agreed with a client and how they are tracked. No invented results. */
  results: { heading: string; lead: string; measures: { name: string; followUp: string }[] };
  /** What the law asks of the sector, from the register. */
  law: PageLaw;
  /** Two or three relevant services, each with a sentence that says why. */
  services: { path: PagePath; why: string }[];
  call: { heading: string; text: string; action: ContactCall; image: ImageName };
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
  /** When the text was last compared with what the firm does, e.g. `Reviewed November 2026`. */
  reviewed?: string;
  lead: string;
  sections: { id: string; heading: string; blocks: LegalBlock[] }[];
};
