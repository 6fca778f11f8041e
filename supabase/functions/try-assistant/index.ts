import { openAssistant } from '../_shared/assistant.ts';
import { authoriseRequest } from '../_shared/authorise-request.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { readJson } from '../../../backend/http/read-json.ts';
import { serve } from '../_shared/serve.ts';

import { createTrialHandler } from '../../../backend/assistant/try-question.ts';

const tryAssistant = createTrialHandler(openAssistant(openHostedDatabase()));

serve(async (request) => {
  const right = await authoriseRequest(request);
  return tryAssistant(await readJson(request), right);
});
