import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { cpuTimeOf } from '#tests/harness/measuring/cpu-time.ts';
import { securityHeaders } from '#shared/security-policy.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { loadStaticSite } from './static-site.ts';
import type { StaticRequest } from './static-site.ts';

function write(path: string, body: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}

const BUILT = 'http://localhost:3000';

function site(siteUrl = BUILT) {
  const build = testDirectory('build');
  const client = join(build, 'client');
  const home = '<!doctype html><title>Home</title>';
  write(join(client, 'index.html'), home);
  write(join(client, 'index.html.br'), brotliCompressSync(home));
  write(join(client, 'about/index.html'), '<!doctype html><title>About</title>');
  write(join(client, 'admin/submissions/index.html'), '<!doctype html><title>Admin</title>');
  write(join(client, '404.html'), '<!doctype html><title>404</title>');
  write(join(client, 'assets/main-Ab12.js'), 'export {}');
  write(join(client, 'images/hero-480.0123abcd.avif'), 'avif');
  write(join(client, 'favicon.svg'), '<svg/>');
  write(join(client, '_headers'), '/*');
  write(join(client, '_redirects'), '/a /b 308');
  write(join(client, 'resources/webinars/index.html'), '<!doctype html><title>Webinars</title>');
  write(join(client, 'sitemap.xml'), `<loc>${BUILT}/about</loc>`);
  write(join(client, 'sitemap.xml.br'), brotliCompressSync(`<loc>${BUILT}/about</loc>`));
  const page = (file: string) => ({ file, csp: `script-src '${file}'` });
  const pages = {
    '/': page('index.html'),
    '/about': page('about/index.html'),
    '/admin/submissions': page('admin/submissions/index.html'),
    '/resources/webinars': page('resources/webinars/index.html'),
    '/404': page('404.html'),
  };
  write(join(build, 'site.json'), JSON.stringify({ siteUrl: BUILT, pages }));
  return loadStaticSite(build, siteUrl);
}

function ask(path: string, request: Partial<StaticRequest> = {}, siteUrl = BUILT) {
  return site(siteUrl).respond({
    method: 'GET',
    path,
    search: '',
    acceptEncoding: '',
    ifNoneMatch: undefined,
    ...request,
  }).response;
}

test('a page is revalidated and carries its own content security policy', async () => {
  const response = ask('/about');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toBe("script-src 'about/index.html'");
  expect(await response.text()).toContain('About');
});

test('a client that accepts Brotli gets the compressed variant with its own ETag', async () => {
  const plain = ask('/');
  const packed = ask('/', { acceptEncoding: 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('Home');
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  expect(ask('/', { acceptEncoding: 'br;q=0' }).headers.get('content-encoding')).toBeNull();
});

test('a matching ETag is answered with 304 and no body', async () => {
  const etag = ask('/').headers.get('etag') ?? '';
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = ask('/', { ifNoneMatch });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  }
  expect(ask('/', { ifNoneMatch: '"other"' }).status).toBe(200);
});

test('every answer has the security headers, and over https the transport policy', () => {
  const etag = ask('/').headers.get('etag') ?? '';
  const answers: [number, string, Partial<StaticRequest>][] = [
    [200, '/', { acceptEncoding: 'br' }],
    [200, '/assets/main-Ab12.js', {}],
    [304, '/', { ifNoneMatch: etag }],
    [308, '/About', {}],
    [404, '/nowhere', {}],
    [404, '/assets/gone.js', {}],
    [405, '/', { method: 'POST' }],
  ];
  for (const [status, path, request] of answers) {
    const { headers, status: given } = ask(path, request, 'https://www.example.com');
    expect([path, given]).toEqual([path, status]);
    for (const [name, value] of Object.entries(securityHeaders(true))) {
      expect([path, name, headers.get(name)]).toEqual([path, name, value]);
    }
    expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringMatching(/-src /)]);
  }
  expect(ask('/').headers.get('strict-transport-security')).toBeNull();
});

test('HEAD is answered with the headers and no body', async () => {
  const response = ask('/', { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('34');
  expect(await response.text()).toBe('');
});

test('every text file declares its character set', () => {
  for (const path of ['/', '/assets/main-Ab12.js', '/sitemap.xml', '/favicon.svg', '/missing.txt']) {
    expect([path, ask(path).headers.get('content-type')]).toEqual([
      path,
      expect.stringMatching(/charset=utf-8$/),
    ]);
  }
});

test('files with a content hash in their name may be cached for a year', () => {
  for (const path of ['/assets/main-Ab12.js', '/images/hero-480.0123abcd.avif']) {
    expect(ask(path).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/ABOUT///', '/about'],
  ['//about/', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/admin', '/admin/submissions'],
  ['/Admin/Submissions/', '/admin/submissions'],
  ['/Consultation/', '/consultation'],
  ['/events', '/resources/webinars'],
  ['/Events/', '/resources/webinars'],
])('%s redirects to its canonical path %s', (path, location) => {
  const response = ask(path, { search: '?interest=training' });
  expect([response.status, response.headers.get('location')]).toEqual([308, `${location}?interest=training`]);
});

test('an unknown page gets the not-found page with status 404, a missing file never gets HTML', async () => {
  const page = ask('/nowhere');
  expect([page.status, await page.text()]).toEqual([404, '<!doctype html><title>404</title>']);
  expect(ask('/404').status).toBe(404);
  for (const path of ['/assets/gone.js', '/favicon.gif', '/index.html.br', '/images/x']) {
    const file = ask(path);
    expect([path, file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([
      path,
      404,
      'text/plain',
    ]);
  }
});

test('a build that is served at another origin names that origin, in every encoding', async () => {
  const request = { method: 'GET', path: '/sitemap.xml', search: '', ifNoneMatch: undefined };
  const moved = site('https://www.example.com');
  const plain = moved.respond({ ...request, acceptEncoding: '' }).response;
  expect(await plain.text()).toBe('<loc>https://www.example.com/about</loc>');
  const packed = moved.respond({ ...request, acceptEncoding: 'br' }).response;
  const unpacked = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString();
  expect(unpacked).toBe('<loc>https://www.example.com/about</loc>');
  expect(await ask('/sitemap.xml').text()).toContain(BUILT);
});

test('another method is refused with the list of allowed methods', () => {
  const response = ask('/about', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a missing build stops the start', () => {
  expect(() => loadStaticSite(join(tmpdir(), 'no-such-build'), BUILT)).toThrow(/not built/);
});

test('headers with 16,000 separators are parsed within 20 ms', () => {
  const built = site();
  for (const pump of [' ', '\t', ';', ' ;', ',', '/']) {
    const acceptEncoding = `br${pump.repeat(16_000 / pump.length)}x`;
    const request = {
      method: 'GET',
      path: `/about${pump}`,
      search: '',
      acceptEncoding,
      ifNoneMatch: acceptEncoding,
    };
    expect(cpuTimeOf(() => built.respond(request))).toBeLessThan(20);
  }
});
