import { parseSettings } from '#server/env.ts';

/** What of the environment changes the files that are built. */
export type BuildSettings = {
  /** Public origin: canonical addresses, sitemap, share images. */
  siteUrl: string;
  signup: 'on' | 'off';
  /** Address and key of a hosted backend, empty where our own server answers. */
  backendUrl: string;
  backendKey: string;
};

/** Not the port of the moment: a server on another port rewrites what it serves (server/static-site.ts). */
const DEFAULT_SITE_URL = 'http://localhost:3000';

/** @throws StartError when a variable is not valid */
export function readBuildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const { siteUrl, signup } = parseSettings(env);
  const backendUrl = env['VITE_SUPABASE_URL']?.trim() ?? '';
  return {
    siteUrl: env['SITE_URL']?.trim() ? siteUrl : DEFAULT_SITE_URL,
    signup: signup ? 'on' : 'off',
    backendUrl,
    backendKey: env['VITE_SUPABASE_PUBLISHABLE_KEY']?.trim() ?? '',
  };
}
