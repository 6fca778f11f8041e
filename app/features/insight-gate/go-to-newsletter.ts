export const NEWSLETTER_PATH = '/insights';
const NEWSLETTER_ID = 'newsletter';
const EMAIL_FIELD_ID = 'newsletter-email';

/** Time for the Insights page to settle before the scrolling starts. */
export const NEWSLETTER_SCROLL_DELAY_MS = 100;
/** A page that comes slowly is waited for, but the visitor is not pulled away later than this. */
const MAX_WAIT_MS = 5000;

function scrollToNewsletter(block: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  block.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  document.getElementById(EMAIL_FIELD_ID)?.focus({ preventScroll: true });
}

/** Scrolls to the newsletter block as soon as it is on the page, and puts the cursor into its e-mail field. */
export function goToNewsletter(): void {
  const block = document.getElementById(NEWSLETTER_ID);
  if (block) {
    scrollToNewsletter(block);
    return;
  }
  const observer = new MutationObserver(() => {
    const arrived = document.getElementById(NEWSLETTER_ID);
    if (!arrived) return;
    observer.disconnect();
    scrollToNewsletter(arrived);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => observer.disconnect(), MAX_WAIT_MS);
}
