import * as z from 'zod/mini';

import { emailSchema } from './contact.ts';

/** Value of `source`; the database accepts no other. */
export const NEWSLETTER_SOURCE = 'insights_page';

/** One row of `newsletter_subscriptions` as a visitor may insert it. */
export const newsletterSchema = z.strictObject({
  email: emailSchema,
  source: z.literal(NEWSLETTER_SOURCE),
});

export type NewsletterSubscription = z.infer<typeof newsletterSchema>;
