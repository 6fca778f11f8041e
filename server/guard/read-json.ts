import { REQUEST_CAPS } from '#server/limits.ts';

import { failure, Refusal } from './answers.ts';
import type { Dialect } from './answers.ts';

function refuse(dialect: Dialect, status: number, code: string, message: string, close = false): never {
  const answer = failure(dialect, status, code, message);
  // The rest of an oversized body is not read, so the connection must close after the answer.
  throw new Refusal(close ? { ...answer, headers: { connection: 'close' } } : answer);
}

async function readBytes(request: Request, dialect: Dialect, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    refuse(dialect, 413, 'payload_too_large', `The request is larger than ${maxBytes} bytes.`, true);
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isComplete = true;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > maxBytes) tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    isComplete = false;
  }
  // If the client disconnects, the stream may end as if the body were complete.
  if (!isComplete || size < announced || request.signal.aborted) {
    refuse(dialect, 400, 'incomplete_body', 'The request ended before its body did.', true);
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
export async function readJson(
  request: Request,
  dialect: Dialect,
  maxBytes: number = REQUEST_CAPS.bodyBytes,
): Promise<unknown> {
  const bytes = await readBytes(request, dialect, maxBytes);
  if (bytes.byteLength === 0) return undefined;
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') refuse(dialect, 415, 'unsupported_media_type', 'Send JSON.');
  const malformed = () => refuse(dialect, 400, 'bad_json', 'The request is not valid JSON.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return malformed();
  }
  if (jsonDepth(text) > REQUEST_CAPS.jsonDepth) malformed();
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError();
      return value;
    });
  } catch {
    return malformed();
  }
}
