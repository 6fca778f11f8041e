import { scrollBehavior } from '#app/lib/navigation/scroll-to-element.ts';

export const NEWSLETTER_PATH = '/insights';
export const NEWSLETTER_ID = 'newsletter';
const EMAIL_FIELD_ID = 'newsletter-email';

/** Lets the Insights page settle before the scrolling starts. */
export const NEWSLETTER_SCROLL_DELAY_MS = 100;

/** Scrolls to the newsletter block of the page and focuses its email field. */
export function goToNewsletter(): void {
  document.getElementById(NEWSLETTER_ID)?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  document.getElementById(EMAIL_FIELD_ID)?.focus({ preventScroll: true });
}
