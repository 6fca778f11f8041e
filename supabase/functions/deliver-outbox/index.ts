import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { log, serve } from '../_shared/serve.ts';
import { optionalSettings, setting, siteOrigin } from '../_shared/settings.ts';

import { describeError } from '../../../backend/describe-error.ts';
import { importBusyTimes } from '../../../backend/calendar/busy/import.ts';
import { createDeliverer } from '../../../backend/mail/deliver.ts';
import { createOutboxHandler } from '../../../backend/mail/outbox-handler.ts';
import { deliverySettings } from '../../../backend/mail/settings.ts';

const settings = optionalSettings(
  'SMTP_URL',
  'MAIL_FROM',
  'NOTIFY_TO',
  'NOTIFY_WEBHOOK_URL',
  'NOTIFY_WEBHOOK_SECRET',
  'SUBSCRIBER_PAGES',
);

const delivery = deliverySettings(settings, siteOrigin());
if (settings['SUBSCRIBER_PAGES'] !== 'on') {
  // A mail whose link leads nowhere would use up the one that a mailbox gets in a day.
  const reason = 'The host does not forward the pages behind its links yet (SUBSCRIBER_PAGES).';
  delivery.missing.newsletter_confirmation ??= reason;
  delivery.missing.reading_link ??= reason;
}

const database = openHostedDatabase();

serve(
  createOutboxHandler({
    deliverer: createDeliverer({ database, settings: delivery, log }),
    async meanwhile(signal) {
      // A failed import must not be reported as a failed delivery.
      try {
        const imports = await importBusyTimes(database, { signal });
        if (imports.imported + imports.failed > 0) log('busy_times_imported', imports);
      } catch (error) {
        log('busy_times_not_imported', describeError(error), 'error');
      }
    },
    secret: setting('DELIVER_OUTBOX_SECRET'),
    log,
  }),
);
