import { expect, test } from 'vitest';

import { NO_ANSWERS, type Answers } from './answers.ts';
import { problemsOf, withoutProblems } from './problems.ts';

const NOW_MS = Date.parse('2026-11-23T12:00:00Z');
const ZONE = 'Europe/Berlin';
const ofMoments = (moments: Answers['moments']): Answers => ({ ...NO_ANSWERS, moments });

test.each<[string, Answers['moments'], unknown[]]>([
  ['the future', { aware: { date: '2026-11-23', time: '13:01' } }, [{ kind: 'future', moment: 'aware' }]],
  ['the present', { aware: { date: '2026-11-23', time: '13:00' } }, []],
  ['a year before 2018', { aware: { date: '2017-12-31' } }, [{ kind: 'before 2018', moment: 'aware' }]],
  ['a day that does not exist', { aware: { date: '2026-02-30' } }, [{ kind: 'unreadable', moment: 'aware' }]],
  [
    'an hour that does not exist',
    { aware: { date: '2026-02-20', time: '25:00' } },
    [{ kind: 'unreadable', moment: 'aware' }],
  ],
  [
    'an unknown zone',
    { aware: { date: '2026-02-20', zone: 'Mars/Base' } },
    [{ kind: 'zone', moment: 'aware' }],
  ],
  [
    'certainty after classification',
    { aware: { date: '2026-11-22', time: '10:00' }, classified: { date: '2026-11-22', time: '09:00' } },
    [{ kind: 'order', moment: 'classified', other: 'aware' }],
  ],
  [
    'certainty at some time of the day of classification',
    { aware: { date: '2026-11-22', time: '10:00' }, classified: { date: '2026-11-22' } },
    [],
  ],
])('%s', (_, moments, problems) => {
  expect(problemsOf(ofMoments(moments), NOW_MS, ZONE)).toEqual(problems);
});

test('moments in the wrong order stay, so that no deadline is counted from the later one', () => {
  const moments = { noticed: { date: '2026-11-20' }, aware: { date: '2026-11-19' } };
  const answers = ofMoments(moments);
  expect(withoutProblems(answers, problemsOf(answers, NOW_MS, ZONE)).moments).toEqual(moments);
});

test('only the moment with the problem is left out', () => {
  const answers = ofMoments({ noticed: { date: '2026-11-20' }, aware: { date: '2027-01-01' } });
  const usable = withoutProblems(answers, problemsOf(answers, NOW_MS, ZONE));
  expect(usable.moments).toEqual({ noticed: { date: '2026-11-20' } });
});
