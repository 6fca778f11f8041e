import type { Page } from '@playwright/test';

/** Multiplies the browser's default font size, which also affects media queries in rem. */
export async function enlargeText(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: 16 * factor, fixed: Math.round(13 * factor) },
  });
}
