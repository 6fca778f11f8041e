import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { createDeliverer } from './deliver.ts';
import { createHandler } from './handler.ts';
import { deliverySettings } from './settings.ts';

const NAMES = ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO', 'NOTIFY_WEBHOOK_URL', 'NOTIFY_WEBHOOK_SECRET'];

const env = Object.fromEntries(NAMES.map((name) => [name, Deno.env.get(name)]));
const siteUrl = new URL(Deno.env.get('SITE_URL') ?? '').origin;
const deliverer = createDeliverer({
  database: openHostedDatabase(),
  settings: deliverySettings(env, siteUrl),
});

Deno.serve(
  createHandler({
    deliverer,
    secret: Deno.env.get('DELIVER_OUTBOX_SECRET') ?? '',
    log: (event, detail) => console.log(JSON.stringify({ event, ...detail })),
  }),
);
