import { authorise, bearerToken } from '../../../backend/authorise.ts';
import type { Right } from '../../../backend/authorise.ts';
import { setting } from './settings.ts';

const backend = {
  url: setting('SUPABASE_URL'),
  publishableKey: setting('SUPABASE_ANON_KEY'),
  fetch: (request: Request) => fetch(request),
};

/** What the sender of a request may do. */
export function rightOf(request: Request): Promise<Right> {
  return authorise(bearerToken(request), backend);
}
