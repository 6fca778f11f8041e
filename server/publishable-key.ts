import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

/** The key that the pages were built with; it is public and only tells the API from a stray request. */
export function publishableKey(env: NodeJS.ProcessEnv): string {
  return env['VITE_SUPABASE_PUBLISHABLE_KEY'] || LOCAL_PUBLISHABLE_KEY;
}
