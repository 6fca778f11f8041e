import type { Locator, Page } from '@playwright/test';

import type { DeskEvent } from '#shared/desk/events.ts';
import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { deskOf, openDesk, tab } from '#tests/harness/browser/desk.ts';
import { mailTo, publishEvent } from '#tests/harness/browser/events.ts';
import { DELIVERED, mailSiteTest } from '#tests/harness/browser/mail-site-test.ts';
import { expect } from '#tests/harness/browser/site-test.ts';
import { newSender, toast } from '#tests/harness/browser/visitor.ts';
import { eventDraft } from '#tests/harness/events.ts';

const test = mailSiteTest();

const SAVE_EVENT = '**/rest/v1/rpc/save_event';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const save = (page: Page): Locator => page.getByRole('button', { name: /^Save/ });
const question = (page: Page): Locator => page.getByRole('alertdialog');

/** A calendar day in New York. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
}

/** Saves the event, and writes another abstract before the answer. */
async function saveWhileTyping(page: Page, abstract: string): Promise<void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const saving = page.waitForResponse(SAVE_EVENT);
  await page.route(SAVE_EVENT, async (route) => {
    await isReleased;
    await route.continue();
  });
  await save(page).click();
  await field(page, 'Abstract').fill(abstract);
  release();
  await saving;
  await page.unroute(SAVE_EVENT);
}

async function saveWithoutConflict(page: Page): Promise<void> {
  const saving = page.waitForResponse(SAVE_EVENT);
  await save(page).click();
  expect((await saving).status()).toBe(200);
  await expect(save(page)).toBeDisabled();
}

/** The texts that an element has from now on, in order. */
function textsOf(element: Element): string[] {
  const texts = [element.textContent ?? ''];
  new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return texts;
}

async function registerByForm(page: Page, event: string, email: string): Promise<void> {
  const answer = await page.request.post('/form/registration', {
    form: { event, name: 'Ada Stone', email, company: 'Example Ltd', question: 'Who decides?' },
  });
  expect(answer.url()).toMatch(/\/form\/registered(\?|$)/);
}

