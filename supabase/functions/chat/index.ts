import { CHAT_HOURLY_RATE, CHAT_RATE } from '../../../shared/limits.ts';
import { withCors } from '../_shared/cors.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { setting } from '../_shared/setting.ts';

import { createChatHandler } from './handler.ts';
import { modelSettings } from './model-settings.ts';

const MODEL_NAMES = ['CHAT_BASE_URL', 'CHAT_API_KEY', 'CHAT_MODEL', 'CHAT_DAILY_TOKENS'];

const answer = createChatHandler({
  database: openHostedDatabase(),
  limits: { perMinute: CHAT_RATE, perHour: CHAT_HOURLY_RATE },
  model: modelSettings(
    Object.fromEntries(MODEL_NAMES.map((name) => [name, Deno.env.get(name)?.trim() || undefined])),
  ),
  now: () => performance.now(),
  log: (event, detail = {}) => console.log(JSON.stringify({ event, ...detail })),
});

/** Supabase's gateway puts the address of the client first. */
function clientOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown';
}

Deno.serve(
  withCors(setting('SITE_URL'), async (request) =>
    request.method === 'POST'
      ? answer(request, { key: clientOf(request) })
      : Response.json(
          { error: 'method_not_allowed', message: 'This method is not available here.' },
          { status: 405, headers: { allow: 'POST, OPTIONS' } },
        ),
  ),
);
