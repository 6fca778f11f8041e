import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod/mini';

/** A mistake in a file, with its line number. */
export type Problem = { line: number; text: string };

type Checked<T> = { value: T; problems: [] } | { value: undefined; problems: Problem[] };

/** Offset of the value at `path`, or of the nearest value around it when there is none. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/**
 * Parses YAML and checks it against a schema.
 * @param firstLine line of the file on which the YAML begins
 */
export function checkYaml<T>(schema: z.ZodMiniType<T>, yaml: string, firstLine: number): Checked<T> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      line: lineOf(pos[0]),
      text: message,
    }));
    return { value: undefined, problems };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.map(({ path, message }) => ({
    line: lineOf(offsetOf(document, path)),
    text: `${path.join('.') || 'the block'}: ${message}`,
  }));
  return { value: undefined, problems };
}
