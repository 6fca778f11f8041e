/** The keys of an object with known keys, in order. `Object.keys` types them as any text, because a value may have more. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
