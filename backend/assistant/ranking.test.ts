import { expect, test } from 'vitest';

import { rank } from './ranking.ts';

type Match = Parameters<typeof rank>[1]['matches'][number];

const match = (term: number, passage: string, changes: Partial<Match> = {}): Match => ({
  term,
  passage,
  page: passage.charAt(0),
  place: 0.5,
  inHeading: false,
  ...changes,
});
const term = (idea: number, strength = 1) => ({
  idea,
  strength,
  weight: strength,
  isOwn: strength === 1,
  isOfTheField: true,
});
const site = { passages: 100, pageMatches: [], refrains: new Set<string>() };
const order = ({ ranked }: ReturnType<typeof rank>) => ranked.map(({ passage }) => passage);

test('the rarer idea counts for more, and an idea once however many of its terms stand in a passage', () => {
  const common = Array.from({ length: 40 }, (_, index) => match(0, `c${index}`));
  const found = rank([term(0), term(1)], { ...site, matches: [...common, match(1, 'rare')] }, 2);
  expect(order(found)[0]).toBe('rare');
  const both = rank(
    [term(0), term(0, 0.75), term(1)],
    { ...site, matches: [match(0, 'twice'), match(1, 'twice'), match(0, 'two'), match(2, 'two')] },
    2,
  );
  expect(order(both)).toEqual(['two', 'twice']);
});

test('what the page is about, by its title or a heading on it, need not be said in the passage', () => {
  const matches = [match(0, 'a1'), match(0, 'b1')];
  const titled = { ...site, matches, pageMatches: [{ term: 1, page: 'b', place: 1 }] };
  expect(order(rank([term(0), term(1)], titled, 2))).toEqual(['b1', 'a1']);
  const headed = { ...site, matches: [...matches, match(1, 'b2', { inHeading: true })] };
  const found = rank([term(0), term(1)], headed, 2);
  expect(order(found).indexOf('b1')).toBeLessThan(order(found).indexOf('a1'));
});

test('a synonym is as good as the word where the site does not use the word, and weaker where it does', () => {
  const strengthOf = (matches: Match[]) =>
    rank([term(0), term(0, 0.75)], { ...site, matches }, 1).ranked.find(({ passage }) => passage === 'a1')
      ?.ideas[0]?.strength;
  expect(strengthOf([match(1, 'a1')])).toBe(1);
  expect(strengthOf([match(1, 'a1'), match(0, 'b1')])).toBe(0.75);
});

test('a refrain comes after what stands once', () => {
  const found = rank(
    [term(0)],
    { ...site, matches: [match(0, 'a1'), match(0, 'b1')], refrains: new Set(['a1']) },
    1,
  );
  expect(order(found)).toEqual(['b1', 'a1']);
});

test('an idea in the title of a page is known as such, one in its description is not', () => {
  const found = rank(
    [term(0)],
    {
      ...site,
      matches: [match(0, 'a1'), match(0, 'b1')],
      pageMatches: [
        { term: 0, page: 'a', place: 0.6 },
        { term: 0, page: 'b', place: 0.3 },
      ],
    },
    1,
  );
  const inTitle = Object.fromEntries(found.ranked.map(({ passage, ideas }) => [passage, ideas[0]?.inTitle]));
  expect(inTitle).toEqual({ a1: 1, b1: 0 });
});