test('staff write an event, publish it, write to those registered and cancel it, which visitors see and read', async ({
  page,
  admin,
  mail,
  troubles,
}) => {
  const slug = `deciding-early-${Date.now()}`;
  const title = `Deciding early ${slug}`;
  await openDesk(page, admin);
  await tab(page, 'Events').click();
  await expect(page.getByRole('table', { name: /events$/ })).toContainText(
    'Thursday 11 February 2055, 1500 GMT',
  );
  await page.getByRole('link', { name: 'New event' }).click();
  await field(page, 'Title').fill('Deciding early: a start');
  await expect(field(page, 'Address of the page')).toHaveValue('deciding-early-a-start');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(field(page, 'Abstract')).toBeFocused();
  await expect(field(page, 'Abstract')).toHaveAccessibleDescription(/^Please enter an abstract/);
  await field(page, 'Title').fill(title);
  await expect(field(page, 'Address of the page')).toHaveValue(`deciding-early-${slug}`);
  await field(page, 'Address of the page').fill(slug);
  await field(page, 'Abstract').fill('Which decisions wait, and which do not.');
  await field(page, 'Day').fill(dayFromNow(20));
  await field(page, 'Time').fill('09:30');
  await field(page, 'Time zone').selectOption('New York time');
  await expect(field(page, 'Time zone')).toHaveAccessibleDescription(/London, 0630 San Francisco$/);
  await field(page, 'Places').fill('1');
  await field(page, 'Presented by').selectOption('Leadership Practice');
  await field(page, 'Address of the room').fill('https://rooms.example/decide');
  await page.getByRole('checkbox', { name: 'Leadership' }).check();
  await saveWhileTyping(page, 'Which decisions wait.');
  await expect(toast(page, 'Saved', `“${title}” is up to date.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(field(page, 'Abstract')).toHaveValue('Which decisions wait.');
  await saveWithoutConflict(page);
  expect((await page.request.get(`/events/${slug}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(question(page)).toContainText('0930 E');
  await question(page).getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Published', `Visitors can now register for “${title}”.`)).toBeVisible();
  await expect(page.getByText('Nobody has registered yet.')).toBeVisible();

  await field(page, 'Abstract').fill('Which decisions wait, and how long.');
  await saveWhileTyping(page, 'Which decisions wait, and why.');
  await expect(save(page)).toHaveText('Save');
  await expect(field(page, 'Abstract')).toHaveValue('Which decisions wait, and why.');
  await saveWithoutConflict(page);
  await page.reload();
  await expect(field(page, 'Abstract')).toHaveValue('Which decisions wait, and why.');

  const [first, second] = [newSender(), newSender()];
  await registerByForm(page, slug, first);
  await registerByForm(page, slug, second);
  await page.reload();
  const people = page.getByRole('table', { name: '1 of 1 place taken, 1 on the waiting list' });
  await expect(people.getByRole('row').filter({ hasText: first })).toContainText('Has a place');
  await expect(people.getByRole('row').filter({ hasText: second })).toContainText('Waiting list, number 1');

  await field(page, 'Subject').fill('Please read this before');
  await page.getByRole('button', { name: 'Preview…' }).click();
  await expect(field(page, 'Text')).toBeFocused();
  await field(page, 'Text').fill('Two pages, attached to nothing.\n\nSee you there.');
  await field(page, 'Reason, which visitors read').fill('The speaker is ill.');
  // These texts outlive their forms until they are sent.
  await page.getByRole('link', { name: 'All events' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(field(page, 'Reason, which visitors read')).toHaveValue('The speaker is ill.');
  await field(page, 'Reason, which visitors read').fill('');
  await page.getByRole('button', { name: 'Preview…' }).click();
  await expect(question(page)).toContainText('To 1 person with a place');
  await expect(question(page)).toContainText('See you there.');
  await question(page).getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Email queued', '1 email will be sent with the next delivery.')).toBeVisible();
  await expect(field(page, 'Text')).toHaveValue('');
  await expect.poll(() => mailTo(mail, first, /See you there\./), DELIVERED).toBeDefined();
  expect(mailTo(mail, second, /See you there\./)).toBeUndefined();
  await field(page, 'Subject').fill('Please read this before');
  await field(page, 'Text').fill('Two pages, attached to nothing.\n\nSee you there.');
  await page.getByRole('button', { name: 'Preview…' }).click();
  await question(page).getByRole('button', { name: 'Send' }).click();
  const refused = 'This mail was sent less than an hour ago. It is not sent again.';
  await expect(toast(page, 'Email not sent', refused)).toBeVisible();

  await page.goto('/resources/webinars');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Cancel event…' }).click();
  await expect(field(page, 'Reason, which visitors read')).toBeFocused();
  await field(page, 'Reason, which visitors read').fill('The speaker is ill.');
  await page.getByRole('button', { name: 'Cancel event…' }).click();
  await expect(question(page)).toContainText(
    '2 people are emailed. The reason that they read: “The speaker is ill.”',
  );
  await expect(question(page).getByRole('button', { name: 'Keep the event' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByText('Cancelled. What visitors read: The speaker is ill.')).toBeVisible();
  // The form is gone, and the focus stays at the event.
  await expect(page.locator(':focus')).toContainText('All events');
  for (const address of [first, second])
    await expect.poll(() => mailTo(mail, address, /The speaker is ill\./), DELIVERED).toBeDefined();
  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('heading', { name: 'This session is cancelled' })).toBeVisible();
  await expect(page.getByText('The speaker is ill.')).toBeVisible();
  await page.goto('/resources/webinars');
  await expect(
    page.getByRole('heading', { name: 'Rehearsing an AI incident before you have one' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  expect(troubles.filter((trouble) => !/404|409/.test(trouble))).toEqual([]);
});

test(
  'when somebody else has saved first, what was typed is kept and can be saved over it',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const slug = `changed-by-two-${Date.now()}`;
    const starts_at = new Date(Date.now() + 40 * DAY_MS).toISOString();
    const event = await publishEvent(page, admin, { slug, title: 'Changed by two', starts_at });
    await openDesk(page, admin, `?view=events&event=${event.id}`);
    await field(page, 'Abstract').fill('My own abstract.');
    const ask = await deskOf(page.request, admin);
    const { id, version, title, abstract, practice, zone, minutes, topics, room_url, transcript_path } =
      event;
    const theirs = {
      id,
      slug,
      title,
      abstract,
      practice,
      starts_at,
      zone,
      minutes,
      topics,
      room_url,
      transcript_path,
    };
    await ask<DeskEvent>('save_event', { event: { ...theirs, capacity: 33, expected_version: version } });
    await save(page).click();
    const note = page.getByRole('alert').filter({ hasText: 'Someone else has changed this event' });
    await expect(note).toContainText('(Places)');
    await expect(field(page, 'Abstract')).toHaveValue('My own abstract.');
    await expect(save(page)).toBeDisabled();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    await note.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(toast(page, 'Saved', '“Changed by two” is up to date.')).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(field(page, 'Abstract')).toHaveValue('My own abstract.');
  },
);

test('a draft outlives its tab, and the page asks before it is lost', async ({ page, admin }) => {
  await openDesk(page, admin, '?view=events&event=new');
  await field(page, 'Title').fill('Half a title');
  await tab(page, 'People').click();
  await expect(page.getByRole('table', { name: /^Admins/ })).toBeVisible();
  await tab(page, 'Events').click();
  await page.getByRole('link', { name: 'New event' }).click();
  await expect(field(page, 'Title')).toHaveValue('Half a title');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(field(page, 'Title')).toHaveValue('');
});

test('moving an event asks for confirmation and tells everyone registered the new time', async ({
  page,
  admin,
  mail,
}) => {
  const slug = `moved-${Date.now()}`;
  const starts_at = new Date(Date.now() + 60 * DAY_MS).toISOString();
  const event = await publishEvent(page, admin, { slug, title: 'Moved session', starts_at });
  const address = newSender();
  await registerByForm(page, slug, address);
  await openDesk(page, admin, `?view=events&event=${event.id}`);
  await field(page, 'Places').fill('7');
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(field(page, 'Places')).not.toHaveValue('7');
  await expect(page.getByRole('heading', { name: 'Moved session' })).toBeFocused();
  await field(page, 'Time').fill('07:45');
  await save(page).click();
  await expect(question(page)).toContainText('1 person with a place or on the waiting list is emailed');
  // The reload never gets an answer, so the form can only show the row that `save_event` returned.
  await page.route('**/rest/v1/rpc/list_events', () => undefined);
  await question(page).getByRole('button', { name: 'Move it' }).click();
  await expect(toast(page, 'Saved', '“Moved session” is up to date.')).toBeVisible();
  await expect(field(page, 'Time')).toHaveValue('07:45');
  await field(page, 'Places').fill('41');
  await expect(save(page)).toBeEnabled();
  await expect.poll(() => mailTo(mail, address, /New time: Moved session/), DELIVERED).toBeDefined();
  expect(mailTo(mail, address, /New time: Moved session/)).toContain('0745 ');
});

test(
  'more places are asked about when the waiting list is emailed',
  { tag: '@prove' },
  async ({ page, admin, mail }) => {
    const slug = `places-${Date.now()}`;
    const starts_at = new Date(Date.now() + 60 * DAY_MS).toISOString();
    const event = await publishEvent(page, admin, { slug, title: 'Full session', starts_at, capacity: 1 });
    await registerByForm(page, slug, newSender());
    const waiting = newSender();
    await registerByForm(page, slug, waiting);
    await openDesk(page, admin, `?view=events&event=${event.id}`);
    await field(page, 'Places').fill('500');
    await page.getByRole('button', { name: 'Save…' }).click();
    await expect(question(page)).toContainText('1 person on the waiting list gets a place and is emailed');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Places')).toHaveValue('500');
    await field(page, 'Places').fill('2');
    await save(page).click();
    await question(page).getByRole('button', { name: 'Give the places' }).click();
    await expect(toast(page, 'Saved', '“Full session” is up to date.')).toBeVisible();
    await expect.poll(() => mailTo(mail, waiting, /You now have a place/), DELIVERED).toBeDefined();
  },
);

test('a transcript without a page is refused, because its link would be emailed', async ({ page, admin }) => {
  const event = await publishEvent(page, admin, {
    slug: `transcript-${Date.now()}`,
    title: 'Transcribed session',
    practice: 'Crisis Response Practice',
    starts_at: new Date(Date.now() + 80 * DAY_MS).toISOString(),
  });
  await openDesk(page, admin, `?view=events&event=${event.id}`);
  await field(page, 'Path of the transcript').fill('/insights/speaking-before-you-knew');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no page at' })).toContainText(
    '/insights/speaking-before-you-knew',
  );
  await field(page, 'Path of the transcript').fill('/insights/speaking-before-you-know');
  await saveWithoutConflict(page);
});

test(
  'changing the room of a running session says that nobody is emailed',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const event = await publishEvent(page, admin, {
      slug: `running-${Date.now()}`,
      title: 'Running session',
      practice: 'Crisis Response Practice',
      starts_at: new Date(Date.now() + HOUR_MS).toISOString(),
    });
    // Only the page believes that the session has begun.
    await page.clock.setFixedTime(Date.parse(event.starts_at) + 60_000);
    await openDesk(page, admin, `?view=events&event=${event.id}`);
    await field(page, 'Address of the room').fill('https://rooms.example/right');
    await save(page).click();
    await expect(page.getByText('so nobody is emailed this address of the room')).toBeVisible();
  },
);

test('an event without a room is named on every tab of the desk until somebody enters the room', async ({
  page,
  admin,
}) => {
  const event = await publishEvent(page, admin, {
    slug: `no-room-${Date.now()}`,
    title: 'A session without a room',
    practice: 'Crisis Response Practice',
    starts_at: new Date(Date.now() + 30 * HOUR_MS).toISOString(),
    room_url: null,
  });
  await openDesk(page, admin);
  const warning = page.getByRole('status').filter({ hasText: 'no room yet' });
  await warning.getByRole('link', { name: event.title }).click();
  await field(page, 'Address of the room').fill('https://rooms.example/late');
  await saveWithoutConflict(page);
  await expect(warning).toBeHidden();
});

test(
  'a mail about an event that was refused is listed in the tab and can be sent again',
  { tag: '@prove' },
  async ({ page, admin, mail, troubles }) => {
    const event = await publishEvent(page, admin, {
      slug: `refused-${Date.now()}`,
      title: 'Refused session',
      practice: 'Technology Practice',
    });
    const address = newSender();
    mail.refusals.set(address, 550);
    await registerByForm(page, event.slug, address);
    const failed = page.getByRole('region', { name: 'Emails that failed' });
    await expect(async () => {
      await openDesk(page, admin, '?view=events');
      await expect(failed).toContainText(address, { timeout: 1_000 });
    }).toPass(DELIVERED);
    await expect(failed).toContainText('Refused session');
    expect(await accessibilityProblems(page)).toEqual([]);
    mail.refusals.clear();
    await failed.getByRole('button', { name: `Send again: ${address}` }).press('Enter');
    await expect(toast(page, 'Message queued', 'It will be sent with the next delivery.')).toBeVisible();
    await expect(failed.getByRole('heading')).toBeFocused();
    await expect(failed).toContainText('No failed email is left to send again.');
    await expect.poll(() => mailTo(mail, address, /You have a place/), DELIVERED).toBeDefined();
    expect(troubles).toEqual([]);
  },
);

test('staff delete a draft with the keyboard, and decide on registrations that were held', async ({
  page,
  admin,
  mail,
  troubles,
}) => {
  const ask = await deskOf(page.request, admin);
  const draft = await ask<DeskEvent>('save_event', {
    event: eventDraft({ slug: `unwanted-${Date.now()}`, title: 'An unwanted draft' }),
  });
  const slug = `held-${Date.now()}`;
  await publishEvent(page, admin, {
    slug,
    title: 'Held session',
    practice: 'Risk Advisory Practice',
    capacity: 1,
  });
  const [real, spam] = ['real', 'spam'].map((name) => `${name}-${Date.now()}@mailinator.com`);
  for (const email of [real, spam]) await registerByForm(page, slug, email ?? '');

  await openDesk(page, admin);
  await tab(page, 'Events').click();
  await page.getByRole('link', { name: draft.title }).click();
  await page.getByRole('button', { name: 'Delete draft…' }).press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: 'Delete draft…' }).press('Enter');
  await question(page).getByRole('button', { name: 'Delete the draft' }).press('Enter');
  await expect(toast(page, 'Deleted', 'The draft “An unwanted draft” is deleted.')).toBeVisible();
  await expect(page.getByRole('table', { name: /events$/ })).not.toContainText('An unwanted draft');

  await page.getByRole('link', { name: 'Held session' }).click();
  const held = page.getByRole('table', { name: /^2 held/ });
  const row = held.getByRole('row').filter({ hasText: real });
  await expect(row).toContainText('Disposable address');
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Accept Ada Stone' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Held registrations' })).toBeFocused();
  await expect(page.getByRole('table', { name: '1 of 1 place taken' })).toContainText(real ?? '');
  await expect.poll(() => mailTo(mail, real ?? '', /You have a place/), DELIVERED).toBeDefined();
  await page.getByRole('button', { name: 'Delete all shown…' }).click();
  const asked = await question(page).getByRole('heading').evaluateHandle(textsOf);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No registration is held any more.')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await asked.jsonValue()).toEqual(['Delete 1 registration?']);
  expect(mailTo(mail, spam ?? '', /./)).toBeUndefined();
  expect(troubles).toEqual([]);
});

