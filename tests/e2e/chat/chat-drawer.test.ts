import type { Page } from '@playwright/test';

import { startersFor } from '#content/assistant.ts';
import { FIRM, HOTLINES } from '#content/firm.ts';

import {
  answerWith,
  ask,
  CHAT_ROUTE,
  chatButton,
  chatInput,
  chatLog,
  drawer,
  openChat,
  scroller,
  writeByHand,
} from '#tests/harness/browser/chat.ts';
import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  expectStill,
  openUnhydrated,
  openHydrated,
  signInBefore,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const ANSWER = {
  reply: 'Under 15 minutes.\nThen the team is mobilised.',
  sources: [
    { title: 'Incident Response', url: '/services/incident-response#timeline' },
    { title: 'Nowhere', url: '/no-such-page' },
    { title: 'Staff', url: '/admin/submissions' },
  ],
};
const LONG_REPLY = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} of a long reply.`).join(
  '\n\n',
);

const NETWORK_TEXT = 'Network error. Please check your connection and try again.';
const FAILED_TEXT = 'Failed to get response. Please try again.';
const RATE_TEXT = 'Rate Limit Exceeded. Please wait before sending another message.';

const scrollTop = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop));

test('a visitor asks the assistant of this site and gets a reply', async ({ page, troubles }) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, '/services/incident-response');
  await openChat(page);
  await expect(drawer(page).getByText(/This conversation is not stored/)).toBeVisible();
  const requests = watchBackend(page);
  await ask(page, 'We have been hacked');
  await expect(chatLog(page).getByText('We have been hacked')).toBeVisible();
  await expect(chatLog(page).getByText('Assistant:')).toHaveCount(1);
  await expect(chatInput(page)).toHaveValue('');
  await expect(chatLog(page).getByRole('link', { name: `Call ${FIRM.hotline.label}` })).toHaveAttribute(
    'href',
    FIRM.hotline.href,
  );
  await expect(chatLog(page).locator('a[href="/services/incident-response#hotline"]')).toBeVisible();
  await expect(chatInput(page)).toBeFocused();
  expect(requests.map((request) => new URL(request.url()).pathname)).toEqual(['/functions/v1/chat']);
  expect(requests[0]?.headers()['accept']).toContain('text/event-stream');
  expect(requests[0]?.postDataJSON()).toEqual({
    messages: [{ role: 'user', content: 'We have been hacked' }],
  });
  expect(troubles).toEqual([]);
});

test('the button is on every kind of page', async ({ page, admin }) => {
  await page.setViewportSize(WIDE);
  for (const path of sampleOf(['/', '/login', '/industries/retail', '/privacy', '/no-such-page'], 2)) {
    await openHydrated(page, path);
    // Opened by keyboard, because for the pointer the button hides where it would cover a control, as on the login.
    await chatButton(page).press('Enter');
    await expect(chatInput(page)).toBeFocused();
    for (const question of startersFor(path)) {
      await expect(drawer(page).getByRole('button', { name: question }), path).toBeVisible();
    }
    await page.keyboard.press('Escape');
  }
  await signInBefore(page, admin);
  await openHydrated(page, '/admin/submissions');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await chatButton(page).press('Enter');
  await expect(chatInput(page)).toBeFocused();
});

test('a starter question is sent verbatim', async ({ page }) => {
  await answerWith(page, ANSWER);
  await openHydrated(page, '/services/executive-coaching');
  await openChat(page);
  const [first] = startersFor('/services/executive-coaching');
  const sent = page.waitForRequest(CHAT_ROUTE);
  await drawer(page).getByRole('button', { name: first }).click();
  expect((await sent).postDataJSON()).toEqual({ messages: [{ role: 'user', content: first }] });
  await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: first })).toHaveCount(0);
  await expect(chatInput(page)).toBeFocused();
});

test('a question without a subject is about the page, also after a change of page in the browser', async ({
  page,
  troubles,
}) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, '/services/full-service-consulting');
  await page.getByRole('main').locator('a[href="/services/executive-coaching"]').first().click();
  await expect(page).toHaveURL(/executive-coaching$/);
  await openChat(page);
  await ask(page, 'How long does it take?');
  await expect(chatLog(page).locator('a[href^="/services/executive-coaching"]')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a press of the Chat button before hydration is replayed', async ({ page, troubles }) => {
  const release = await openUnhydrated(page, '/about');
  await chatButton(page).click();
  await expect(drawer(page)).toHaveCount(0);
  release();
  await expect(chatInput(page)).toBeFocused();
  expect(troubles).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no Chat button', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Chat', { exact: true })).toBeHidden();
  });
});

test('the chat can be opened, used and closed with the keyboard, and focus returns to the button', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await answerWith(page, ANSWER);
  await openHydrated(page, '/about');
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(chatInput(page)).toBeFocused();
  await page.keyboard.type('One line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  await expect(chatInput(page)).toHaveValue('One line\nand another');
  await page.keyboard.press('Enter');
  await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();
  await expect(chatInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer(page).getByRole('button', { name: 'Close chat' }).focus();
  await page.keyboard.press('Enter');
  await expect(chatButton(page)).toBeFocused();
});

test('Enter during input method composition sends nothing', { tag: '@prove' }, async ({ page }) => {
  await openHydrated(page, '/about');
  await openChat(page);
  const requests = watchBackend(page);
  await chatInput(page).fill('にほん');
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await chatInput(page).dispatchEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      ...init,
    });
  }
  await chatInput(page).fill('   ');
  await chatInput(page).press('Enter');
  await expect(chatInput(page)).toBeEnabled();
  expect(requests).toEqual([]);
});

test('during a reply nothing else can be sent, and the reply is plain text with links to this site only', async ({
  page,
  troubles,
}) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, '/about');
  await openChat(page);
  const write = await writeByHand(page);
  await ask(page, 'How <b>fast</b>?');
  await expect(chatInput(page)).toBeDisabled();
  await expect(drawer(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(
    drawer(page).getByRole('status').filter({ hasText: 'The assistant is answering' }),
  ).toHaveCount(1);

  await write('delta', { text: 'Under <img src=x onerror=alert(1)>' });
  await expect(drawer(page).getByText('Under <img')).toBeVisible();
  // Screen readers announce only the complete reply, once.
  await expect(chatLog(page).getByText('Assistant:')).toHaveCount(0);
  await write('replace', { text: '<a href="https://evil.example">15</a> minutes' });
  const whole = { ...ANSWER, reply: '<a href="https://evil.example">15</a> minutes' };
  await write('done', whole);
  await expect(chatLog(page).getByText(whole.reply)).toHaveCount(1);
  await expect(chatLog(page).getByText('How fast?')).toBeVisible();
  await expect(chatLog(page).locator('a')).toHaveCount(1);
  await expect(chatLog(page).locator('img')).toHaveCount(0);
  await expect(chatLog(page).getByRole('link', { name: 'Incident Response' })).toHaveAttribute(
    'href',
    '/services/incident-response#timeline',
  );
  await expect(chatInput(page)).toBeEnabled();
  await expect(chatInput(page)).toBeFocused();
  expect(troubles).toEqual([]);
});

test('the conversation survives navigation, is stored nowhere and ends with a reload', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await answerWith(page, ANSWER);
  await openHydrated(page, '/about');
  await openChat(page);
  await ask(page, 'How fast?');
  await chatLog(page).getByRole('link', { name: 'Incident Response' }).click();
  await expect(page).toHaveURL(/\/services\/incident-response#timeline$/);
  await expect(drawer(page)).toBeVisible();
  await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();

  // The page behind the drawer stays usable.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/\/insights$/);
  await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();
  await page.mouse.move(300, 400);
  // Retried, because the new page may still scroll to its top.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 1_000 }).toBeGreaterThan(300);
  }).toPass();

  await chatInput(page).fill('half a quest');
  await drawer(page).getByRole('button', { name: 'Close chat' }).click();
  await openChat(page);
  await expect(chatInput(page)).toHaveValue('half a quest');
  await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();

  const sent = page.waitForRequest(CHAT_ROUTE);
  await ask(page, 'And then?');
  const { messages } = (await sent).postDataJSON() as { messages: { content: string }[] };
  expect(messages.map(({ content }) => content)).toEqual(['How fast?', ANSWER.reply, 'And then?']);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    // The copy of the incident page, which holds nothing of the visitor.
    ...(await caches.keys()).filter((name) => name !== 'incident'),
    document.cookie,
    JSON.stringify(history.state),
  ]);
  expect(kept.join()).not.toMatch(/How fast|And then|chat/i);
  expect(kept.slice(0, -2)).toEqual([]);

  await page.reload();
  await openChat(page);
  await expect(chatLog(page).getByText(ANSWER.reply)).toHaveCount(0);
  await expect(chatInput(page)).toHaveValue('');
});

test('on a phone opening a source closes the drawer and keeps the conversation', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await answerWith(page, ANSWER);
  await openHydrated(page, '/about');
  await openChat(page);
  await ask(page, 'How fast?');
  await chatLog(page).getByRole('link', { name: 'Incident Response' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/services\/incident-response#timeline$/);
  await openChat(page);
  await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();
});

test(
  'on a phone the drawer fills the space above the on-screen keyboard and keeps the focus',
  { tag: '@prove' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, '/about');
    await openChat(page);
    await expectStill(page);
    const box = () => drawer(page).boundingBox();
    expect(await box()).toEqual({ x: 0, y: 0, ...PHONE });
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
    }
    const overflows = await page.evaluate(() =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).overflowY),
    );
    expect(overflows).toContain('hidden');

    // Simulates an on-screen keyboard of 300 px, with the page pushed up by 20 px.
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error('no visual viewport');
      Object.defineProperties(viewport, { height: { value: 440 }, offsetTop: { value: 20 } });
      viewport.dispatchEvent(new Event('resize'));
    });
    await expect.poll(box).toEqual({ x: 0, y: 20, width: 360, height: 440 });
    await expect(chatInput(page)).toBeInViewport({ ratio: 1 });
    await expect(drawer(page).getByRole('button', { name: 'Close chat' })).toBeInViewport({ ratio: 1 });
  },
);

test('a reply scrolls along only while the reader is at the end', { tag: '@prove' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, '/about');
  await openChat(page);
  const write = await writeByHand(page);
  await ask(page, 'First?');
  await write('delta', { text: 'A beginning' });
  for (let part = 1; part <= 7; part += 1) await write('delta', { text: `\n\nPart ${part} of the reply` });
  // At the end, the log scrolls along with the reply.
  await expect(drawer(page).getByText('Part 7')).toBeVisible();
  await expect
    .poll(() => scroller(page).evaluate((e) => e.scrollHeight - e.clientHeight - e.scrollTop))
    .toBeLessThan(2);
  await write('delta', { text: `\n\n${LONG_REPLY}` });
  await write('done', { reply: `A beginning\n\n${LONG_REPLY}`, sources: [] });

  // A long reply stays scrolled to its beginning.
  await expect(chatLog(page).getByText('A beginning')).toBeInViewport();
  await expect(drawer(page).getByRole('button', { name: 'Go to the end' })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Go to the end' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Go to the end' })).toHaveCount(0);

  await ask(page, 'Second?');
  await write('delta', { text: 'Now then' });
  await expect(drawer(page).getByText('Now then')).toBeVisible();
  await scroller(page).hover();
  await page.mouse.wheel(0, -700);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await expectStill(page);
  await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => done(true))));
  const before = await scrollTop(page);
  await write('delta', { text: `\n\n${LONG_REPLY}` });
  await write('done', { reply: `Now then\n\n${LONG_REPLY}`, sources: [] });
  await expect(chatInput(page)).toBeEnabled();
  expect(await scrollTop(page)).toBe(before);
});

test('a message is limited to 1000 characters, with a counter near the limit', async ({ page }) => {
  await answerWith(page, ANSWER);
  await openHydrated(page, '/about');
  await openChat(page);
  const count = drawer(page).getByText(/of 1000 characters left/);
  await chatInput(page).fill('x'.repeat(799));
  await expect(count).toHaveCount(0);
  await chatInput(page).press('End');
  await page.keyboard.insertText('x'.repeat(300));
  await expect(chatInput(page)).toHaveValue('x'.repeat(1000));
  await expect(count).toHaveCount(0);
  // For the eye, and for screen readers.
  await expect(drawer(page).getByText('No characters left: text beyond 1000 is left out')).toHaveCount(2);
  const sent = page.waitForRequest(CHAT_ROUTE);
  await chatInput(page).press('Enter');
  expect((await sent).postDataJSON()).toEqual({ messages: [{ role: 'user', content: 'x'.repeat(1000) }] });
});

const FAILURES = [
  { name: 'a lost connection', fail: { abort: true }, text: NETWORK_TEXT, isRetried: true },
  { name: 'a refusal of the server', fail: { status: 429 }, text: RATE_TEXT, isRetried: false },
  { name: 'a failure of the server', fail: { status: 500 }, text: FAILED_TEXT, isRetried: true },
  { name: 'an invalid answer', fail: { status: 200, body: '<html>' }, text: FAILED_TEXT, isRetried: true },
] as const;

for (const { name, fail, text, isRetried } of sampleOf(FAILURES, 2)) {
  test(`${name} is reported, and the typed message is kept`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, '/about');
    await openChat(page);
    await page.route(CHAT_ROUTE, (route) => ('abort' in fail ? route.abort() : route.fulfill(fail)), {
      times: 1,
    });
    await ask(page, 'How fast?');
    const alert = drawer(page).getByRole('alert');
    await expect(alert.getByText('Chat error', { exact: true })).toBeVisible();
    await expect(alert.getByText(text, { exact: true })).toBeVisible();
    await expect(chatInput(page)).toHaveValue('How fast?');
    await expect(chatInput(page)).toBeFocused();
    const retry = alert.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveCount(isRetried ? 1 : 0);

    await answerWith(page, ANSWER);
    if (isRetried) await retry.click();
    else await chatInput(page).press('Enter');
    await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();
    await expect(alert).toHaveText('');
    await expect(chatInput(page)).toBeFocused();
  });
}

test('an answer that is not streamed is shown, too', { tag: '@prove' }, async ({ page }) => {
  await page.route(CHAT_ROUTE, (route) => route.fulfill({ json: ANSWER }));
  await openHydrated(page, '/about');
  await openChat(page);
  await ask(page, 'How fast?');
  await expect(chatLog(page).getByText(ANSWER.reply)).toBeVisible();
});

test('the eleventh message within a minute is not sent', async ({ page }) => {
  await answerWith(page, ANSWER);
  await openHydrated(page, '/about');
  await openChat(page);
  for (let count = 1; count <= 10; count += 1) {
    await ask(page, `Question ${count}?`);
    await expect(chatLog(page).getByText('Assistant:')).toHaveCount(count);
    await expect(chatInput(page)).toBeEnabled();
  }
  const requests = watchBackend(page);
  await ask(page, 'Question 11?');
  await expect(drawer(page).getByRole('alert').getByText(RATE_TEXT)).toBeVisible();
  await expect(chatInput(page)).toHaveValue('Question 11?');
  expect(requests).toEqual([]);
});

for (const viewport of sampleOf([PHONE, WIDE], 1)) {
  test(`Write to our team at ${viewport.width} px prepares an enquiry for the visitor to review`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await answerWith(page, { ...ANSWER, suggestion: 'contact' });
    await openHydrated(page, '/services/risk-resilience');
    await openChat(page);
    await ask(page, 'What does it cost?');
    await expect(chatLog(page).getByRole('button', { name: 'Write to our team' })).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Write to our team' }).last().click();
    const message = drawer(page).getByLabel('Message for our team');
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(/- What does it cost\?/);
    await drawer(page).getByRole('button', { name: 'Back to the chat' }).click();
    await expect(chatInput(page)).toBeFocused();

    // The edited message outlives the way back and the drawer.
    const write = drawer(page).getByRole('button', { name: 'Write to our team' }).last();
    await write.click();
    await message.fill('Please call me about the cost.');
    await drawer(page).getByRole('button', { name: 'Back to the chat' }).click();
    await write.click();
    await expect(message).toHaveValue('Please call me about the cost.');
    await message.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await openChat(page);
    await write.click();
    await expect(message).toHaveValue('Please call me about the cost.');
    const requests = watchBackend(page);
    await drawer(page).getByRole('button', { name: 'Continue to the contact form' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('Please call me about the cost.');
    await expect(page.locator('#contact')).toBeInViewport();
    expect(requests.filter((request) => request.url().includes('contact_submissions'))).toEqual([]);
  });

  test(`the drawer is accessible in all its states at ${viewport.width} px`, async ({ page }) => {
    const expectAccessible = async () => {
      await expectStill(page);
      expect(await axeViolations(page)).toEqual([]);
    };
    await page.setViewportSize(viewport);
    await openHydrated(page, '/industries/finance');
    await expectAccessible();
    await openChat(page);
    await expectAccessible();
    await answerWith(page, { ...ANSWER, suggestion: 'emergency' });
    await ask(page, 'How fast?');
    await expect(chatLog(page).getByRole('link', { name: /^Call / })).toHaveCount(HOTLINES.length);
    await page.unroute(CHAT_ROUTE);
    await answerWith(page, { reply: LONG_REPLY, sources: [], suggestion: 'contact' });
    await ask(page, 'How long?');
    await expect(drawer(page).getByRole('button', { name: 'Go to the end' })).toBeVisible();
    await expectAccessible();
    await page.unroute(CHAT_ROUTE);
    await page.route(CHAT_ROUTE, (route) => route.fulfill({ status: 500, json: {} }));
    await ask(page, 'x'.repeat(990));
    await expect(drawer(page).getByRole('alert')).toContainText(FAILED_TEXT);
    await expectAccessible();
    await drawer(page).getByRole('button', { name: 'Write to our team' }).last().click();
    await expectAccessible();
  });
}

test('the public emergency services can be called before the hotlines, and a foreign paragraph says its language', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await openChat(page);
  const own = 'Rufen Sie zuerst den öffentlichen Notruf: 112.';
  await answerWith(page, {
    reply: `${own}\n\nCall the public emergency services first.`,
    sources: [],
    suggestion: 'emergency',
    callFirst: ['112', '116 123'],
    language: 'de',
  });
  await ask(page, 'Hilfe');
  const calls = chatLog(page).getByRole('link', { name: /^Call / });
  await expect(calls).toHaveCount(2 + HOTLINES.length);
  expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:112',
    'tel:116123',
    ...HOTLINES.map(({ href }) => href),
  ]);
  await expect(chatLog(page).locator('[lang=de]')).toHaveText(own);
});

test(
  'toasts and the drawer do not overlap, and neither button nor drawer is printed',
  { tag: '@prove' },
  async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openHydrated(page, '/');
    const send = contactForm(page).getByRole('button', { name: 'Send Message' });
    for (const isOpen of [false, true]) {
      if (isOpen) await openChat(page);
      await contactForm(page).getByLabel('First name').fill('Ada');
      await page.route('**/rest/v1/contact_submissions*', (route) =>
        route.fulfill({ status: 503, json: {} }),
      );
      for (const [label, value] of [
        ['Last name', 'Stone'],
        ['Email', `ada${isOpen}@example.com`],
        ['Company', 'Example Ltd'],
        ['Message', 'Hello'],
      ] as const) {
        await contactForm(page).getByLabel(label).fill(value);
      }
      await send.click();
      const box = page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Failed to Submit Form')
        .first();
      await expect(box).toBeVisible();
      await expectStill(page);
      const toastBox = await page.locator('.toasts').boundingBox();
      const other = await (isOpen ? drawer(page) : chatButton(page)).boundingBox();
      if (!toastBox || !other) throw new Error('nothing to measure');
      const isApart =
        toastBox.x + toastBox.width <= other.x ||
        toastBox.y + toastBox.height <= other.y ||
        toastBox.y >= other.y + other.height;
      expect(isApart, JSON.stringify({ toastBox, other })).toBe(true);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('.chat-button')).toBeHidden();
  },
);

test('at 400 % zoom the answer, the field and the way to close can be read and reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/services/incident-response');
  await openChat(page);
  await ask(page, 'We have been hacked');
  await expect(chatLog(page)).toContainText('hotline');
  const box = await scroller(page).boundingBox();
  expect(box?.height).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(drawer(page)).toBeHidden();
});

test(
  'Escape in another open layer of the page does not close the drawer',
  { tag: '@prove' },
  async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openHydrated(page, '/resources/white-papers');
    await openChat(page);
    await page.getByRole('button', { name: 'Download' }).first().press('Enter');
    const gate = page.getByRole('dialog', { name: 'For Clients and Subscribers Only' });
    await expect(gate).toBeVisible();
    // On a slow device the key is pressed before the focus has moved into the dialog.
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    await expect(gate).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
  },
);
