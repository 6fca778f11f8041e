import { Buffer } from 'node:buffer';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Data with maps and typed arrays, compressed, as JSON that Node, Deno and their bundlers can import. */
export type CompressedJson = { gzip: string };

const ARRAYS = { Int8Array, Uint8ClampedArray, Uint16Array, Uint32Array, Float32Array };

type StoredMap = { map: [unknown, unknown][] };
type StoredArray = { array: keyof typeof ARRAYS; base64: string };

function store(part: unknown): unknown {
  if (part instanceof Map) return { map: [...part] } satisfies StoredMap;
  if (!ArrayBuffer.isView(part)) return part;
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  return {
    array: part.constructor.name as keyof typeof ARRAYS,
    base64: bytes.toString('base64'),
  } satisfies StoredArray;
}

function restore(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Object.hasOwn(part, 'map')) return new Map((part as StoredMap).map);
  if (!Object.hasOwn(part, 'base64')) return part;
  const { array, base64 } = part as StoredArray;
  // A copy, because a small buffer may begin anywhere in Node's pool.
  return new ARRAYS[array](Uint8Array.from(Buffer.from(base64, 'base64')).buffer);
}

export function compressJson(data: object): CompressedJson {
  const json = JSON.stringify(data, (_key, part: unknown) => store(part));
  return { gzip: gzipSync(json).toString('base64') };
}

export function decompressJson<Data>({ gzip }: CompressedJson): Data {
  const json = gunzipSync(Buffer.from(gzip, 'base64')).toString();
  return JSON.parse(json, (_key, part: unknown) => restore(part)) as Data;
}
