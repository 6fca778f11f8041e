import { expect, test } from 'vitest';

import { ideasOf } from './ideas.ts';
import type { Found } from './passages.ts';
import { typeOf } from './question-type.ts';
import { wordsOf } from './stem.ts';
import { bestSupported } from './support.ts';

const ask = (text: string) => {
  const ideas = ideasOf(wordsOf(text)).map((idea) => Object.assign(idea, { weight: 1 }));
  return { text, ideas, own: ideas.length, likeness: { places: [], elsewhere: 0 }, ...typeOf(text) };
};

/** Which of the passages, by name, come in an answer; each expresses all that is asked unless it says otherwise. */
function answer(text: string, passages: Record<string, Partial<Found>>): string[] {
  const question = ask(text);
  const everywhere = question.ideas.map((_, idea) => ({
    idea,
    inText: true,
    inHeading: true,
    inTitle: 0,
    strength: 1,
  }));
  const found = Object.entries(passages).map(([title, changes]): Found => {
    const passage = {
      path: '/about',
      title,
      anchor: null,
      headingPath: ['About the firm', 'AI first', 'The team'],
      content: 'Text.',
      score: 1,
      ideas: everywhere,
    };
    return Object.assign(passage, changes);
  });
  const rarities = question.ideas.map(() => ({ value: 3, passages: 10 }));
  return bestSupported(question, { passages: found, rarities }).passages.map(({ title }) => title);
}

// Passages as they stand on the site.
const STATEMENTS = {
  path: '/resources/crisis-assessment',
  headingPath: ['Crisis readiness assessment', 'Where you stand', 'Or on paper', 'Cybersecurity readiness'],
  content: 'Security alerts from critical systems are watched at night by someone who can act on them.',
  score: 1.1,
};
const SECURITY = {
  path: '/security',
  content: 'Analysts watch our systems at every hour and have the authority to act on what they see.',
};

test('what the firm says of its own systems comes before what a visitor is to say of theirs', () => {
  expect(answer('Who watches your systems at night?', { STATEMENTS, SECURITY })[0]).toBe('SECURITY');
  expect(answer('Which statements of the checklist are about systems?', { STATEMENTS, SECURITY })[0]).toBe(
    'STATEMENTS',
  );
});

test('asked for the cost, what the page asks itself about it comes before what has a price', () => {
  const PRICING = {
    path: '/industries/insurance',
    headingPath: ['Insurance', 'Worst days', 'Our work', 'Governed pricing and claims AI'],
    content: 'Models for pricing, triage and fraud that the actuary can follow.',
    score: 1.1,
  };
  const FEE = {
    headingPath: ['Consulting', 'One team', 'How do we agree the fee?'],
    content: 'A fixed price.',
  };
  expect(answer('What does it cost?', { PRICING, FEE })[0]).toBe('FEE');
});

test('of pieces with a date the newest alone answers where the newest is asked for', () => {
  const paper = (content: string) => ({ anchor: 'paper-title', content });
  const papers = {
    OLD: paper('Risk Management.\n12 March 2026.\nAn appetite statement earns its place.'),
    NEW: paper('AI Strategy.\n12 November 2026.\nVendors add models to products.'),
    INTRO: { content: 'Four papers for boards.', score: 1.2 },
  };
  expect(answer('Which white paper is the newest?', papers)).toEqual(['NEW']);
  expect(answer('Which white paper is there?', papers)[0]).toBe('INTRO');
});

test('two things compared are both told, each by the opening of its page', () => {
  const opening = (idea: number, heading: string) => ({
    headingPath: [heading, 'A claim'],
    score: 0.5,
    ideas: [{ idea, inText: true, inHeading: true, inTitle: 1, strength: 1 }],
  });
  const pages = {
    MENTION: { score: 1.1 },
    CONSULTING: opening(1, 'Full-service consulting'),
    COACHING: opening(2, 'Executive coaching'),
  };
  expect(answer('Compare consulting and coaching', pages)).toEqual(['CONSULTING', 'COACHING']);
  expect(answer('Compare consulting and coaching with bread', pages)[0]).toBe('MENTION');
  expect(answer('Tell me of consulting and coaching', pages)[0]).toBe('MENTION');
});

test('what the firm does comes before what it has written, unless that was asked for', () => {
  const ARTICLE = { anchor: 'cutover-weekend-is-an-exercise-title', score: 1.1 };
  expect(answer('Can you run an exercise?', { ARTICLE, SERVICE: {} })[0]).toBe('SERVICE');
  expect(answer('Do you have an article on exercises?', { ARTICLE, SERVICE: {} })[0]).toBe('ARTICLE');
});

test('a page that goes by what is asked comes before what mentions it, its opening first', () => {
  const ideas = [{ idea: 0, inText: true, inHeading: true, inTitle: 1, strength: 1 }];
  const pages = {
    CASE: { score: 1.4, anchor: 'hospital-group-on-paper-title' },
    SOLUTION: { path: '/industries/healthcare', ideas },
    OPENING: { path: '/industries/healthcare', headingPath: ['Healthcare', 'Care that holds'], ideas },
  };
  expect(answer('What is there for hospitals?', pages).slice(0, 2)).toEqual(['OPENING', 'CASE']);
});

test('words that stand side by side in question and passage are no chance', () => {
  const found = (content: string) =>
    answer('Can you check our build pipeline?', {
      PASSAGE: { content, ideas: [{ idea: 1, inText: true, inHeading: false, inTitle: 0, strength: 1 }] },
    });
  expect(found('Build pipelines reviewed as the attack path they are.')).toEqual(['PASSAGE']);
  expect(found('A pipeline of gas.')).toEqual([]);
});
