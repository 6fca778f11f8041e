import { openBackend } from '#server/database/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { enquiry, JWT_SECRET } from '#tests/harness/api.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

/*
 * Stores an enquiry from EMAIL in DATA_DIR and prints all enquiries with their times. If KILLED is set, it exits without
 * closing the database, as if killed.
 */
const { DATA_DIR: dataDir = '', EMAIL: email, KILLED } = process.env;
const sent = enquiry({ email });
const backend = await openBackend({
  dataDir,
  jwtSecret: JWT_SECRET,
  publishableKey: LOCAL_PUBLISHABLE_KEY,
  siteUrl: 'http://localhost:3000',
});
await storeEnquiry(backend, sent);
const stored = await backend.query<{ email: string; at: string }>(
  'select email, created_at as at from public.contact_submissions order by email',
);
process.stdout.write(JSON.stringify(stored));
if (!KILLED) await backend.close();
process.exit(0);
