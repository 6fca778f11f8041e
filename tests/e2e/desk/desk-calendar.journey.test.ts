import type { Locator, Page } from '@playwright/test';
import { async as ical } from 'node-ical';

import type { DeskAdmin } from '#shared/desk/results.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';
import { deskOf, openDesk, otherAdmin, panel, tab } from '#tests/harness/browser/desk.ts';
import { bookAsVisitor, laterStarts, openConsultant } from '#tests/harness/browser/desk-calendar.ts';
import { DELIVERED, mailSiteTest } from '#tests/harness/browser/mail-site-test.ts';
import { expect } from '#tests/harness/browser/site-test.ts';
import type { Account } from '#tests/harness/browser/site-test.ts';
import { toast } from '#tests/harness/browser/visitor.ts';

const test = mailSiteTest();
test.use({ timezoneId: 'America/New_York' });

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const COLLEAGUE: Account = { email: 'colleague@example.com', password: 'a-long-enough-passphrase' };

/** The start in the zone of the test's browser, as the fields of the desk take it. */
function fieldsOf(start: string): { day: string; time: string } {
  const text = new Date(start).toLocaleString('sv-SE', { timeZone: 'America/New_York' });
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

async function addConsultant(page: Page, account: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a consultant' }).click();
  await page.getByLabel('Email address of the account').fill(account);
  await page.getByLabel('Name, as visitors read it').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

const grid = (page: Page): Locator => page.getByRole('group', { name: 'Week of free hours' });

async function addUsualHours(page: Page): Promise<void> {
  for (const day of WEEKDAYS)
    await grid(page)
      .getByRole('button', { name: `Add hours on ${day}` })
      .press('Enter');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(toast(page, 'Hours saved', 'Visitors see the free times from now on.').first()).toBeVisible();
}

async function openAppointment(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  const shown = panel(page);
  await expect(shown.getByRole('heading', { name: 'History' })).toBeVisible();
  return shown;
}

test('a consultant is added, and hours are edited with the keyboard', async ({ page, admin, troubles }) => {
  await openDesk(page, admin);
  await tab(page, 'Calendar').click();
  const none = page.getByText('No appointments');
  await expect(none).toHaveCount(7);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/list_appointments', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByText('Loading the appointments')).toBeVisible();
  await expect(none).toHaveCount(0);
  release();
  await expect(none).toHaveCount(7);
  await page.getByRole('link', { name: 'Add a consultant' }).click();
  // The link is gone: the focus goes to what took its place.
  await expect(page.locator(':focus')).toContainText('Email address of the account');
  const account = page.getByLabel('Email address of the account');
  await page.getByLabel('Name, as visitors read it').fill('Grace Okafor');
  await account.fill('stranger@example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('No admin has this');
  await expect(page.getByLabel('Name, as visitors read it')).toHaveValue('Grace Okafor');
  await account.fill(admin.email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // The form and its button are gone.
  await expect(page.getByRole('heading', { name: 'Grace Okafor', exact: true })).toBeFocused();

  const focused = page.locator(':focus');
  const name = (text: string) => expect(focused).toHaveAccessibleName(text);
  await grid(page).getByRole('button', { name: 'Add hours on Monday' }).press('Enter');
  await name('Monday, 09:00–17:00');
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await name('Free hours');
  await grid(page).getByRole('button', { name: 'Add hours on Monday' }).press('Enter');
  await name('Monday, 09:00–17:00');
  await page.keyboard.press('ArrowDown');
  await name('Monday, 09:15–17:15');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await name('Monday, 09:15–16:45');
  await page.keyboard.press('ArrowRight');
  await name('Tuesday, 09:15–16:45');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await name('Tuesday, 07:00–08:00');
  // Twice, because the focus goes to the same button again.
  await page.keyboard.press('Delete');
  await name('Add hours on Tuesday');
  await page.keyboard.press('Enter');
  await name('Tuesday, 07:00–08:00');
  await page.keyboard.press('Delete');
  await name('Add hours on Tuesday');
  await expect(page.getByLabel('Tuesday, hours 1, from')).toHaveValue('09:00');
  await page.getByLabel('Tuesday, hours 1, to').fill('08:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Tuesday: the end must be after the start.')).toBeVisible();
  await page.getByLabel('Tuesday, hours 1, to').fill('12:00');

  const block = grid(page).getByRole('button', { name: 'Tuesday, 09:00–12:00' });
  const box = await block.boundingBox();
  if (!box) throw new Error('The hours are not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 1.5, box.y + box.height / 2 + box.height / 3, { steps: 4 });
  await page.mouse.up();
  const moved = grid(page).getByRole('button', { name: 'Wednesday, 10:00–13:00' });
  await expect(moved).toBeVisible();

  // Hours are drawn without the focus, and Escape takes them away again.
  const drawn = grid(page).getByRole('button', { name: /^Thursday/ });
  await page.mouse.move(box.x + box.width * 2.5, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 2.5, box.y + box.height, { steps: 4 });
  await expect(drawn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawn).toHaveCount(0);
  await page.mouse.up();
  await expect(moved).toBeVisible();

  await grid(page).getByRole('button', { name: 'Add hours on Monday' }).press('Enter');
  await page.getByRole('button', { name: 'Remove hours 1 of Monday' }).press('Enter');
  await name('Add hours on Monday');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Remove other day 1' }).press('Enter');
  await name('Add a day');
  await page.keyboard.press('Enter');
  await page.getByLabel('Other day 1', { exact: true }).fill('2098-12-24');
  // The list is not loaded again, so what is shown is what the saving answered.
  await page.route('**/rest/v1/rpc/list_consultants', () => undefined);
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(toast(page, 'Hours saved', 'Visitors see the free times from now on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save hours' })).toBeFocused();
  await expect(page.getByLabel('Wednesday, hours 1, from')).toHaveValue('10:00');
  await page.unroute('**/rest/v1/rpc/list_consultants');
  await page.reload();
  await expect(page.getByLabel('Wednesday, hours 1, from')).toHaveValue('10:00');
  await expect(page.getByLabel('Wednesday, hours 1, to')).toHaveValue('13:00');
  await expect(page.getByLabel('Other day 1', { exact: true })).toHaveValue('2098-12-24');
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
});

test(
  'the draft of a new consultant outlives the tab until it is discarded',
  { tag: '@prove' },
  async ({ page, admin }) => {
    await openDesk(page, admin, '?view=calendar&part=consultants');
    const form = page.getByRole('region', { name: 'Add a consultant' });
    const name = form.getByLabel('Name, as visitors read it');
    await expect(page.getByText('Loading the consultants')).toHaveCount(0);
    if ((await form.count()) === 0) await page.getByRole('button', { name: 'Add a consultant' }).click();
    await name.fill('Grace Oka');
    await tab(page, 'People').click();
    await expect(page.getByRole('table', { name: /^Admins/ })).toBeVisible();
    await tab(page, 'Calendar').click();
    await page.getByRole('link', { name: 'Consultants' }).click();
    await expect(name).toHaveValue('Grace Oka');
    await name.fill('');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test('an appointment is moved, taken over, cancelled with a reason, and read from the feed', async ({
  page,
  admin,
  site,
  mail,
  browser,
}) => {
  test.setTimeout(180_000);
  const made = await site.admin(['create', COLLEAGUE.email], COLLEAGUE.password);
  expect(made.code, made.text).toBe(0);
  const colleague = await otherAdmin(browser, site.url, COLLEAGUE);
  await colleague.goto('/admin/submissions?view=calendar&part=consultants');
  await addConsultant(colleague, COLLEAGUE.email, 'Maria Lund');
  await addUsualHours(colleague);

  // Not on a Wednesday, when Grace Okafor of the test before has hours too and could take the same time.
  const starts = (await laterStarts(page.request)).filter((start) => new Date(start).getUTCDay() !== 3);
  const [first = '', taken = '', later = ''] = [starts[0], starts[4], starts[8]];
  const visitor = await bookAsVisitor(page.request, first);
  const other = await bookAsVisitor(page.request, taken);
  const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mailsTo(visitor.email).length, DELIVERED).toBe(1);

  await openDesk(page, admin, `?view=calendar&span=list&day=${fieldsOf(first).day}`);
  await expect(page.getByRole('link', { name: other.name, exact: true })).toBeVisible();
  const shown = await openAppointment(page, visitor.name);
  await expect(shown).toContainText('(Asia/Tokyo)');
  await expect(shown).toContainText('We would like to talk about coaching');

  const time = shown.getByLabel(/^New start/);
  const moveQuestion = page.getByRole('alertdialog', { name: 'Move this appointment?' });
  const move = async () => {
    await shown.getByRole('button', { name: 'Move…' }).click();
    await moveQuestion.getByRole('button', { name: 'Move it' }).click();
  };
  await shown.getByLabel('New day').fill(fieldsOf(taken).day);
  await time.fill(fieldsOf(taken).time);
  // The choice outlives the panel and the tab, in the zone in which it was made.
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/appointment=/);
  await tab(page, 'People').click();
  await expect(page.getByRole('table', { name: /^Admins/ })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Times in').selectOption('Europe/London');
  await openAppointment(page, visitor.name);
  await expect(shown.getByLabel('New day')).toHaveValue(fieldsOf(taken).day);
  await expect(shown.getByLabel(/^New start.*New_York/)).toHaveValue(fieldsOf(taken).time);
  await move();
  await expect(shown.getByRole('alert').filter({ hasText: 'not free' })).toBeVisible();
  await expect(time).toHaveValue(fieldsOf(taken).time);
  await shown.getByLabel('New day').fill(fieldsOf(later).day);
  // 03:00 in London, where the hours begin at 09:00.
  await time.fill('22:00');
  await shown.getByRole('button', { name: 'Move…' }).click();
  await expect(moveQuestion).toContainText('(Asia/Tokyo)');
  await expect(moveQuestion).toContainText('03:00 (Europe/London)');
  await expect(moveQuestion).toContainText('This is outside the free hours of Maria Lund.');
  await moveQuestion.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown.getByLabel('New day')).toBeFocused();
  await time.fill(fieldsOf(later).time);
  await shown.getByRole('button', { name: 'Move…' }).click();
  await expect(moveQuestion).not.toContainText('outside the free hours');
  expect(mailsTo(visitor.email)).toHaveLength(1);
  await moveQuestion.getByRole('button', { name: 'Move it' }).click();
  await expect(shown.getByRole('region', { name: 'History' })).toContainText('Appointment moved');
  await expect.poll(() => mailsTo(visitor.email).length, DELIVERED).toBe(2);

  // The colleague decides while the old version is on screen, and sees first what has changed.
  await colleague.goto(page.url());
  await panel(colleague)
    .getByLabel(/^Reason/)
    .fill('Our consultant has the flu.');
  // The reason outlives the panel until it is sent.
  await colleague.keyboard.press('Escape');
  await expect(panel(colleague)).toHaveCount(0);
  await openAppointment(colleague, visitor.name);
  await panel(colleague).getByRole('button', { name: 'Cancel the appointment…' }).click();
  const question = colleague.getByRole('alertdialog');
  await expect(question).toContainText('Our consultant has the flu.');
  await shown.getByLabel('New day').fill(fieldsOf(first).day);
  await time.fill(fieldsOf(first).time);
  await move();
  await expect.poll(() => mailsTo(visitor.email).length, DELIVERED).toBe(3);
  await expect(question.getByRole('button', { name: 'Keep the appointment' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel the appointment' }).click();
  const conflict = panel(colleague).getByRole('alert').filter({ hasText: 'changed this appointment' });
  await expect(conflict).toContainText(admin.email);
  await expect(panel(colleague).getByLabel(/^Reason/)).toHaveValue('Our consultant has the flu.');
  const overwrite = conflict.getByRole('button', { name: 'Overwrite with mine' });
  await overwrite.click();
  // The first answer was about another time, so the question comes again, with the new one.
  await expect(question).toContainText(fieldsOf(first).time);
  await expect(question).toContainText('Our consultant has the flu.');
  expect(mailsTo(visitor.email)).toHaveLength(3);
  await question.getByRole('button', { name: 'Keep the appointment' }).click();
  await expect(overwrite).toBeFocused();
  await overwrite.press('Enter');
  await question.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(panel(colleague)).toContainText('Cancelled by us');
  // The forms and the pressed button are gone, and the focus stays in the panel, where they were.
  await expect(overwrite).toHaveCount(0);
  await expect(panel(colleague).locator(':focus')).toHaveText('');
  await expect.poll(() => mailsTo(visitor.email).at(-1)?.text ?? '', DELIVERED).toContain('flu');

  // The enquiry leads to the appointment and back.
  await panel(colleague).getByRole('link', { name: 'Open the enquiry' }).click();
  await expect(panel(colleague).getByRole('heading', { name: 'Appointment' })).toBeVisible();
  await panel(colleague).getByRole('region', { name: 'Appointment' }).getByRole('link').click();
  await expect(panel(colleague)).toContainText('Cancelled by us');

  // The admin becomes a consultant too, and takes the other appointment over.
  await page.goto('/admin/submissions?view=calendar&part=consultants');
  await expect(page.getByRole('row').filter({ hasText: 'Maria Lund' })).toContainText(
    'Yes, but without a video room',
  );
  const own = page.getByRole('link', { name: 'Edit Grace Okafor' });
  if ((await own.count()) > 0) await own.click();
  else await addConsultant(page, admin.email, 'Grace Okafor');
  await page.getByRole('button', { name: 'Make an address' }).click();
  const feed = await page.getByLabel('Secret address').inputValue();
  await page.goto(`/admin/submissions?view=calendar&span=list&day=${fieldsOf(first).day}`);
  const second = await openAppointment(page, other.name);
  await second.getByRole('button', { name: 'Take over' }).press('Enter');
  await expect(second).toContainText('Grace Okafor, London');
  await expect(second.getByRole('button', { name: 'Take over' })).toHaveCount(0);
  await expect(second).toBeFocused();

  const calendar = await page.request.get(new URL(feed).pathname + new URL(feed).search);
  expect(calendar.status()).toBe(200);
  const events = Object.values(await ical.parseICS(await calendar.text())).filter(
    (entry) => entry?.type === 'VEVENT',
  );
  expect(events.map((event) => (event as { start: Date }).start.toISOString().slice(0, 16))).toEqual([
    taken.slice(0, 16),
  ]);
  await colleague.context().close();
});

test(
  'a colleague whose access was revoked is shown as such, in the calendar and in a bookmarked filter',
  { tag: '@prove' },
  async ({ page, admin, site }) => {
    const leaver: Account = { email: 'leaver@example.com', password: admin.password };
    expect((await site.admin(['create', leaver.email], leaver.password)).code).toBe(0);
    await openConsultant(page.request, leaver, 'Lea Leaver');
    const ask = await deskOf(page.request, admin);
    const { id } =
      (await ask<DeskAdmin[]>('list_admins', {})).find(({ email }) => email === leaver.email) ?? {};
    expect((await site.admin(['revoke', leaver.email])).code).toBe(0);
    await openDesk(page, admin, '?view=calendar&part=consultants');
    await expect(page.getByRole('row').filter({ hasText: 'Lea Leaver' })).toContainText(
      'No: the account has no access to the desk any more',
    );
    await page.goto(`/admin/submissions?owner=${id}`);
    await expect(page.getByLabel('Owner', { exact: true }).locator('option:checked')).toHaveText(
      'a former admin',
    );
  },
);

test(
  'text typed about an appointment that a colleague cancels is discarded with its form',
  { tag: '@prove' },
  async ({ page, admin }) => {
    const ask = await deskOf(page.request, admin);
    await openConsultant(page.request, admin, 'Grace Okafor');
    const start = (await laterStarts(page.request)).at(-1) ?? '';
    await bookAsVisitor(page.request, start);
    const day = start.slice(0, 10);
    const booked = await ask<DeskAppointment[]>('list_appointments', { from_day: day, to_day: day });
    const { id, version } = booked.find(({ starts_at }) => Date.parse(starts_at) === Date.parse(start)) ?? {};
    const hasUnsent = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await page.clock.install();
    await openDesk(page, admin, `?view=calendar&appointment=${id}`);
    await panel(page).getByLabel('New day').fill('20266-01-05');
    await panel(page).getByRole('button', { name: 'Move…' }).click();
    await expect(panel(page).getByRole('alert').filter({ hasText: 'enter a day' })).toBeVisible();
    await panel(page).getByLabel('New day').fill('2099-01-05');
    await panel(page)
      .getByLabel(/^Reason/)
      .fill('Our consultant has the flu.');
    expect(await hasUnsent()).toBe(true);
    await ask('cancel_appointment_by_staff', { appointment: id, expected_version: version, reason: 'Ill' });
    await page.clock.fastForward(60_000);
    await expect(panel(page)).toContainText('Cancelled by us');
    await expect(panel(page).getByLabel(/^Reason/)).toHaveCount(0);
    await expect.poll(hasUnsent).toBe(false);
  },
);

test('entering a day off says that appointments on that day are not cancelled', async ({
  page,
  admin,
  site,
}) => {
  const ill: Account = { email: 'ill@example.com', password: admin.password };
  expect((await site.admin(['create', ill.email], ill.password)).code).toBe(0);
  await openConsultant(page.request, ill, 'Sam Ill');
  // At night nobody else of this file can be booked.
  const night = (await laterStarts(page.request)).find((start) => start.endsWith('T03:00Z')) ?? '';
  await bookAsVisitor(page.request, night);
  await openDesk(page, admin, '?view=calendar&part=consultants');
  await page.getByRole('link', { name: 'Edit Sam Ill' }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabel('Other day 1', { exact: true }).fill(night.slice(0, 10));
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(
    page.getByText('1 upcoming appointment stays as it is: move or cancel what no longer fits.'),
  ).toBeVisible();
});