test('staff delete one registration, and whoever waits is emailed that they have its place', async ({
  page,
  admin,
  mail,
  troubles,
}) => {
  const slug = `mistaken-${Date.now()}`;
  await publishEvent(page, admin, {
    slug,
    title: 'Session of one',
    practice: 'Crisis Management Practice',
    capacity: 1,
  });
  const [mistaken, waiting] = ['mistaken', 'waiting'].map((name) => `${name}-${Date.now()}@example.com`);
  for (const email of [mistaken, waiting]) await registerByForm(page, slug, email ?? '');
  await openDesk(page, admin);
  await tab(page, 'Events').click();
  await page.getByRole('link', { name: 'Session of one' }).click();
  const listed = page.getByRole('table', { name: /place taken/ });
  await listed
    .getByRole('row')
    .filter({ hasText: mistaken })
    .getByRole('button', { name: 'Delete the registration of Ada Stone' })
    .click();
  await expect(question(page)).toContainText('The place goes to the first on the waiting list');
  await question(page).getByRole('button', { name: 'Delete the registration' }).click();
  await expect(listed.getByRole('row').filter({ hasText: waiting })).toContainText('Has a place');
  await expect(listed).not.toContainText(mistaken ?? '');
  await expect(page.getByRole('heading', { name: 'Registrations', exact: true })).toBeFocused();
  await expect.poll(() => mailTo(mail, waiting ?? '', /You now have a place/), DELIVERED).toBeDefined();
  expect(troubles).toEqual([]);
});

