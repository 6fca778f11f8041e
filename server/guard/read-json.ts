import { REQUEST_CAPS } from '#server/limits.ts';

import { failure, Refusal } from './answers.ts';
import type { Dialect } from './answers.ts';

function refuse(dialect: Dialect, status: number, code: string, message: string, close = false): never {
  const answer = failure(dialect, status, code, message);
  // What is left of an oversized body is not read: the connection ends with the answer.
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
  let isWhole = true;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > maxBytes) tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    isWhole = false;
  }
  // The body of a sender who went away may end like one that is whole.
  if (!isWhole || size < announced || request.signal.aborted) {
    refuse(dialect, 400, 'incomplete_body', 'The request ended before its body did.', true);
  }
  return Buffer.concat(chunks);
}

/** PostgreSQL stores neither NUL nor half a character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Deepest nesting of arrays and objects in a JSON text, without parsing it. */
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
 * Reads a request's JSON body within the caps of size and depth. An absent body reads as `undefined`.
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
