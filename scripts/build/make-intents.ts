// Trains the assistant's intent model and writes it to the file named by its argument.
import { writeFileSync } from 'node:fs';

import { intentsToJson } from '#backend/assistant/intents.ts';
import { learnIntents } from '#backend/assistant/learn-intents.ts';

const [target = ''] = process.argv.slice(2);
writeFileSync(target, JSON.stringify(intentsToJson(learnIntents())));
