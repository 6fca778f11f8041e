import { openAssistant } from '../_shared/assistant.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { authorise, bearerToken } from '../../../backend/authorise.ts';
import { readJson } from '../../../backend/http/read-json.ts';
import { serve } from '../_shared/serve.ts';
import { setting } from '../_shared/settings.ts';

import { createTrialHandler } from '../../../backend/assistant/try-question.ts';

const backend = {
  url: setting('SUPABASE_URL'),
  publishableKey: setting('SUPABASE_ANON_KEY'),
  fetch: (request: Request) => fetch(request),
};

const tryAssistant = createTrialHandler(openAssistant(openHostedDatabase()));

serve(async (request) => {
  const right = await authorise(bearerToken(request), backend);
  return tryAssistant(await readJson(request), right);
});
