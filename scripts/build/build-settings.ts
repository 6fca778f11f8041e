import { parseSettings } from '#server/settings/env.ts';

/** Settings from the environment that change the built files. */
export type BuildSettings = {
  /** Public origin, used in canonical URLs, the sitemap and share images. */
  siteUrl: string;
  signup: 'on' | 'off';
  /** Ships the framework's own HTML (docs/upgrading.md). */
  plain: boolean;
  /** URL and key of a hosted Supabase project; empty when our own server is the backend. */
  backendUrl: string;
  backendKey: string;
};

/** Does not depend on PORT: a server on another port rewrites this origin when it serves (server/site/static-site.ts). */
const DEFAULT_SITE_URL = 'http://localhost:3000';

/** @throws StartError when a variable is not valid */
export function readBuildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const { siteUrl, signup, plainBuild } = parseSettings(env);
  return {
    siteUrl: env['SITE_URL']?.trim() ? siteUrl : DEFAULT_SITE_URL,
    signup: signup ? 'on' : 'off',
    plain: plainBuild,
    backendUrl: env['VITE_SUPABASE_URL']?.trim() ?? '',
    backendKey: env['VITE_SUPABASE_PUBLISHABLE_KEY']?.trim() ?? '',
  };
}
