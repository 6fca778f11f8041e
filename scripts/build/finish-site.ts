import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { contestedQuestions } from './assistant/contested-questions.ts';
import { pageTexts, staleAnswers } from './assistant/stale-answers.ts';
import { measurePages, overBudget } from './budgets.ts';
import type { BuildSettings } from './build-settings.ts';
import { compressTexts } from './compress.ts';
import { cloudFrontPolicies, headersFile, nginxLocations, redirectsFile } from './host-headers.ts';
import { writeIcons } from './icons.ts';
import { CAN_TYPESET } from './insights/pdf/typeset.ts';
import { PIECE_PROBLEMS } from './insights/pieces.ts';
import { writeReaderPages } from './insights/reader-pages.ts';
import { writePages } from './pages/write-pages.ts';
import { writeSiteFiles } from './site-files/write-site-files.ts';

/** Turns the framework's output in `draft/client` into the site's pages and files. `root` is the repository. */
export async function finishSite(root: string, draft: string, settings: BuildSettings): Promise<void> {
  const client = join(draft, 'client');
  await writeIcons(root, client);
  writeSiteFiles(client, settings.siteUrl);
  const { drafts, site, readers, forms, policy, scripts } = await writePages(client, settings);
  writeReaderPages(join(draft, 'reader'), readers);
  const isHttps = settings.siteUrl.startsWith('https:');
  writeFileSync(join(client, '_headers'), headersFile(policy, isHttps));
  writeFileSync(join(client, '_redirects'), redirectsFile());
  writeFileSync(join(draft, 'nginx-locations.conf'), nginxLocations(policy, isHttps));
  writeFileSync(join(draft, 'cloudfront-headers.json'), cloudFrontPolicies(policy, isHttps));
  await compressTexts(client);
  const weights = await measurePages(client, scripts);
  // Only a warning, so that longer content never keeps the site from starting. The tests enforce the budgets.
  const excess = overBudget(weights);
  if (excess.length > 0) process.stdout.write(`Over budget: ${excess.join('; ')}\n`);
  // Also only a warning: the build leaves broken pieces out and names them.
  for (const problem of PIECE_PROBLEMS) process.stdout.write(`Left out: ${problem}\n`);
  if (!CAN_TYPESET) process.stdout.write('Left out: the PDFs, which can be typeset on Linux x64 only\n');
  for (const answer of staleAnswers(pageTexts(drafts))) process.stdout.write(`Stale answer: ${answer}\n`);
  const contested = contestedQuestions();
  if (contested.length > 0) process.stdout.write(`Questions with two answers: ${contested.join('; ')}\n`);
  writeFileSync(join(draft, 'forms.json'), JSON.stringify(forms));
  writeFileSync(join(draft, 'weights.json'), JSON.stringify(weights, null, 2));
  writeFileSync(join(draft, 'site.json'), JSON.stringify({ siteUrl: settings.siteUrl, ...site }, null, 2));
}
