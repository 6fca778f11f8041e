import { Buffer } from 'node:buffer';

import { BODY_LIMITS } from '../../shared/limits.ts';

import { mediaType } from './media-type.ts';
import { Refusal } from './refusal.ts';

/** When a body is not read to its end, the connection must close after the response. */
const CLOSE = { connection: 'close' };

/** @throws Refusal 400 or 413 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new Refusal(413, 'payload_too_large', `The request is larger than ${maxBytes} bytes.`, CLOSE);
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isComplete = true;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    isComplete = false;
  }
  // If the client disconnects, the stream may end as if the body were complete.
  if (!isComplete || size < announced || request.signal.aborted) {
    throw new Refusal(400, 'incomplete_body', 'The request ended before its body did.', CLOSE);
  }
  return Buffer.concat(chunks);
}

/** PostgreSQL can store neither NUL nor unpaired surrogates. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Returns the deepest nesting of arrays and objects in a JSON text, without parsing it. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

/**
 * Reads a request's JSON body within the limits on size and depth. An empty body reads as `undefined`.
 * @throws Refusal 400, 413 or 415
 */
export async function readJson(request: Request, maxBytes: number = BODY_LIMITS.bytes): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength === 0) return undefined;
  if (mediaType(request.headers.get('content-type')) !== 'application/json')
    throw new Refusal(415, 'unsupported_media_type', 'Send JSON.');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (jsonDepth(text) > BODY_LIMITS.jsonDepth) throw new SyntaxError();
    return JSON.parse(text, (key, value: unknown) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError();
      return value;
    });
  } catch {
    throw new Refusal(400, 'bad_json', 'The request is not valid JSON.');
  }
}
