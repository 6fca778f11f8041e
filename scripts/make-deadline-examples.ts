import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { HOLIDAYS } from '#content/deadlines/holidays.ts';
import { limitText } from '#content/deadlines/limit-text.ts';
import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { MOMENTS } from '#content/deadlines/screens.ts';
import { dueText } from '#app/features/deadlines/result/deadline-text.ts';
import { zoneText } from '#app/features/deadlines/result/notice-time-text.ts';
import { NO_ANSWERS, type Answers, type Moment } from '#shared/deadlines/answers.ts';
import { deadlinesOf, type Deadline } from '#shared/deadlines/calculate.ts';
import { zoned } from '#shared/deadlines/moment.ts';
import type { LiveRegime } from '#shared/deadlines/regime.ts';
import { instantFormat } from '#shared/text/format-instant.ts';

/*
 * Writes the worked examples of the regimes' pages, so that those pages need not load the calculation. All triggers occur
 * at the same moment, and each notice is sent at its deadline. Where an earlier awareness caps a limit, the first example
 * shows it.
 */

const STARTS = [
  { date: '2026-11-20', time: '16:30', earlier: { date: '2026-11-19', time: '18:00' } },
  { date: '2026-12-24', time: '22:15' },
] as const;

const ZONES: Readonly<Record<string, readonly [zone: string, country: string]>> = {
  'European Union': ['Europe/Paris', 'FR'],
  'United Kingdom': ['Europe/London', 'GB'],
  California: ['America/Los_Angeles', 'US'],
  Texas: ['America/Chicago', 'US'],
  Canada: ['America/Toronto', 'CA'],
  Australia: ['Australia/Sydney', 'AU'],
  Singapore: ['Asia/Singapore', 'SG'],
  Japan: ['Asia/Tokyo', 'JP'],
  India: ['Asia/Kolkata', 'IN'],
  Switzerland: ['Europe/Zurich', 'CH'],
  'Hong Kong': ['Asia/Hong_Kong', 'HK'],
};
const ELSEWHERE = ['America/New_York', 'US'] as const;

/** The regime without its conditions, so that all stages apply in an example. */
function unconditional(regime: LiveRegime): LiveRegime {
  const [first, ...rest] = regime.stages.map(({ when: _when, ...stage }) => stage);
  if (!first) throw new Error(`${regime.name} has no stage.`);
  return { ...regime, applies: () => true, stages: [first, ...rest] };
}

function momentOf({ state }: Deadline): Moment | undefined {
  if (state.kind !== 'due') return undefined;
  const { epochMilliseconds, timeZoneId: zone } = state.at;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = clock.format(epochMilliseconds - (state.wholeDay ? 60_000 : 0)).split(' ');
  return { date, time, zone };
}

/** `Friday 20 November 2026 at 16:30 EST` */
function startText(moment: Required<Moment>): string {
  const { epochMilliseconds: ms } = zoned(moment, moment.zone);
  const { day, time } = instantFormat(moment.zone)(ms);
  return `${day} at ${time} ${zoneText(ms, moment.zone)}`;
}

function exampleOf(
  id: string,
  regime: LiveRegime,
  { earlier, ...start }: { date: string; time: string; earlier?: { date: string; time: string } },
) {
  const [zone, country] = ZONES[regime.jurisdiction] ?? ELSEWHERE;
  const setting = { holidays: HOLIDAYS, zone };
  const moment = { ...start, zone };
  const isCapped = regime.stages.some(({ limit }) => limit.unit === 'hours' && limit.ceiling);
  const aware = isCapped && earlier ? { ...earlier, zone } : undefined;
  const answers: Answers = {
    ...NO_ANSWERS,
    established: [country],
    moments: {
      ...Object.fromEntries(Object.keys(MOMENTS).map((trigger) => [trigger, moment])),
      ...(aware && { noticed: aware, aware }),
    },
  };
  const regimes = { [id]: unconditional(regime) };
  // Each round records the notices that became due in the previous one as sent.
  for (let round = 0; round < regime.stages.length; round += 1) {
    const sent = deadlinesOf(regimes, answers, setting).flatMap((deadline) => {
      const at = momentOf(deadline);
      return at ? [[`${id}/${deadline.stage.id}`, at] as const] : [];
    });
    answers.sent = Object.fromEntries(sent);
  }
  const due = new Map(
    deadlinesOf(regimes, answers, setting).map((one) => [
      one.stage.id,
      one.state.kind === 'now' ? limitText(one.stage.limit) : dueText(one),
    ]),
  );
  return {
    start: startText(moment),
    ...(aware && { aware: startText(aware) }),
    due: Object.fromEntries(regime.stages.map((stage) => [stage.id, due.get(stage.id) ?? ''])),
  };
}

export function allExamples() {
  return Object.fromEntries(
    REGIME_PAGES.map(({ id }) => {
      const regime = LIVE_REGIMES[id];
      if (!regime) throw new Error(`${id} has a page and no regime.`);
      return [id, STARTS.map((start) => exampleOf(id, regime, start))];
    }),
  );
}

if (import.meta.main)
  writeFileSync(
    join(import.meta.dirname, '../content/deadlines/examples.json'),
    `${JSON.stringify(allExamples(), null, 2)}\n`,
  );
