import type { Spoken } from './spoken.ts';

/** Questions on one subject, with `{}` where the name of a law, a place, a recipient or a situation stands. */
export type Shapes = {
  laws: readonly [string, ...string[]];
  places?: readonly string[];
  bodies?: readonly string[];
  cases?: readonly string[];
};

/** Combines each question with `each` names in rotation, so that every name occurs without all combinations. */
export function filledIn(shapes: readonly string[], names: readonly string[], each: number): string[] {
  const used = Math.min(each, names.length);
  return shapes.flatMap((shape, number) =>
    Array.from({ length: used }, (_, turn) =>
      shape.replace('{}', names[(number * used + turn) % names.length] ?? ''),
    ),
  );
}

/** The most frequent questions stand first, and are asked with more of the law's names. */
const FREQUENT = 10;

/** The questions on one subject for one law; the frequent ones each with `each` of its names. */
export function questionsOn(shapes: Shapes, spoken: Spoken, each = 2): [string, ...string[]] {
  const { laws, places = [], bodies = [], cases = [] } = shapes;
  const [first, ...others] = [
    ...filledIn(laws.slice(0, FREQUENT), spoken.laws, each),
    ...filledIn(laws.slice(FREQUENT), spoken.laws, 1),
    ...filledIn(places, spoken.places, 1),
    ...filledIn(bodies, spoken.bodies, 1),
    ...filledIn(cases, spoken.cases, 1),
  ];
  return [first ?? laws[0], ...others];
}

/** Questions about each notice of a law, such as the early warning; `[]` stands for the notice. */
export function questionsOnNotices(
  shapes: readonly string[],
  notices: readonly string[],
  { laws }: Pick<Spoken, 'laws'>,
): string[] {
  return [...new Set(notices)].flatMap((notice) =>
    filledIn(
      shapes.map((shape) => shape.replace('[]', notice.toLowerCase())),
      laws,
      1,
    ),
  );
}
