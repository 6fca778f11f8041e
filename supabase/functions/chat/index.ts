import { CHAT_HOURLY_RATE, CHAT_RATE } from '../../../shared/limits.ts';
import { openAssistant } from '../_shared/assistant.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { clientKey } from '../_shared/limits.ts';
import { log, serve } from '../_shared/serve.ts';
import { optionalSettings } from '../_shared/settings.ts';

import { createChatHandler } from '../../../backend/assistant/chat/handler.ts';
import { readChatRequest } from '../../../backend/assistant/chat/read-chat-request.ts';
import { modelSettings } from '../../../backend/assistant/model/model.ts';

const database = openHostedDatabase();
const handle = createChatHandler({
  database,
  assistant: openAssistant(database),
  limits: { perMinute: CHAT_RATE, perHour: CHAT_HOURLY_RATE },
  model: modelSettings(optionalSettings('CHAT_BASE_URL', 'CHAT_API_KEY', 'CHAT_MODEL', 'CHAT_DAILY_TOKENS')),
  now: () => performance.now(),
  log,
});

serve(async (request) =>
  handle(await readChatRequest(request), { key: clientKey(request), signal: request.signal }),
);
