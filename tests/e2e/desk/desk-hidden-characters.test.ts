import type { Locator } from '@playwright/test';

import { openDesk, panel, rowOf, sendEnquiry, tab } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

/** Whether the characters of a text appear on screen in their logical order. */
function readsForwards(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, segment } of new Intl.Segmenter('en').segment(node.nodeValue ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const box = range.getBoundingClientRect();
        if (box.width > 0) boxes.push(box);
      }
    }
    return boxes.every((box, index) => {
      const last = boxes[index - 1];
      return !last || box.left >= last.right - 1 || box.top >= last.bottom - 1;
    });
  });
}

test('direction marks are made visible and reorder nothing in list, panel and person search', async ({
  page,
  admin,
  troubles,
}) => {
  const mark = String(Date.now());
  const sent = await sendEnquiry(page, {
    first_name: 'Ada\u202E',
    last_name: `fdp.${mark}`,
    company: 'Bank \u2066of\u200E Stone',
    message: `Pay \u202Eresu\u200B ${mark} 👍🏽`,
  });
  await openDesk(page, admin, `?q=${mark}`);

  const row = rowOf(page, mark);
  const name = row.getByRole('link', { name: `Ada[hidden character U+202E] fdp.${mark}` });
  await expect(name).toHaveText(`Ada[U+202E] fdp.${mark}`);
  await expect(row).toContainText('Bank [U+2066]of[U+200E] Stone');
  await expect(row).toContainText(`Pay [U+202E]resu[U+200B] ${mark} 👍🏽`);
  const typed = row.getByRole('cell').filter({ hasText: '[U+' });
  await expect(typed).toHaveCount(3);
  for (const cell of await typed.all()) expect(await readsForwards(cell)).toBe(true);

  await name.click();
  await expect(panel(page).getByRole('heading', { name: 'Message', exact: true })).toBeVisible();
  const heading = panel(page).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(`Ada[U+202E] fdp.${mark}`);
  expect(await readsForwards(heading)).toBe(true);
  await expect(panel(page)).toContainText('Bank [U+2066]of[U+200E] Stone');
  await expect(panel(page)).toContainText(`Pay [U+202E]resu[U+200B] ${mark}`);
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();

  await tab(page, 'Privacy').click();
  await page.getByLabel('Email address of the person').fill(sent.email);
  await page.getByRole('button', { name: 'Show data' }).click();
  await expect(page.getByRole('table', { name: 'Enquiries', exact: true })).toContainText(
    `Pay [U+202E]resu[U+200B] ${mark}`,
  );
  expect(troubles).toEqual([]);
});
