import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { StartError } from '#server/start-error.ts';
import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { parseDatabaseUrl } from './database-url.ts';

const hostsOf = (url: string) => parseDatabaseUrl(url).hosts.map(({ name }) => name);
const tlsOf = (query: string) => parseDatabaseUrl(`postgres://u:p@db.example/site${query}`).hosts[0].tls;

test.each([
  ['postgres://u:p@db.example/site', ['db.example:5432']],
  ['postgresql://u:p@127.0.0.1:6432/site', ['127.0.0.1:6432']],
  ['postgres://u:p@[::1]:6432/site', ['::1:6432']],
  ['postgres://u:p@a:1,b,[::1]:3/site?target_session_attrs=read-write', ['a:1', 'b:5432', '::1:3']],
  ['postgres://u:p@a,b:7/site?port=6432', ['a:6432', 'b:7']],
  ['postgres:///site?host=a,b&port=1,2', ['a:1', 'b:2']],
  ['postgres:///site?host=/run/postgresql', ['/run/postgresql/.s.PGSQL.5432']],
  ['postgres://u@%2Frun%2Fpostgresql:5432/site', ['/run/postgresql:5432/.s.PGSQL.5432']],
])('the hosts of %s', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts);
});

test('user, password and name may be percent-encoded or missing', () => {
  expect(parseDatabaseUrl('postgres://us%40er:p%3A%2Fw:x@db/na%20me')).toMatchObject({
    username: 'us@er',
    password: 'p:/w:x',
    database: 'na me',
  });
  expect(parseDatabaseUrl('postgres://db')).toMatchObject({ username: undefined, database: undefined });
});

test('sslmode decides whether connections are encrypted and the certificate is checked', () => {
  expect(tlsOf('')).toBe(false);
  expect(tlsOf('?sslmode=disable')).toBe(false);
  expect(tlsOf('?sslmode=prefer')).toBe('prefer');
  expect(tlsOf('?sslmode=require')).toEqual({ rejectUnauthorized: false });
  expect(tlsOf('?sslmode=verify-full')).toMatchObject({ rejectUnauthorized: true });
});

test('sslrootcert names the authority, whose certificates are then checked', () => {
  const file = join(testDirectory('certificates'), 'ca.pem');
  writeFileSync(file, 'the certificates');
  for (const mode of ['', '&sslmode=require', '&sslmode=verify-ca', '&sslmode=verify-full']) {
    const expected = { ca: 'the certificates', rejectUnauthorized: true };
    expect(tlsOf(`?sslrootcert=${file}${mode}`), mode).toMatchObject(expected);
  }
});

test.each([
  ['mysql://x', 'a PostgreSQL URL such as'],
  ['postgres://u:secret-word@db/site?sslmode=verfy-full', 'sslmode to be one of'],
  ['postgres://u:secret-word@db/site?sslrootcert=/no/such/file', 'sslrootcert to be "system" or a file'],
  ['postgres://u:secret-word@db/site?target_session_attrs=standby', 'target_session_attrs to be read-write'],
  ['postgres://u:secret-word@db/site?sslcert=x', 'no other parameters than'],
  ['postgres://u:secret-word@db/site?sslmode=disable&sslmode=require', 'each at most once'],
  ['postgres://u:secret-word@db:70000/site', 'hosts and ports'],
  ['postgres://u:secret-word@db:x/site', 'hosts and ports'],
  ['postgres://u:secret-word@a,b,c/site?port=1,2', 'one port, or one for each host'],
  ['postgres://u:secret-w%ord@db/site', 'every % written as %25'],
])('%s is refused in one sentence', (url, expected) => {
  const parse = () => parseDatabaseUrl(url);
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(expected);
  expect(parse).toThrow(/^DATABASE_URL is not valid: expected (?!.*secret)[^\n]+\.$/);
});