test('staff cancel a registration for a guest, who is mailed and loses the calendar entry', async ({
  page,
  admin,
  mail,
  troubles,
}) => {
  const slug = `told-${Date.now()}`;
  const { id } = await publishEvent(page, admin, {
    slug,
    title: 'Told by telephone',
    practice: 'AI Strategy Practice',
  });
  const email = `told-${Date.now()}@example.com`;
  await registerByForm(page, slug, email);
  await openDesk(page, admin, `?view=events&event=${id}`);
  const row = page.getByRole('table', { name: /taken/ }).getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Cancel the registration of Ada Stone' }).click();
  await expect(question(page)).toContainText('is emailed that they are no longer registered');
  await question(page).getByRole('button', { name: 'Keep the registration' }).click();
  await row.getByRole('button', { name: 'Cancel the registration of Ada Stone' }).click();
  await question(page).getByRole('button', { name: 'Cancel the registration' }).click();
  await expect(row).toContainText('Cannot come');
  await expect(row.getByRole('button')).toHaveText(['Delete']);
  await expect.poll(() => mailTo(mail, email, /no longer registered/), DELIVERED).toBeDefined();
  expect(troubles).toEqual([]);
});

test('a decision on a held registration that a colleague has decided on before reports no success', async ({
  page,
  admin,
}) => {
  const slug = `decided-${Date.now()}`;
  const event = await publishEvent(page, admin, {
    slug,
    title: 'Decided before',
    practice: 'Program Delivery Practice',
  });
  await registerByForm(page, slug, `held-${Date.now()}@mailinator.com`);
  const ask = await deskOf(page.request, admin);
  await openDesk(page, admin, `?view=events&event=${event.id}`);
  await expect(page.getByRole('button', { name: 'Accept Ada Stone' })).toBeVisible();
  const held = await ask<{ id: string }[]>('list_held_registrations', { event: event.id });
  const registrations = held.map(({ id }) => id);
  await ask('decide_registrations', { event: event.id, registrations, accept: false });
  await page.getByRole('button', { name: 'Accept Ada Stone' }).click();
  const told = 'Somebody else had already decided on 1 registration.';
  await expect(toast(page, 'Change not saved', told)).toBeVisible();
  await expect(page.getByText('1 registration accepted')).toHaveCount(0);
});

