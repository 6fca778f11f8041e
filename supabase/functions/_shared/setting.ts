/** A setting that Supabase gives to every function, or that the operator has set as a secret. */
export function setting(name: string): string {
  const value = Deno.env.get(name)?.trim();
  if (!value) throw new Error(`${name} is missing: set it with "supabase secrets set".`);
  return value;
}
