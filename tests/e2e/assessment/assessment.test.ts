import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import {
  ASSESSMENT_PATH,
  keepRun,
  keptRun,
  mixedAnswers,
  openResult,
  prompt,
  startAssessment,
  startLink,
} from '#tests/harness/browser/assessor.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { expectStill, openUnhydrated, openHydrated } from '#tests/harness/browser/visitor.ts';

const PHONE = { width: 360, height: 740 };
const LAST = QUESTIONS.length - 1;

test('the assessment can be completed with the keyboard alone', async ({ page, troubles }) => {
  test.slow();
  await openHydrated(page, ASSESSMENT_PATH);
  await startLink(page).focus();
  await page.keyboard.press('Enter');
  for (const [place, question] of QUESTIONS.entries()) {
    await expect(prompt(page, place)).toBeFocused();
    // Alternates between number keys, an arrow key with Space, and two arrow keys.
    if (place % 3 === 0) await page.keyboard.press(String((place % 6) + 1));
    else {
      await page.keyboard.press('ArrowDown');
      if (place % 3 === 1) await page.keyboard.press('Space');
      else await page.keyboard.press('ArrowDown');
    }
    await expect(page.getByRole('radio', { checked: true }), question.id).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
  await expect(page.getByText('Every question has an answer.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: /^(Exposed|Partial|Prepared|Proven)$/ }),
  ).toBeFocused();
  await expect(page.getByRole('table', { name: /Scores by area/ }).getByRole('row')).toHaveCount(6);
  expect(troubles).toEqual([]);
});

test('Backspace goes back, and shortcuts are inactive outside the question and in the notes', async ({
  page,
}) => {
  await startAssessment(page);
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(prompt(page, 1)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(prompt(page, 0)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('2');

  await page.getByRole('button', { name: 'Leave' }).focus();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('2');

  await page.getByLabel('Facilitator mode').check();
  const notes = page.getByLabel('Notes from the discussion');
  await notes.fill('Teams of');
  await notes.press('1');
  await notes.press('Backspace');
  await expect(notes).toHaveValue('Teams of');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('2');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test(
    'the assessment can be completed by touch and fits the screen',
    { tag: '@prove' },
    async ({ page, troubles }) => {
      test.slow();
      await openHydrated(page, ASSESSMENT_PATH);
      await startLink(page).tap();
      const next = page.getByRole('button', { name: /^(Next|Skip for now)$/ });
      for (const place of QUESTIONS.keys()) {
        await expect(prompt(page, place)).toBeInViewport();
        await expect(next).toBeInViewport({ ratio: 1 });
        await page
          .getByRole('radio')
          .nth(place % 6)
          .tap();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
        await next.tap();
      }
      await page.getByRole('button', { name: 'Show the result' }).tap();
      await expect(page.getByRole('img', { name: /^Radar chart/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(troubles).toEqual([]);
    },
  );
});

test('leaving, also by the Back button, keeps the position for later', async ({ page }) => {
  await startAssessment(page);
  for (const key of ['2', '3']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await expect(prompt(page, 2)).toBeVisible();
  await page.goBack();
  await expect(startLink(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${ASSESSMENT_PATH}$`));

  await page.reload();
  await startLink(page).click();
  await expect(page.getByText('You stopped at question 3 of 28, with 2 answered.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(prompt(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('2');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(startLink(page)).toBeFocused();
});

test('an answer can be changed from the review, which lists unanswered questions as left out', async ({
  page,
}) => {
  await keepRun(page, { answers: mixedAnswers(LAST), position: LAST });
  await startLink(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText('One question is still open.')).toBeVisible();
  await page.getByRole('button', { name: `Change: ${QUESTIONS[1]?.topic}` }).click();
  await expect(prompt(page, 1)).toBeFocused();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Back to the review' }).click();
  const item = page.getByRole('listitem').filter({ hasText: QUESTIONS[1]?.topic });
  await expect(item).toContainText(QUESTIONS[1]?.statements[3] ?? '');
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByText('27 of 28 questions answered')).toBeVisible();
});

test(
  'a run of an earlier edition stays readable and is not compared',
  { tag: '@prove' },
  async ({ page }) => {
    const answers = { ...mixedAnswers(), 'cyber-inventory': 1, 'cyber-extortion': undefined };
    await keepRun(page, {
      edition: undefined,
      answers,
      day: '2026-11-20',
      notes: { 'cyber-inventory': 'The list is with procurement.' },
      previous: { answers: mixedAnswers(), day: '2026-05-12' },
    });
    await startLink(page).click();
    await expect(page.getByText('27 of 28 questions have an answer.')).toBeVisible();
    const changed = page.getByRole('region', { name: 'Some questions have changed' });
    await changed.getByText('Your answers from 20 November 2026').click();
    await expect(changed.getByText('Inventory of critical systems')).toBeVisible();
    await expect(changed.getByText('The list is with procurement.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(prompt(page, 6)).toBeFocused();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.getByText('28 of 28 questions answered')).toBeVisible();
    await expect(page.getByText('previous run:')).toHaveCount(0);
  },
);

test('a critical gap stands first in the result and caps the level, whatever the score', async ({ page }) => {
  const best = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 3]));
  await openResult(page, { answers: { ...best, 'cyber-mfa': 0, 'cyber-isolated-backup': 'unknown' } });
  await expect(page.getByRole('heading', { level: 2, name: 'Partial', exact: true })).toBeVisible();
  const gaps = page.getByRole('region', { name: 'What keeps you from Prepared' });
  await expect(gaps.getByRole('listitem')).toHaveCount(2);
  await expect(gaps).toContainText('Protection of logins');
  await expect(gaps).toContainText('Don’t know');
  const parts = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  expect(parts.slice(1, 3)).toEqual(['What keeps you from Prepared', 'Area by area']);
});

test('a result begins with steps for this week and dates each first action', async ({ page }) => {
  await openResult(page, { answers: Object.fromEntries(QUESTIONS.map(({ id }) => [id, 0])) });
  const week = page.getByRole('region', { name: 'This week, at no cost' });
  await expect(week.getByRole('listitem')).toHaveCount(6);
  await expect(week).toContainText('Name a chair and two deputies of the crisis team');
  const first = page.getByRole('region', { name: 'What to do first' });
  for (const { name } of AREAS) await expect(first.getByText(name).first()).toBeVisible();
  await expect(first.getByText('Begin by', { exact: true })).toHaveCount(5);
  await expect(first.getByText('Done by', { exact: true })).toHaveCount(5);
  await expect(first.getByText('27 November 2026').first()).toBeVisible();
});

test(
  'the page says how long most people need, and facilitator mode explains itself',
  { tag: '@prove' },
  async ({ page }) => {
    await openHydrated(page, ASSESSMENT_PATH);
    await expect(page.getByText('Most people need 15 to 25 minutes.')).toBeVisible();
    await startLink(page).click();
    await expect(page.getByLabel('Facilitator mode')).toHaveAccessibleDescription(
      'Larger text, and a notes field under every question.',
    );
  },
);

test('all answers can be deleted from the device after a confirmation', async ({ page }) => {
  await openResult(page, { previous: { answers: mixedAnswers(5), day: '2026-01-10' } });
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByRole('button', { name: 'Delete my answers' })).toBeFocused();
  expect(await keptRun(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Your answers are deleted from this device.')).toBeVisible();
  expect(await keptRun(page)).toBeNull();
  await expect(prompt(page, 0)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(prompt(page, 0)).toBeVisible();
});

test('a new run asks before it deletes the answers of an unfinished one or the notes of a finished one', async ({
  page,
}) => {
  const restart = page.getByRole('button', { name: 'Start a new run' });
  const keep = page.getByRole('button', { name: 'Keep this run' });
  await keepRun(page, { answers: mixedAnswers(27), position: 27 });
  await startLink(page).click();
  await restart.click();
  await expect(page.getByRole('group', { name: /answers and notes of this unfinished one/ })).toBeVisible();
  await expect(keep).toBeFocused();
  expect(await keptRun(page)).toContain(QUESTIONS[26]?.id);
  await keep.click();
  await expect(restart).toBeFocused();
  await restart.click();
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(prompt(page, 0)).toBeFocused();

  const noted = QUESTIONS[3]?.id ?? '';
  await openResult(page, { notes: { [noted]: 'The deputy was never named.' } });
  await restart.click();
  await expect(page.getByRole('group', { name: /Your notes are deleted/ })).toBeVisible();
  expect(await keptRun(page)).toContain('The deputy was never named.');
});

test('a result is compared with the previous one on the same device', async ({ page }) => {
  await openResult(page);
  await page.getByRole('button', { name: 'Start a new run' }).click();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByText('previous run:')).toBeVisible();
  const row = page.getByRole('table').getByRole('row', { name: /Cybersecurity/ });
  await expect(row).toContainText(/\(\+\d+\)/);
  await expect(page.getByText(/Fewer than half of the questions count/)).toBeVisible();
  await expect(page.getByText(/At least one area has no answer/)).toBeVisible();
});

test(
  'without browser storage the assessment works and says that nothing is kept',
  { tag: '@prove' },
  async ({ page, troubles }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await startAssessment(page);
    await expect(page.getByText(/This browser does not let us keep answers/)).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible();
    expect(troubles).toEqual([]);
  },
);

test('links open the start or an area, and an unknown link opens the start', async ({ page }) => {
  await page.goto(`${ASSESSMENT_PATH}#assessment`);
  await expect(prompt(page, 0)).toBeFocused();
  for (const [at, { id }] of sampleOf([...AREAS.entries()].toReversed(), 2)) {
    await page.goto(`${ASSESSMENT_PATH}?area=${id}#assessment`);
    await expect(prompt(page, at * 7)).toBeFocused();
  }
  await page.goto(`${ASSESSMENT_PATH}?area=no-such-area#assessment`);
  await expect(prompt(page, 0)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${ASSESSMENT_PATH}$`),
  );

  await openHydrated(page, ASSESSMENT_PATH);
  await page.getByRole('link', { name: 'Assess risk monitoring' }).click();
  await expect(prompt(page, 21)).toBeFocused();
});

test('a press of Start before hydration is answered without a jump and opens the assessment', async ({
  page,
  troubles,
}) => {
  const release = await openUnhydrated(page, ASSESSMENT_PATH);
  await startLink(page).click();
  await expect(page.getByText('Opening as soon as the page is ready…')).toBeVisible();
  await expect(startLink(page)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${ASSESSMENT_PATH}$`));
  release();
  await expect(prompt(page, 0)).toBeFocused();
  expect(troubles).toEqual([]);
});

test('once loaded the assessment sends no requests and works offline', async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openHydrated(page, ASSESSMENT_PATH);
  expect(loaded.filter((path) => /\/assessment-/.test(path))).toEqual([]);
  await startLink(page).click();
  await expect(prompt(page, 0)).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
  // The start page may still be preloading linked pages.
  await expect.poll(() => loaded.splice(0).length, { intervals: [500] }).toBe(0);
  await context.setOffline(true);
  loaded.length = 0;
  for (let place = 0; place < 8; place += 1) {
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
  }
  await expect(prompt(page, 8)).toBeFocused();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible();
  expect(loaded).toEqual([]);
});

test('a failure to load the assessment is reported, and the checklists stay', async ({ page }) => {
  await openHydrated(page, ASSESSMENT_PATH);
  await page.route('**/assets/assessment-*.js', (route) => route.abort());
  await startLink(page).click();
  await expect(page.getByText('Assessment not loaded').first()).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.unroute('**/assets/assessment-*.js');
  await startLink(page).click();
  await expect(prompt(page, 0)).toBeFocused();
});

test('the summary is copied, or shown for copying by hand where the clipboard is unavailable', async ({
  page,
  context,
}) => {
  await openResult(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('The summary is on your clipboard.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Crisis readiness assessment, 20 November 2026\n\nOverall: \d+ out of 100/);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const field = page.getByLabel(/copy the text from here/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text.replaceAll('\r\n', '\n'));
});

test(
  'facilitator mode is larger, keeps notes and shows them in the result',
  { tag: '@prove' },
  async ({ page }) => {
    await startAssessment(page);
    const size = () =>
      prompt(page, 0).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    const before = await size();
    await page.getByLabel('Facilitator mode').check();
    expect(await size()).toBeGreaterThan(before);
    await page.getByLabel('Notes from the discussion').fill('The list is with procurement.');
    await page.getByRole('radio').nth(1).check();
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Facilitator mode')).toBeChecked();
    await expect(page.getByLabel('Notes from the discussion')).toHaveValue('The list is with procurement.');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.getByText('Note: The list is with procurement.')).toBeVisible();
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('questions change without animation', { tag: '@prove' }, async ({ page }) => {
    await startAssessment(page);
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(prompt(page, 1)).toBeFocused();
    const durations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
    );
    expect(durations.filter((duration) => duration > 1)).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the facilitator switch shows whether it is on', async ({ page }) => {
    await startAssessment(page);
    const facilitator = page.getByLabel('Facilitator mode');
    const colours = () =>
      facilitator.evaluate((element) =>
        [undefined, '::after'].map((part) => getComputedStyle(element, part).backgroundColor),
      );
    const [offTrack, offKnob] = await colours();
    expect(offKnob).not.toBe(offTrack);
    await facilitator.check();
    await expectStill(page);
    const [onTrack, onKnob] = await colours();
    expect(onKnob).not.toBe(onTrack);
  });
});

test('answers given in two tabs are all kept', async ({ page, context }) => {
  const [first, second, third] = QUESTIONS;
  const keptAnswers = async () => JSON.parse((await keptRun(page)) ?? '{}').answers;
  await startAssessment(page);
  const other = await context.newPage();
  await startAssessment(other);
  await other.keyboard.press('3');
  await other.keyboard.press('Enter');
  await expect(prompt(other, 1)).toBeFocused();
  await other.keyboard.press('4');

  // Browsers copy storage to other tabs within milliseconds, which is sooner than a person changes tabs.
  await expect.poll(keptAnswers).toEqual({ [first?.id ?? '']: 2, [second?.id ?? '']: 3 });
  await page.bringToFront();
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('2');
  await page.keyboard.press('Enter');
  await expect(prompt(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page, 2)).toBeFocused();
  await page.keyboard.press('1');
  await expect
    .poll(keptAnswers)
    .toEqual({ [first?.id ?? '']: 2, [second?.id ?? '']: 3, [third?.id ?? '']: 0 });
});