test(
  'an event that a colleague changes while a question is open is not cancelled, published or deleted unseen',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const ask = await deskOf(page.request, admin);
    const saveChanged = (event: DeskEvent, title: string) => {
      const changed = {
        ...eventDraft({ slug: event.slug, title, starts_at: event.starts_at }),
        id: event.id,
      };
      return ask<DeskEvent>('save_event', { event: { ...changed, expected_version: event.version } });
    };
    await page.clock.install();
    const decideLate = async (event: DeskEvent, asking: string, confirming: string) => {
      await page.getByRole('button', { name: asking }).click();
      const changed = await saveChanged(event, `${event.title} (moved to the board room)`);
      await page.clock.fastForward(60_000);
      await expect(page.getByText(changed.title).first()).toBeAttached();
      await question(page).getByRole('button', { name: confirming }).click();
      await expect(
        toast(page, 'Change not saved', 'Someone else has changed this event in the meantime.'),
      ).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      const events = await ask<DeskEvent[]>('list_events', {});
      expect(events.find(({ id }) => id === event.id)).toMatchObject({
        state: event.state,
        title: changed.title,
      });
      return changed;
    };

    const published = await publishEvent(page, admin, { slug: `late-${Date.now()}`, title: 'Decided late' });
    await openDesk(page, admin, `?view=events&event=${published.id}`);
    await field(page, 'Reason, which visitors read').fill('The speaker is ill');
    await decideLate(published, 'Cancel event…', 'Cancel the event');

    const draft = await ask<DeskEvent>('save_event', {
      event: eventDraft({ slug: `late-draft-${Date.now()}`, title: 'Drafted late' }),
    });
    await openDesk(page, admin, `?view=events&event=${draft.id}`);
    const changed = await decideLate(draft, 'Publish…', 'Publish');
    await decideLate(changed, 'Delete draft…', 'Delete the draft');
  },
);

