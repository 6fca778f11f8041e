// Prepares the assistant and writes it to the file named by the argument.
import { writeFileSync } from 'node:fs';

import { prepareAssistant } from '#backend/assistant/prepare-assistant.ts';
import { pack } from '#backend/packed.ts';

const [target = ''] = process.argv.slice(2);
writeFileSync(target, JSON.stringify(pack(prepareAssistant())));
