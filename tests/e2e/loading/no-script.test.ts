import type { Page } from '@playwright/test';

import { FIRM } from '#content/firm.ts';
import { PAGES, pagesOf } from '#content/pages.ts';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { samplePages } from '#tests/harness/browser/sample-pages.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

test.use({ javaScriptEnabled: false });

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const PUBLIC = PAGES.filter(({ group }) => group !== 'account');

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The texts of content elements in main that are not visible. */
async function unseenTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      });
    const leadsToSeen = (link: HTMLAnchorElement) => {
      const target = link.pathname === location.pathname && document.getElementById(link.hash.slice(1));
      return target ? isSeen(target) : false;
    };
    // On a wide screen, what a phone's link leads to may be in view already.
    const isShortcut = (element: Element) => {
      const link = element.closest('.lg\\:hidden')?.querySelector<HTMLAnchorElement>('a[href*="#"]');
      return link ? leadsToSeen(link) : false;
    };
    // A part that needs JavaScript may be hidden, but not with a link to elsewhere, which works without.
    const needsScript = (element: Element) => {
      const part = element.closest('.noscript\\:hidden');
      return part ? [...part.querySelectorAll('a')].every(leadsToSeen) : false;
    };
    // Disclosures open without JavaScript; controls, and parts for print only, may be hidden.
    const isExcused = (element: Element) =>
      needsScript(element) ||
      element.closest('details, button, .print\\:block, [aria-hidden="true"], option, script') !== null;
    return [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, td, th, a, label, blockquote')]
      .filter((element) => element.textContent?.trim() && !isSeen(element))
      .filter((element) => !isExcused(element) && !isShortcut(element))
      .map((element) => `${location.pathname}: ${element.textContent?.trim().slice(0, 80)}`);
  });
}

/** Visible controls that do nothing without JavaScript. */
async function deadControls(page: Page): Promise<string[]> {
  // CSS opens the menus on hover and focus, and the browser itself sends a form that has an address.
  const controls = page.locator(
    'button:not(.nav-link, form[action] *), [role="button"], input[type="search"]',
  );
  const dead: string[] = [];
  for (const control of await controls.filter({ visible: true }).all())
    dead.push(`${page.url()}: ${await control.evaluate((node) => node.outerHTML.slice(0, 120))}`);
  return dead;
}

for (const viewport of sampleOf([PHONE, WIDE], 1)) {
  test(`every public page shows its whole content and no control without function at ${viewport.width} px`, async ({
    page,
    site: _site,
  }) => {
    await page.setViewportSize(viewport);
    expect(PUBLIC.length).toBeGreaterThanOrEqual(27);
    for (const { path } of samplePages(PUBLIC)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.length, path).toBeGreaterThan(1500);
      expect(await unseenTexts(page)).toEqual([]);
      expect(await deadControls(page)).toEqual([]);
    }
  });
}

test('the menus of the bar open on hover and by keyboard, and their links work', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/about');
  for (const [name, group] of [
    ['Services', 'service'],
    ['Industries', 'industry'],
  ] as const) {
    await bar(page).getByRole('button', { name }).hover();
    for (const entry of pagesOf(group)) {
      await expect(bar(page).locator(`a[href="${entry.path}"]`), entry.path).toBeVisible();
    }
  }
  await page.mouse.move(640, 790);
  await bar(page).getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Tab');
  await expect(bar(page).locator('a[href="/services/ai-education"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/ai-education$/);
});

test('the mobile menu opens, its groups expand, and its links work', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await page.locator('header summary', { hasText: 'Menu' }).click();
  await bar(page).locator('summary', { hasText: 'Industries' }).click();
  for (const entry of pagesOf('industry')) {
    await expect(bar(page).locator(`a[href="${entry.path}"]`), entry.path).toBeVisible();
  }
  await bar(page).getByRole('link', { name: 'Retail' }).click();
  await expect(page).toHaveURL(/\/industries\/retail$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('contact links reach the contact section', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/about');
  await bar(page).getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('the contact form names other ways to contact the firm', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Contact form' });
  await expect(form.getByRole('link', { name: FIRM.email })).toHaveAttribute('href', `mailto:${FIRM.email}`);
  await expect(form.getByRole('link', { name: FIRM.phone.label })).toHaveAttribute('href', FIRM.phone.href);
});

for (const viewport of sampleOf([PHONE, WIDE], 1)) {
  test(`the button and the other ways to contact follow the contact form's fields at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Contact form' });
    const note = await form.getByText('Not for emergencies').boundingBox();
    const ways = await form.getByRole('paragraph').filter({ hasText: 'Or write to' }).boundingBox();
    const button = await form.getByRole('button', { name: 'Send Message' }).boundingBox();
    if (!note || !ways || !button)
      throw new Error('The last note, the button or the other ways are not displayed');
    expect(button.x).toBeCloseTo(note.x, 0);
    expect(button.y - note.y - note.height).toBeLessThan(48);
    // Beside the button, or on phones below the row that it shares with the control that clears the form.
    expect(ways.y - button.y - button.height).toBeLessThan(48);
  });
}

test('the login, the submissions and the deadline tool say that they need JavaScript', async ({ page }) => {
  for (const path of ['/login', '/admin/submissions', '/resources/notification-deadlines']) {
    await page.goto(path);
    expect(await deadControls(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByText(/needs JavaScript/), path).toBeVisible();
  }
});
