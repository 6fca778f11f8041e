// Prepares the assistant and writes it to the file named by the argument.
import { writeFileSync } from 'node:fs';

import { compressJson } from '#backend/compressed-json.ts';

import { prepareAssistant } from './prepare-assistant.ts';

const [target = ''] = process.argv.slice(2);
writeFileSync(target, JSON.stringify(compressJson(prepareAssistant())));
