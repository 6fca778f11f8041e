// Takes the screenshots in docs/screenshots/ of the production site with sample data: npm run screenshots [-- NAME …]
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { CONTACT_SOURCE } from '#shared/forms/contact.ts';
import { openResult, startAssessment } from '#tests/harness/browser/assessor.ts';
import { ask, chatLog, openChat } from '#tests/harness/browser/chat.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';
import { startSite } from '#tests/harness/site/site-process.ts';

import { findHeadlessChromium } from './system-packages.ts';

const DIRECTORY = resolve(import.meta.dirname, '../docs/screenshots');
const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];
const MAX_WIDTH = 960;
const NAMES = process.argv.slice(2);
const isWanted = (name: string): boolean => NAMES.length === 0 || NAMES.includes(name);

const PAGES: Record<string, string> = {
  home: '/',
  service: '/services/risk-resilience',
  'incident-response': '/services/incident-response',
  industry: '/industries/finance',
  insights: '/insights',
  about: '/about',
  library: '/resources/library',
  security: '/security',
  'not-found': '/no-such-page',
  login: '/login',
};

const ADMIN = { email: 'admin@example.com', password: 'a-long-enough-passphrase' };
const ENQUIRIES = [
  {
    first_name: 'Ada',
    last_name: 'Stone',
    company: 'Northern Water',
    role: 'coo',
    industry: 'government',
    interest: 'risk-resilience',
  },
  {
    first_name: 'Ines',
    last_name: 'Moreau',
    company: 'Harbour Bank',
    role: 'cto',
    industry: 'finance',
    interest: 'training',
  },
  {
    first_name: 'Tom',
    last_name: 'Okafor',
    company: 'Field Hospital Trust',
    role: 'director',
    industry: 'healthcare',
    interest: 'incident-response',
  },
];

async function sendSamples(url: string): Promise<void> {
  for (const enquiry of ENQUIRIES) {
    const response = await fetch(`${url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...enquiry,
        email: `${enquiry.first_name.toLowerCase()}@example.com`,
        message: 'We would like to talk about an exercise for our executive team in the spring.',
        source: CONTACT_SOURCE,
      }),
    });
    if (!response.ok) throw new Error(`A sample enquiry was answered with ${response.status}`);
  }
}

async function take(page: Page, name: string, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const file = join(DIRECTORY, `${name}-${width}.webp`);
  const picture = sharp(await page.screenshot()).resize({ width: Math.min(width, MAX_WIDTH) });
  await picture.webp({ quality: 72 }).toFile(file);
}

/** States that need interaction: a reply of the assistant, the assessment's first question and its result. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  async chat(page) {
    await openHydrated(page, '/services/risk-resilience');
    await openChat(page);
    await ask(page, 'Who answers the hotline at night?');
    await chatLog(page).getByRole('link').first().waitFor();
  },
  assessment: startAssessment,
  result: (page) => openResult(page),
};

mkdirSync(DIRECTORY, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({
  executablePath: findHeadlessChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  await sendSamples(site.url);
  await site.admin(['create', ADMIN.email], ADMIN.password);
  const options = { reducedMotion: 'reduce', baseURL: site.url } as const;
  for (const viewport of SIZES) {
    for (const [name, interact] of Object.entries(STATES)) {
      if (!isWanted(name)) continue;
      const visitor = await browser.newContext({ ...options, viewport });
      const page = await visitor.newPage();
      await interact(page);
      await take(page, name, viewport.width);
      await visitor.close();
    }
  }
  const context = await browser.newContext(options);
  const page = await context.newPage();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const [name, path] of Object.entries(PAGES)) {
      if (!isWanted(name)) continue;
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await take(page, name, viewport.width);
    }
  }
  if (isWanted('admin')) {
    await page.goto(`${site.url}/login`);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel(/^Password/).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in to the desk' }).click();
    await page.getByRole('table', { name: 'Latest 100' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await take(page, 'admin', viewport.width);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
