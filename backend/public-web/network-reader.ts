import { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { errorCode } from '../error-code.ts';
import { mediaType } from '../http/media-type.ts';
import { isPublicAddress } from './public-address.ts';
import { READ_LIMITS } from './read-limits.ts';
import { ReadFault, USER_AGENT } from './read-url.ts';
import type { ReadUrl, UrlResponse, Wanted } from './read-url.ts';

export type NetworkOptions = {
  /** Resolves a host name to all its IP addresses. */
  resolve: (host: string) => Promise<string[]>;
  /** Whether a connection to this IP address and port is permitted. */
  permits: (address: string, port: number) => boolean;
  /** CA certificates to trust instead of the system's. */
  authority?: string;
};

const WEB_PORTS = [80, 443];

/** The rules in production. Only tests pass others. */
const STRICT: NetworkOptions = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  permits: (address, port) => isPublicAddress(address) && WEB_PORTS.includes(port),
};

function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
}

/** The IP addresses of a URL's host. A host name is refused if any of its addresses is forbidden. */
async function checkedAddresses(url: URL, { resolve, permits }: NetworkOptions): Promise<string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new ReadFault('The host name has no address.');
  if (!addresses.every((address) => permits(address, portOf(url)))) {
    throw new ReadFault('The address is not on the public web.');
  }
  return addresses;
}

function connect(
  url: URL,
  address: string,
  { types, signal }: Pick<Wanted, 'types' | 'signal'>,
  authority?: string,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = send({
      // The checked address, not the name: the name could resolve to another address the next time.
      host: address,
      port: portOf(url),
      path: url.pathname + url.search,
      // The certificate is checked against the name, although the connection is made to the address.
      ...(url.protocol === 'https:' && isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
      ...(authority === undefined ? {} : { ca: authority }),
      headers: {
        host: url.host,
        accept: types.join(', '),
        'accept-encoding': 'br, gzip',
        'user-agent': `${USER_AGENT}/1.0`,
        connection: 'close',
      },
      agent: false,
      signal,
      maxHeaderSize: READ_LIMITS.headerBytes,
    });
    call.once('response', resolve);
    call.once('error', reject);
    call.end();
  });
}

/** Opens the URL at the first address that answers: the machine may have no IPv6 route. */
async function open(
  url: URL,
  [address = '', ...others]: string[],
  wanted: Pick<Wanted, 'types' | 'signal'>,
  authority?: string,
): Promise<IncomingMessage> {
  try {
    return await connect(url, address, wanted, authority);
  } catch (error) {
    if (others.length === 0 || wanted.signal.aborted) throw error;
    return open(url, others, wanted, authority);
  }
}

/** The decompressor for a content encoding, or `undefined` if the response is not compressed. */
function unpacker(encoding: string, document: Wanted['document']): Transform | undefined {
  if (encoding === '' || encoding === 'identity') return undefined;
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  throw new ReadFault(`The ${document} has a content encoding that was not requested.`);
}

/** Reads a body and stops as soon as its size or its compression ratio exceeds the limit. */
async function readBody(
  response: IncomingMessage,
  { document, maxBytes, overflow }: Wanted,
): Promise<Uint8Array> {
  const unpack = unpacker((response.headers['content-encoding'] ?? '').trim().toLowerCase(), document);
  let onWire = 0;
  response.on('data', (chunk: Uint8Array) => (onWire += chunk.byteLength));
  // An error of either stream reaches the loop below, so the callback has nothing to do.
  const body = unpack ? pipeline(response, unpack, () => {}) : response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (unpack && size > onWire * READ_LIMITS.unpackRatio) {
      throw new ReadFault(`The ${document} unpacks to more than ${READ_LIMITS.unpackRatio} times its size.`);
    }
    if (size > maxBytes && overflow === 'fail') {
      throw new ReadFault(`The ${document} is larger than ${Math.round(maxBytes / 1024)} KiB.`);
    }
    chunks.push(chunk);
    if (size > maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function decode(bytes: Uint8Array, contentType: string): string {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function connectionFault(error: unknown): ReadFault {
  const code = errorCode(error);
  const reason = code !== undefined && /^[A-Z_\d]+$/.test(code) ? ` (${code})` : '';
  return new ReadFault(`The connection failed${reason}.`);
}

/** Reads documents over the network, from checked addresses and ports, with limits on size, compression ratio and time. */
export function createNetworkReader(options: NetworkOptions = STRICT): ReadUrl {
  return async (url, wanted) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new ReadFault('The address is not on the public web.');
    }
    const deadline = AbortSignal.timeout(READ_LIMITS.timeoutMs);
    const signal = AbortSignal.any([deadline, wanted.signal]);
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new ReadFault('The request was cancelled.')), {
        once: true,
      });
    });
    let response: IncomingMessage | undefined;
    const read = async (): Promise<UrlResponse> => {
      signal.throwIfAborted();
      const addresses = await checkedAddresses(url, options);
      signal.throwIfAborted();
      response = await open(url, addresses, { types: wanted.types, signal }, options.authority);
      const contentType = response.headers['content-type'] ?? '';
      const type = mediaType(contentType);
      const isWanted = response.statusCode === 200 && wanted.types.includes(type);
      const robotsTag = response.headers['x-robots-tag'];
      return {
        status: response.statusCode ?? 0,
        type,
        location: response.headers.location,
        robotsTag: [robotsTag ?? ''].flat().join(', '),
        text: isWanted ? decode(await readBody(response, wanted), contentType) : undefined,
      };
    };
    try {
      return await Promise.race([read(), ended]);
    } catch (error) {
      if (deadline.aborted) {
        throw new ReadFault(
          `The ${wanted.document} took longer than ${READ_LIMITS.timeoutMs / 1_000} seconds.`,
        );
      }
      throw error instanceof ReadFault ? error : connectionFault(error);
    } finally {
      response?.destroy();
    }
  };
}
