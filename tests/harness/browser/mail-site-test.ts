import { test as base } from '#tests/harness/browser/site-test.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

/** Time in which a mail that was caused arrives. */
export const DELIVERED = { timeout: 30_000 };

/** `test` with a site that sends its mail to the mail server of the fixture `mail`; `env` adds to the site's settings. */
export const mailSiteTest = (env: Record<string, string> = {}) =>
  base.extend<object, { mail: MailServerOfTests }>({
    mail: [
      // Playwright reads the dependencies from the pattern, which lint does not let be empty.
      async ({ playwright: _playwright }, use) => {
        const mail = await startMailServer();
        await use(mail);
        await mail.stop();
      },
      { scope: 'worker' },
    ],
    siteEnv: [
      async ({ mail }, use) => use({ SMTP_URL: mail.url, MAIL_FROM: 'website@firm.example', ...env }),
      { scope: 'worker' },
    ],
  });
