import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { FIRM, HOTLINES } from '#content/firm.ts';
import { FIRST_HOUR_CARD } from '#content/first-hour-card.ts';
import { FIRST_HOUR } from '#content/response-terms.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated, openUnhydrated } from '#tests/harness/browser/visitor.ts';

const PATH = '/services/incident-response';

/** Opens the page and waits until its worker keeps a copy. */
async function openAndKeep(page: Page): Promise<void> {
  await openHydrated(page, PATH);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), PATH)).toBe(true);
}

async function expectCard(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'If an incident is under way' });
  for (const { label, href } of HOTLINES) {
    await expect(card.locator(`a[href="${href}"]`)).toContainText(label);
  }
  for (const { name, text } of FIRST_HOUR.steps) {
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByText(text)).toBeVisible();
  }
  for (const item of FIRST_HOUR.tell) await expect(card.getByText(item)).toBeVisible();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the card can be read', async ({ page }) => {
    await page.goto(PATH);
    await expectCard(page);
    await expect(page.getByRole('button', { name: FIRST_HOUR_CARD.print })).toBeHidden();
    await expect(page.getByRole('link', { name: FIRST_HOUR_CARD.deadlines })).toBeVisible();
    await expect(page.getByText(FIRST_HOUR_CARD.keep)).toBeVisible();
  });
});

test('a phone held sideways shows both numbers and the question of danger without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openHydrated(page, PATH);
  const card = page.getByRole('region', { name: 'If an incident is under way' });
  for (const { href } of HOTLINES) {
    await expect(card.locator(`a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
  }
  await expect(card.getByText('Is anybody in danger? Call')).toBeInViewport({ ratio: 1 });
});

test('no number is under the Chat button while the script loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openUnhydrated(page, PATH);
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'If an incident is under way' });
  for (const { href } of HOTLINES) {
    const isOnTop = await card.locator(`a[href="${href}"]`).evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const across = [0.1, 0.5, 0.8, 0.98].map((share) => left + share * (right - left));
      return across.map((x) => link.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    });
    expect(isOnTop, href).toEqual([true, true, true, true]);
  }
});

for (const format of sampleOf(['Letter', 'A4'] as const, 1)) {
  test(`on ${format} the card is printed alone, on one sheet, with lines for the times`, async ({
    page,
  }, info) => {
    await page.goto(PATH);
    const file = info.outputPath(`card-${format}.pdf`);
    writeFileSync(file, await page.pdf({ format }));
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/^Pages:\s+1$/m);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    for (const { place, label } of HOTLINES) {
      expect(text).toContain(place);
      expect(text).toContain(label);
    }
    for (const { name } of FIRST_HOUR.steps) expect(text).toContain(name);
    for (const name of FIRST_HOUR_CARD.times) expect(text).toContain(name);
    expect(text).not.toContain('What the team does');
    expect(text).not.toContain(FIRM.tagline);
  });
}

test('once opened, the page is shown without a connection, and no other page is', async ({
  page,
  context,
}) => {
  await openAndKeep(page);
  await context.setOffline(true);
  await page.goto(PATH);
  await expectCard(page);
  await expect(page.goto('/services/risk-resilience')).rejects.toThrow(/INTERNET_DISCONNECTED|FAILED/);
});

test('the stored copy is never shown while there is a connection', async ({ page, troubles }) => {
  await openAndKeep(page);
  await page.evaluate(async (path) => {
    const kept = await caches.open('incident');
    await kept.put(new URL(path, location.href).href, new Response('an old number'));
  }, PATH);
  await page.goto(PATH);
  await expectCard(page);
  // The fresh page has replaced the copy.
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then((copy) => copy?.text()), PATH))
    .toContain(FIRM.usHotline.label);
  expect(troubles).toEqual([]);
});

test('no other page has a service worker', { tag: '@prove' }, async ({ page }) => {
  await openAndKeep(page);
  for (const path of ['/', '/services/risk-resilience', '/resources/crisis-assessment']) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([PATH]);
});
