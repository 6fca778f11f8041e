import { refusal } from './answers.ts';

/** A body as it was sent, or the refusal that answers it. */
type Body = { value: unknown } | { refused: Response };

/** Reads a JSON body of at most `maxBytes`; what goes beyond is not read. */
export async function readJson(request: Request, maxBytes: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      return {
        refused: refusal(413, 'payload_too_large', `The request is larger than ${maxBytes} bytes.`, {
          connection: 'close',
        }),
      };
    }
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true });
    return { value: JSON.parse(text.decode(await new Blob(chunks as BlobPart[]).arrayBuffer())) };
  } catch {
    return { refused: refusal(400, 'bad_json', 'The request is not valid JSON.') };
  }
}
