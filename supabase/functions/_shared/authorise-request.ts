import { authorise, bearerToken } from '../../../backend/authorise.ts';
import type { Right } from '../../../backend/authorise.ts';
import { fetchFromProject } from './project-fetch.ts';
import { projectKey, setting } from './settings.ts';

const backend = {
  url: setting('SUPABASE_URL'),
  publishableKey: projectKey('publishable'),
  fetch: (request: Request) => fetchFromProject(request),
};

/** What the sender of a request may do. */
export function authoriseRequest(request: Request): Promise<Right> {
  return authorise(bearerToken(request), backend);
}