test('text typed about an event can be discarded once a colleague cancels it, and goes when the event is deleted', async ({
  page,
  admin,
}) => {
  const practice = 'Intelligence and Analytics Practice';
  const event = await publishEvent(page, admin, { slug: `gone-${Date.now()}`, title: 'Gone', practice });
  const ask = await deskOf(page.request, admin);
  const draft = await ask<DeskEvent>('save_event', {
    event: eventDraft({ slug: `unsaved-${Date.now()}`, title: 'A short-lived draft' }),
  });
  const hasUnsent = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.clock.install();
  await openDesk(page, admin, `?view=events&event=${event.id}`);
  await field(page, 'Title').fill('Changed title');
  await field(page, 'Reason, which visitors read').fill('The speaker');
  await ask('cancel_event', { event: event.id, reason: 'Ill', expected_version: event.version });
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Cancelled. What visitors read: Ill', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: 'Gone', exact: true })).toBeFocused();
  expect(await hasUnsent()).toBe(false);

  await page.getByRole('link', { name: 'All events' }).click();
  await page.getByRole('link', { name: draft.title }).click();
  await field(page, 'Title').fill('A longer-lived draft');
  expect(await hasUnsent()).toBe(true);
  await ask('delete_event', { event: draft.id, expected_version: draft.version });
  await page.clock.fastForward(60_000);
  await expect(page.getByText('This event no longer exists.')).toBeVisible();
  await expect.poll(hasUnsent).toBe(false);
});
