import type { Page, Route } from '@playwright/test';

import type { TakenTime } from '#shared/desk/calendar.ts';
import { HALF_HOUR_MS } from '#tests/harness/bookings.ts';
import { deskOf, openDesk, openEnquiry, panel, sendEnquiry } from '#tests/harness/browser/desk.ts';
import { laterStarts, openConsultant } from '#tests/harness/browser/desk-calendar.ts';
import { DELIVERED, mailSiteTest } from '#tests/harness/browser/mail-site-test.ts';
import { expect } from '#tests/harness/browser/site-test.ts';

const test = mailSiteTest();
const ZONE = 'Asia/Tokyo';

/** The start on the visitor's clock, as the fields of the form take it. */
function fieldsOf(start: string): { day: string; time: string } {
  const text = new Date(start).toLocaleString('sv-SE', { timeZone: ZONE });
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

const formOf = (page: Page) => panel(page).getByRole('form', { name: 'Booking' });

async function choose(page: Page, start: string): Promise<void> {
  await formOf(page).getByLabel('Day').fill(fieldsOf(start).day);
  await formOf(page).getByLabel('Start').fill(fieldsOf(start).time);
}

test('staff book the time that a visitor asked for and did not get, and another after its cancellation', async ({
  page,
  admin,
  mail,
}) => {
  await openConsultant(page.request, admin, 'Grace Okafor');
  const [first = '', second = ''] = (await laterStarts(page.request)).filter((_, index) => index % 3 === 0);
  const enquiry = await sendEnquiry(page, {
    message: `Appointment asked for, not booked: Tuesday 24 November 2026, 09:30 (${ZONE}), by telephone, +81 3 1234 5678.\n\nAbout our plants.`,
  });
  const mails = () => mail.received.filter(({ to }) => to.includes(enquiry.email));
  const lastMail = async (text: string) => {
    await expect.poll(() => mails().at(-1)?.text ?? '', DELIVERED).toContain(text);
    return mails().at(-1)?.text ?? '';
  };
  await openDesk(page, admin);
  await openEnquiry(page, enquiry.name);
  const shown = panel(page);
  const section = shown.getByRole('region', { name: 'Appointment' });
  const form = formOf(page);
  const book = form.getByRole('button', { name: 'Book…' });
  const question = page.getByRole('alertdialog', { name: 'Book this time?' });

  // What the visitor asked for is filled in.
  await section.getByRole('button', { name: 'Book a time' }).click();
  await expect(form.getByLabel('By')).toHaveValue('telephone');
  await expect(form.getByLabel('Telephone')).toHaveValue('+81 3 1234 5678');
  await expect(form.getByLabel('Time zone of the visitor')).toHaveValue(ZONE);

  await form.getByLabel('Telephone').fill('five');
  await book.click();
  await expect(form.getByLabel('Telephone')).toBeFocused();
  await expect(form.getByLabel('Telephone')).toHaveAccessibleDescription(/country code/);
  await expect(form.getByLabel('Day')).toHaveAccessibleDescription('Please enter a day.');
  await form.getByLabel('Telephone').fill('+81 3 8765 4321');
  await form.getByLabel('Day').fill('2020-01-01');
  await form.getByLabel('Start').fill('09:00');
  await book.click();
  await question.getByRole('button', { name: 'Book it' }).click();
  await expect(form.getByRole('alert')).toContainText('This time has passed.');
  await expect(book).toBeFocused();

  // The draft outlives the panel.
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await openEnquiry(page, enquiry.name);
  await expect(form.getByLabel('Telephone')).toHaveValue('+81 3 8765 4321');
  await choose(page, first);
  await book.click();
  await expect(question).toContainText(enquiry.email);
  await expect(question).toContainText(`${fieldsOf(first).time} (${ZONE})`);
  await expect(question).toContainText('(Europe/London)');
  await expect(question).toContainText('Telephone, +81 3 8765 4321');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(book).toBeFocused();
  await book.click();
  await question.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('sent the invitation.');
  await expect(form).toHaveCount(0);
  await expect(section.getByRole('heading', { name: 'Appointment' })).toBeFocused();
  await expect(section).toContainText('with Grace Okafor. Booked.');
  await expect(section.getByRole('button', { name: 'Book a time' })).toHaveCount(0);
  await expect(shown.getByRole('region', { name: 'History' })).toContainText('Appointment booked');
  const invitation = await lastMail('We have reserved half an hour');
  expect(invitation).toContain(`${fieldsOf(first).time} to`);
  expect(invitation).toContain('ends in 21');
  // The consultant reads the visitor's words without the time that was asked for.
  const own = mail.received.findLast(({ to }) => to.includes(admin.email))?.text ?? '';
  expect(own).toContain('About our plants.');
  expect(own).not.toContain('not booked');

  await section.getByRole('link').click();
  await shown.getByLabel(/^Reason/).fill('Our consultant has the flu.');
  await shown.getByRole('button', { name: 'Cancel the appointment…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(shown).toContainText('Cancelled by us');
  await lastMail('we have had to cancel');
  await shown.getByRole('link', { name: 'Open the enquiry' }).click();
  await section.getByRole('button', { name: 'Book a time' }).click();
  await choose(page, second);
  await book.click();
  await question.getByRole('button', { name: 'Book it' }).click();
  await expect(section).toContainText('Booked.');
  expect(await lastMail('what earlier messages say no longer applies')).toContain(
    `${fieldsOf(second).time} to`,
  );
});

test('staff see the free times of the day, and what the imported calendar says of the time', async ({
  page,
  admin,
}) => {
  await openConsultant(page.request, admin, 'Grace Okafor');
  const [first = ''] = (await laterStarts(page.request)).slice(12);
  const ends = new Date(Date.parse(first) + 2 * HALF_HOUR_MS).toISOString();
  await page.route('**/rpc/list_taken_times', async (route) => {
    const response = await route.fetch();
    const taken = (await response.json()) as TakenTime[];
    const entry = { starts: first, ends, appointment_id: null, is_imported: true };
    await route.fulfill({ response, json: [...taken, entry] });
  });
  const enquiry = await sendEnquiry(page);
  await openDesk(page, admin);
  await openEnquiry(page, enquiry.name);
  await panel(page).getByRole('button', { name: 'Book a time' }).click();
  const form = formOf(page);
  await form.getByLabel('Time zone of the visitor').selectOption(ZONE);
  await expect(form.getByRole('status')).toBeEmpty();
  await choose(page, first);
  const free = form.getByRole('status');
  await expect(free).toContainText(`to ${fieldsOf(first).time}, ${fieldsOf(ends).time} to`);
  await form.getByRole('button', { name: 'Book…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Book this time?' });
  await expect(question).toContainText('The imported calendar of Grace Okafor has an entry at this time.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await form.getByLabel('Start').fill(fieldsOf(ends).time);
  await form.getByRole('button', { name: 'Book…' }).click();
  await expect(question).toContainText(`${fieldsOf(ends).time} (${ZONE})`);
  await expect(question).not.toContainText('imported calendar');
});

test(
  'a booking whose answer is lost is shown as made, and one that came too late is explained',
  { tag: '@prove' },
  async ({ page, admin }) => {
    await openConsultant(page.request, admin, 'Grace Okafor');
    const starts = (await laterStarts(page.request)).slice(-8);
    const [first = '', second = '', third = ''] = [starts[0], starts[3], starts[6]];
    const [lost, late] = [await sendEnquiry(page), await sendEnquiry(page)];
    const ask = await deskOf(page.request, admin);
    const section = panel(page).getByRole('region', { name: 'Appointment' });
    const heading = section.getByRole('heading', { name: 'Appointment' });
    const notifications = page.getByRole('region', { name: 'Notifications' });
    const book = async (start: string) => {
      await section.getByRole('button', { name: 'Book a time' }).click();
      await formOf(page).getByLabel('Time zone of the visitor').selectOption(ZONE);
      await choose(page, start);
      await formOf(page).getByRole('button', { name: 'Book…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Book it' }).click();
    };
    const CALL = '**/rpc/book_appointment_by_staff';
    await openDesk(page, admin);
    await openEnquiry(page, lost.name);
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(CALL, loseAnswer, { times: 1 });
    await book(first);
    await expect(notifications).toContainText('sent the invitation.');
    await expect(section).toContainText('Booked.');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Escape');

    // A colleague books another time for this enquiry first.
    await openEnquiry(page, late.name);
    const bookBefore = async (route: Route) => {
      const sent = route.request().postDataJSON() as object;
      await ask('book_appointment_by_staff', { ...sent, starts: third });
      await route.continue();
    };
    await page.route(CALL, bookBefore, { times: 1 });
    await book(second);
    await expect(notifications).toContainText('This enquiry has an appointment already.');
    await expect(section).toContainText('Booked.');
    await expect(formOf(page)).toHaveCount(0);
    await expect(heading).toBeFocused();
  },
);
