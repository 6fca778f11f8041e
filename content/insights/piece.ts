import type { InsightCategory, InsightType, IsoDate, Practice } from '../insights.ts';
import type { ImageEntry } from '../images/images.generated.ts';
import type { ResourceCategory, ResourceType } from '../resources/library.ts';

/** Id of the element that holds the text of a piece. */
export const PIECE_ELEMENT_ID = 'piece';

export type PieceType = InsightType | ResourceType;

/** What stands at the head of a Markdown file in `content/insights/`. All of it is public. */
export type PieceHead = {
  title: string;
  type: PieceType;
  category: InsightCategory | ResourceCategory;
  practice: Practice;
  date: IsoDate;
  topics: InsightCategory[];
  abstract: string;
  findings: string[];
  /** Id of the exhibit that the public page shows. */
  exhibit: string;
  files?: { file: string; label: string }[];
  status: 'published' | 'draft';
};

/** A piece as pages show it. None of the gated text is in it. */
export type PieceCard = Omit<PieceHead, 'exhibit' | 'files' | 'findings' | 'status'> & {
  id: string;
  path: `/insights/${string}`;
  /** Title and description for the head of its page. */
  page: { title: string; description: string };
  /** Label of the button that opens the gate. */
  action: string;
  minutes: number;
  words: number;
  exhibits: number;
  notes: number;
  cover: ImageEntry & { name: string };
  /** What to read next. */
  next: NextPiece[];
};

export type NextPiece = { id: string; title: string; type: PieceType; minutes: number };

/** What stands at the head of a one-page sheet (A4 landscape) or a pack in `content/insights/files/`. */
export type SheetHead = { title: string; layout: 'sheet' | 'document' };

type ExhibitFrame = {
  id: string;
  title: string;
  source: string;
};

export type Bars = ExhibitFrame & { kind: 'bars'; unit: string; rows: [label: string, value: number][] };

export type Line = ExhibitFrame & {
  kind: 'line';
  unit: string;
  x: string[];
  series: Record<string, number[]>;
};

export type Timeline = ExhibitFrame & { kind: 'timeline'; events: [time: string, text: string][] };

export type Matrix = ExhibitFrame & { kind: 'matrix'; columns: string[]; rows: string[][] };

/** A figure that is drawn from data in the text. */
export type Exhibit = Bars | Line | Timeline | Matrix;
