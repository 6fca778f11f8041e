import { refusal } from './answers.ts';

/** The parsed body, or the refusal to answer with. */
type Body = { value: unknown } | { refused: Response };

/** Reads a JSON body of at most `maxBytes`, and nothing beyond that. */
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
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return { value: JSON.parse(decoder.decode(await new Blob(chunks as BlobPart[]).arrayBuffer())) };
  } catch {
    return { refused: refusal(400, 'bad_json', 'The request is not valid JSON.') };
  }
}
