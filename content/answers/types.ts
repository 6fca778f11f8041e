import type { RegimePath } from '../deadlines/regime-pages.ts';
import type { PagePath } from '../pages.ts';

type AnswerPath = PagePath | RegimePath | `/insights/${string}`;

/** A page of the site, with or without an anchor. */
type AnswerPlace = AnswerPath | `${AnswerPath}#${string}`;

/** What a short follow-up such as "and the cost?" asks about. */
export type Aspect =
  | 'cost'
  | 'duration'
  /** How much time the visitor has. Where a page has no entry for it, its entry on the duration answers. */
  | 'deadline'
  | 'who'
  | 'where'
  | 'start'
  | 'how'
  | 'proof'
  /** What was done for others of the kind. */
  | 'record'
  | 'difference'
  | 'next'
  | 'contents'
  /** The date from which a law applies. */
  | 'applies';
export type AnswerEntry = {
  /** Stable name, page slug and subject: 'ai-education.cost'. The desk counts by it. */
  id: string;
  /** How visitors ask. Only computed wordings are here; all others are in the text file beside the module, as `[id]`. */
  questions?: readonly string[];
  /**
   * The wordings to which the answer begins with "Yes.", as it does for a question that is much nearer to them than to the
   * `no` wordings. In the text file `[id yes]`.
   */
  yes?: readonly string[];
  /** The wordings to which the answer begins with "No.", wrong premises such as "you're in Zurich, right?" included. */
  no?: readonly string[];
  /** The answer itself, at most 250 characters. */
  lead: string;
  /** At most one supporting paragraph, at most 400 characters. */
  support?: string;
  /** Page with anchor where the answer stands: '/services/ai-education#fees'. */
  place: AnswerPlace;
  /** Words that stand on that page, verbatim, and that the answer rests on. */
  basis: string;
  /** What a follow-up of this kind refers to after this answer, where it differs from the page's default in `follow-ups.ts`. */
  follow?: Partial<Record<Aspect, string>>;
  /** Set for instructions about computers. They could cause harm in other emergencies, such as a fire, and are not given there. */
  onlyInAttacks?: true;
  /** The entries that the answer lists, in its order, for a follow-up such as "the second one". */
  options?: readonly string[];
};

/** A subject that visitors may take for the firm's business, and that the site does not offer. */
export type NotOffered = {
  id: string;
  /** Completes "That is not among the services and subjects this site describes: …". */
  subject: string;
  questions?: readonly string[];
  /** The entry for the nearest thing that is offered. */
  near?: string;
};
