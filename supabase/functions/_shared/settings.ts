/**
 * A setting that Supabase gives to every function, or that the operator has set as a secret.
 * @throws Error whose message tells the operator what to set
 */
export function setting(name: string): string {
  const value = Deno.env.get(name)?.trim();
  if (!value) throw new Error(`${name} is missing: set it with "supabase secrets set".`);
  return value;
}

/**
 * The project's key for `use`. New projects have only the named keys, of which `default` is always there; older ones have
 * the legacy key too, and lose it when it is deactivated.
 * @throws Error whose message tells the operator which key is missing
 */
export function projectKey(use: 'publishable' | 'secret'): string {
  const [named, legacy] =
    use === 'publishable'
      ? ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY']
      : ['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'];
  const keys = JSON.parse(Deno.env.get(named) ?? '{}') as { default?: string };
  const key = keys.default ?? Deno.env.get(legacy);
  if (!key)
    throw new Error(`The project has no ${use} key: create one named "default" under Settings, API Keys.`);
  return key;
}

/** Settings that may be absent, by name. */
export function optionalSettings(...names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, Deno.env.get(name)?.trim() || undefined]));
}

/** The origin of `SITE_URL`, without a path or trailing slash. */
export function siteOrigin(): string {
  const url = setting('SITE_URL');
  if (!URL.canParse(url))
    throw new Error('SITE_URL is not valid: expected a URL such as https://www.example.com.');
  return new URL(url).origin;
}
