/**
 * A setting that Supabase gives to every function, or that the operator has set as a secret.
 * @throws Error whose message tells the operator what to set
 */
export function setting(name: string): string {
  const value = Deno.env.get(name)?.trim();
  if (!value) throw new Error(`${name} is missing: set it with "supabase secrets set".`);
  return value;
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
