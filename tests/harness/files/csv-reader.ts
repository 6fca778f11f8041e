/**
 * Reads CSV in the strictest form of RFC 4180: every field quoted and CRLF after each line. A byte order mark must come
 * first.
 * @throws Error where the text differs
 */
export function readStrictCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.startsWith('\uFEFF')) throw new Error('no byte order mark');
  const lines: string[][] = [];
  let at = 1;
  while (at < text.length) {
    const line: string[] = [];
    for (;;) {
      const field = /"((?:[^"]|"")*)"/y;
      field.lastIndex = at;
      const match = field.exec(text);
      if (!match) throw new Error(`no quoted field at ${at}`);
      line.push((match[1] ?? '').replaceAll('""', '"'));
      at = field.lastIndex;
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`no line end at ${at}`);
    at += 2;
    lines.push(line);
  }
  return lines;
}
