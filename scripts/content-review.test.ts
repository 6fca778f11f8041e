import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { LAW } from '#content/law/law.ts';
import { PLACEHOLDERS } from '#content/placeholders.ts';
import { WEBINARS } from '#content/resources/webinars.ts';

import { statedOn } from './content-review/stated-on.ts';

const SCRIPT = join(import.meta.dirname, 'content-review.ts');
const FAR_OFF = '2099-01-01';

function review(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('facts and events that are due are listed with what to do, and the command fails', () => {
  const { status, stdout } = review('--today', FAR_OFF);
  expect(status).toBe(1);
  expect(stdout).toContain('Content review on 1 January 2099');
  expect(stdout).toContain(`Facts of law to check again: ${Object.keys(LAW).length}`);
  expect(stdout).toMatch(
    /eu-dora \(DORA\), last checked on .*\n.*source: https:.*\n.*stated on: .*\/industries\/finance/,
  );
  for (const { title } of WEBINARS.upcoming.items) expect(stdout).toContain(title);
});

test('placeholders are listed on any day, and fail the command while there are some', () => {
  const { status, stdout } = review('--today', '2000-01-01');
  expect(stdout).not.toContain('Facts of law');
  expect(stdout).not.toContain('events');
  for (const { what, where } of PLACEHOLDERS) expect(stdout).toContain(`${what} (${where})`);
  expect(status).toBe(PLACEHOLDERS.length === 0 ? 0 : 1);
});

test.each([
  ['--today', 'soon'],
  ['--today', '2026-02-30'],
  ['--tomorrow', '2026-11-24'],
])('unusable arguments are refused with the usage: %s %s', (...args) => {
  const { status, stderr } = review(...args);
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run content:review');
});

test('every fact of the register is stated on a page', () => {
  expect(Object.keys(LAW).filter((id) => statedOn(id).length === 0)).toEqual([]);
});
