import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

type Bearer = 'none' | 'member' | 'admin' | 'broken';
export type Tokens = Record<Bearer, string | undefined>;

/** Defects in the framing of a request, beyond those of its parts. */
export const FRAMINGS = [
  'two lengths',
  'length and chunks',
  'negative length',
  'length too long',
  'chunked',
  'bad chunk',
  'endless chunk',
  'no host',
  'two hosts',
  'empty host',
  'bad host',
  'odd host',
  'old version',
  'odd version',
  'no version',
  'no colon',
  'folded',
  'NUL in a header',
  'line feeds',
  'many headers',
  'random bytes',
  'another protocol',
] as const;
type Framing = (typeof FRAMINGS)[number] | 'right';

export type RequestParts = {
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer | undefined;
  framing: Framing;
  bearer: Bearer;
  noise: Uint8Array;
};

function chunked(body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from(body.length === 0 ? '\r\n' : '\r\n0\r\n\r\n'),
  ]);
}

/** The header lines and bytes that carry the body. */
function frameBody(body: Buffer | undefined, framing: Framing): { lines: string[]; payload: Buffer } {
  const payload = body ?? Buffer.alloc(0);
  const length = `content-length: ${payload.length}`;
  switch (framing) {
    case 'two lengths':
      return { lines: [length, `content-length: ${payload.length + 1}`], payload };
    case 'length and chunks':
      return { lines: [length, 'transfer-encoding: chunked'], payload: chunked(payload) };
    case 'negative length':
      return { lines: ['content-length: -1'], payload };
    case 'length too long':
      return { lines: [`content-length: ${payload.length + 100}`], payload };
    case 'chunked':
      return { lines: ['transfer-encoding: chunked'], payload: chunked(payload) };
    case 'bad chunk':
      return { lines: ['transfer-encoding: chunked'], payload: Buffer.from('zz\r\nabc\r\n0\r\n\r\n') };
    case 'endless chunk':
      return { lines: ['transfer-encoding: chunked'], payload: Buffer.from('ffff\r\nabc') };
    default:
      return { lines: body === undefined ? [] : [length], payload };
  }
}

function hostLines(framing: Framing): string[] {
  const right = 'host: localhost';
  const others: Partial<Record<Framing, string[]>> = {
    'no host': [],
    'two hosts': [right, 'host: evil.example'],
    'empty host': ['host:'],
    'bad host': ['host: a b/[%'],
    'odd host': ['host: user:secret@evil.example:99999/x?y'],
    'no colon': [right, 'a header without its colon'],
    folded: [right, 'x-folded: one\r\n two'],
    'NUL in a header': [right, 'x-nul: a\0b'],
    'many headers': [right, ...Array.from({ length: 1_500 }, (_, index) => `x-${index}: 1`)],
  };
  return others[framing] ?? [right];
}

const VERSIONS: Partial<Record<Framing, string>> = {
  'old version': ' HTTP/1.0',
  'odd version': ' HTTP/9.7',
  'no version': '',
};

/** The request as it is sent on the wire. */
export function requestBytes(
  { method, target, headers, body, framing, bearer, noise }: RequestParts,
  tokens: Tokens,
): Buffer {
  if (framing === 'random bytes') return Buffer.concat([Buffer.from(noise), Buffer.from('\r\n\r\n')]);
  if (framing === 'another protocol') return Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  const { lines, payload } = frameBody(body, framing);
  const given = new Set(headers.map(([name]) => name));
  const token = tokens[bearer];
  const own = [
    ['apikey', LOCAL_PUBLISHABLE_KEY],
    ['connection', 'close'],
    ...(body === undefined ? [] : [['content-type', 'application/json']]),
    ...(token === undefined ? [] : [['authorization', `Bearer ${token}`]]),
  ].filter(([name = '']) => !given.has(name));
  const head = [
    `${method} ${target}${VERSIONS[framing] ?? ' HTTP/1.1'}`,
    ...hostLines(framing),
    ...own.map(([name, value]) => `${name}: ${value}`),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...lines,
  ];
  const lineEnd = framing === 'line feeds' ? '\n' : '\r\n';
  return Buffer.concat([Buffer.from(`${head.join(lineEnd)}${lineEnd}${lineEnd}`), payload]);
}
