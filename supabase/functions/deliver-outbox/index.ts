import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { log, serve } from '../_shared/serve.ts';
import { optionalSettings, setting, siteOrigin } from '../_shared/settings.ts';

import { createDeliverer } from '../../../backend/mail/deliver.ts';
import { createHandler } from '../../../backend/mail/handler.ts';
import { deliverySettings } from '../../../backend/mail/settings.ts';

const settings = optionalSettings(
  'SMTP_URL',
  'MAIL_FROM',
  'NOTIFY_TO',
  'NOTIFY_WEBHOOK_URL',
  'NOTIFY_WEBHOOK_SECRET',
);

serve(
  createHandler({
    deliverer: createDeliverer({
      database: openHostedDatabase(),
      settings: deliverySettings(settings, siteOrigin()),
    }),
    secret: setting('DELIVER_OUTBOX_SECRET'),
    log,
  }),
);
