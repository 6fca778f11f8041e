import * as z from 'zod/mini';

import { INSIGHT_CATEGORIES, INSIGHT_TYPES, type IsoDate, type Practice } from '#content/insights.ts';
import type { Exhibit, PieceHead, SheetHead } from '#content/insights/piece.ts';
import { PRACTICES } from '#content/practices.ts';
import { RESOURCE_CATEGORIES, RESOURCE_TYPES } from '#content/resources/library.ts';
import { isCalendarDay } from '#shared/time/calendar-day.ts';

// Without a language, the library calls every mistake "Invalid input".
z.config(z.locales.en());

const ABSTRACT_WORDS = { min: 40, max: 80 };
const EVENT_CHARACTERS = 60;
const CELL_CHARACTERS = 40;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

const text = z.string().check(z.trim(), z.minLength(1));
const id = z.string().check(z.regex(ID, 'lower-case words joined by hyphens expected'));
/** YAML reads `2019` as a number and `14:00` as text; a label may be either. */
const label = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).trim()),
);
const day = z.custom<IsoDate>(
  (value) => typeof value === 'string' && isCalendarDay(value),
  'a day as in 2026-10-08 expected',
);
const upTo = (limit: number) =>
  z.pipe(label, z.string().check(z.maxLength(limit, `at most ${limit} characters expected`)));

const isInsight = (type: string) => (INSIGHT_TYPES as readonly string[]).includes(type);

export const headSchema: z.ZodMiniType<PieceHead> = z
  .strictObject({
    title: text,
    type: z.enum([...INSIGHT_TYPES, ...RESOURCE_TYPES]),
    category: z.enum([...INSIGHT_CATEGORIES, ...RESOURCE_CATEGORIES]),
    practice: z.enum(Object.keys(PRACTICES) as [Practice, ...Practice[]]),
    date: day,
    topics: z.array(z.enum(INSIGHT_CATEGORIES)).check(
      z.minLength(1),
      z.maxLength(3),
      z.refine((topics) => new Set(topics).size === topics.length, 'each topic once expected'),
    ),
    abstract: text.check(
      z.refine((value) => {
        const words = countWords(value);
        return words >= ABSTRACT_WORDS.min && words <= ABSTRACT_WORDS.max;
      }, `${ABSTRACT_WORDS.min} to ${ABSTRACT_WORDS.max} words expected`),
    ),
    findings: z.array(text).check(z.length(3, 'three findings expected')),
    exhibit: id,
    files: z.optional(
      z.array(
        z.strictObject({ file: z.string().check(z.regex(/^[a-z0-9-]+\.(md|xlsx\.ts)$/)), label: text }),
      ),
    ),
    status: z.enum(['published', 'draft']),
  })
  .check(
    z.refine(
      ({ type, category }) =>
        ((isInsight(type) ? INSIGHT_CATEGORIES : RESOURCE_CATEGORIES) as readonly string[]).includes(
          category,
        ),
      { path: ['category'], message: 'a category of this type of piece expected' },
    ),
  );

const frame = { id, title: text, source: text };

export const exhibitSchema: z.ZodMiniType<Exhibit> = z.discriminatedUnion('kind', [
  z.strictObject({
    ...frame,
    kind: z.literal('bars'),
    unit: text,
    rows: z.array(z.tuple([label, z.number().check(z.minimum(0))])).check(z.minLength(2)),
  }),
  z
    .strictObject({
      ...frame,
      kind: z.literal('line'),
      unit: text,
      x: z.array(label).check(z.minLength(2)),
      series: z.record(z.string(), z.array(z.number())),
    })
    .check(
      z.refine(({ x, series }) => Object.values(series).every((values) => values.length === x.length), {
        path: ['series'],
        message: 'as many values in each series as in x expected',
      }),
    ),
  z.strictObject({
    ...frame,
    kind: z.literal('timeline'),
    events: z.array(z.tuple([label, upTo(EVENT_CHARACTERS)])).check(z.minLength(2)),
  }),
  z
    .strictObject({
      ...frame,
      kind: z.literal('matrix'),
      columns: z.array(label).check(z.minLength(1)),
      rows: z.array(z.array(upTo(CELL_CHARACTERS))).check(z.minLength(1)),
    })
    .check(
      z.refine(({ columns, rows }) => rows.every((row) => row.length === columns.length + 1), {
        path: ['rows'],
        message: 'a label and one cell for each column expected in each row',
      }),
    ),
]);

export const sheetSchema: z.ZodMiniType<SheetHead> = z.strictObject({
  title: text,
  layout: z.enum(['sheet', 'document']),
});
