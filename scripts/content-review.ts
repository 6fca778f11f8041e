// Lists legal facts and laws of the deadline tool that are due, past events, and placeholders to replace. A scheduled job
// runs it; it fails while anything is listed.
import { parseArgs } from 'node:util';

import { LIVE_REGIMES, NAMED_REGIMES } from '#content/deadlines/regimes.ts';
import type { LegalFact } from '#content/law/fact.ts';
import { PLACEHOLDERS } from '#content/placeholders.ts';
import { dueOn } from '#content/law/review.ts';
import { WEBINARS } from '#content/resources/webinars.ts';
import { formatDay } from '#shared/text/format-day.ts';
import { isCalendarDay } from '#shared/time/calendar-day.ts';

import { statedOn } from './content-review/stated-on.ts';

const USAGE = 'Usage: npm run content:review [-- --today YYYY-MM-DD]\n';
const USAGE_STATUS = 2;

function readToday(): string {
  try {
    const { values } = parseArgs({ options: { today: { type: 'string' } } });
    const today = values.today ?? new Date().toISOString().slice(0, 10);
    if (isCalendarDay(today)) return today;
  } catch {
    // An unknown argument: the usage lists the valid ones.
  }
  process.stderr.write(USAGE);
  process.exit(USAGE_STATUS);
}

type Fact = readonly [id: string, fact: LegalFact];

const factLine = ([id, fact]: Fact, when: string) =>
  `${id} (${fact.name}), ${when}\n    source: ${fact.source}\n    stated on: ${statedOn(id).join(', ') || 'no page'}`;

function print(title: string, remedy: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  process.stdout.write(`\n${title}: ${lines.length}\n${remedy}\n`);
  for (const line of lines) process.stdout.write(`  - ${line}\n`);
}

const today = readToday();
const { unchecked, regimes, passed, pastEvents } = dueOn(today, {
  events: WEBINARS.upcoming.items,
  regimes: { ...LIVE_REGIMES, ...NAMED_REGIMES },
});
process.stdout.write(`Content review on ${formatDay(today)}\n`);
print(
  'Facts of law to check again',
  'Compare each with its source, correct it in content/law/, and set newestSource and lastChecked.',
  unchecked.map((fact) => factLine(fact, `last checked on ${formatDay(fact[1].lastChecked)}`)),
);
print(
  'Laws of the deadline tool to check again',
  'Compare each with its source, correct it in content/deadlines/regimes/, set newestSource and lastChecked, and add an entry to content/deadlines/changes.ts.',
  regimes.map(
    ([id, { name, lastChecked, source }]) =>
      `${id} (${name}), last checked on ${formatDay(lastChecked)}\n    source: ${source}`,
  ),
);
print(
  'Facts whose day has come',
  'Set the status to "in force" in content/law/, and reword the sentences that speak of the future.',
  passed.map((fact) => factLine(fact, `applies from ${formatDay(fact[1].date ?? today)}`)),
);
print(
  'Announced events that are over',
  'Move each to the recorded sessions in content/resources/webinars.ts, or remove it.',
  pastEvents.map(({ title, date }) => `${title}, ${formatDay(date)}`),
);
print(
  'Placeholders to replace before going live',
  'Put the real value in, and delete the entry in content/placeholders.ts.',
  PLACEHOLDERS.map(({ what, where }) => `${what} (${where})`),
);
const open = unchecked.length + regimes.length + passed.length + pastEvents.length + PLACEHOLDERS.length;
process.stdout.write(open === 0 ? 'Nothing is due.\n' : '');
process.exitCode = open === 0 ? 0 : 1;
