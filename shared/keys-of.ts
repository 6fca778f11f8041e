/** `Object.keys` with the declared keys as its type. Use it only for objects that have no other keys. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
