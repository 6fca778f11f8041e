import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

/** The key that the pages were built with. It is public and grants nothing: it only marks calls meant for this API. */
export function publishableKey(env: NodeJS.ProcessEnv): string {
  return env['VITE_SUPABASE_PUBLISHABLE_KEY']?.trim() || LOCAL_PUBLISHABLE_KEY;
}
