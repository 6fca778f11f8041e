import { createAdmin } from '#server/admin/admins.ts';
import { createApp } from '#server/app.ts';
import type { AppDeps } from '#server/app.ts';
import { openBackend } from '#server/database/backend.ts';
import type { Backend } from '#server/database/backend.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { CONTACT_SOURCE } from '#shared/forms/contact.ts';

import { preparedAssistant } from './assistant/prepared-assistant.ts';
import { newDataDir } from './database/database-template.ts';
import { removeDirectory } from './files/temporary-directory.ts';
import { smallFormPages, smallSite } from './site/small-site.ts';

export const JWT_SECRET = 'a-secret-for-tests-of-more-than-32-bytes';
export const PASSWORD = 'a-long-enough-passphrase';

type LogLine = { event: string } & Record<string, unknown>;

export type Api = {
  backend: Backend;
  dataDir: string;
  /** Clock of the rate limits in milliseconds; tests advance it. */
  clock: { now: number };
  log: LogLine[];
  /** Called for every response; a test may replace it. */
  onResponse: (route: string, status: number, ms: number) => void;
  /** Sends a request as a client at `address`, by default at one whose network has no other client. */
  send: (path: string, init?: SendInit) => Promise<Response>;
  /** Requests a page as a browser does, without the publishable key. */
  open: (path: string, method?: string) => Promise<Response>;
  /** Sends a plain form as a browser does. A header that is set to the empty text is not sent. */
  submitForm: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
    address?: string,
  ) => Promise<Response>;
  signUp: (email: string, password?: string) => Promise<Response>;
  signIn: (email: string, password?: string, address?: string) => Promise<Response>;
  /** Access token of a new account, optionally of an admin. */
  tokenFor: (email: string, options?: { admin?: boolean }) => Promise<string>;
  /** Simulates a server restart: memory is lost, files are kept. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

type SendInit = {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  address?: string | undefined;
  /** Address of the connection's peer; without it the request comes through a trusted proxy. */
  peer?: string;
};

/** The real app on a real database, by default the embedded one. Only the clock is controlled by the test. */
export async function openApi(
  settings: Partial<AppDeps['settings']> = {},
  databaseUrl?: string,
  parts: Partial<Pick<AppDeps, 'site' | 'readingRoom' | 'onMessages'>> = {},
): Promise<Api> {
  const dataDir = await newDataDir();
  const siteUrl = settings.siteUrl ?? 'http://localhost:3000';
  const open = () =>
    openBackend({
      dataDir,
      databaseUrl,
      jwtSecret: JWT_SECRET,
      publishableKey: LOCAL_PUBLISHABLE_KEY,
      siteUrl,
    });
  const clock = { now: 1_000_000 };
  const log: LogLine[] = [];
  const serve = (backend: Backend) =>
    createApp({
      backend,
      site: smallSite(),
      formPages: smallFormPages(),
      ...parts,
      preparedAssistant,
      limits: RATE_LIMITS,
      settings: { signup: true, trustedProxies: ['127.0.0.1'], ...settings, siteUrl },
      jwtSecret: JWT_SECRET,
      publishableKey: LOCAL_PUBLISHABLE_KEY,
      now: () => clock.now,
      log: (event, detail) => log.push({ event, ...detail }),
      onTrouble: () => log.push({ event: 'trouble' }),
      onResponse: (route, status, ms) => api.onResponse(route, status, ms),
    });
  const opened = await open();
  let app = serve(opened);
  let visitors = 0;

  const send: Api['send'] = async (path, init = {}) => {
    visitors += 1;
    const headers: Record<string, string> = {
      apikey: LOCAL_PUBLISHABLE_KEY,
      ...(init.peer === undefined
        ? { 'x-forwarded-for': init.address ?? `203.${Math.floor(visitors / 250)}.${visitors % 250}.7` }
        : {}),
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...init.headers,
    };
    const body =
      init.body === undefined || typeof init.body === 'string' ? init.body : JSON.stringify(init.body);
    const method = init.method ?? (body === undefined ? 'GET' : 'POST');
    const env = init.peer === undefined ? {} : { incoming: { socket: { remoteAddress: init.peer } } };
    return app.request(path, { method, headers, body }, env);
  };
  const submitForm: Api['submitForm'] = (path, fields, headers = {}, address) => {
    const sent = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: siteUrl,
      'sec-fetch-site': 'same-origin',
      ...headers,
    };
    return send(path, {
      body: new URLSearchParams(fields).toString(),
      headers: {
        apikey: '',
        ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
      },
      address,
    });
  };
  const signIn: Api['signIn'] = (email, password = PASSWORD, address) =>
    send('/auth/v1/token?grant_type=password', { body: { email, password }, address });
  const signUp: Api['signUp'] = (email, password = PASSWORD) =>
    send('/auth/v1/signup', { body: { email, password } });

  const api: Api = {
    backend: opened,
    dataDir,
    clock,
    log,
    onResponse: () => {},
    send,
    open: (path, method = 'GET') => send(path, { method, headers: { apikey: '' } }),
    submitForm,
    signUp,
    signIn,
    async tokenFor(email, options = {}) {
      if (options.admin) await createAdmin(api.backend, email, PASSWORD);
      else await signUp(email);
      const { access_token: token } = (await (await signIn(email)).json()) as { access_token: string };
      return token;
    },
    async restart() {
      await api.backend.close();
      api.backend = await open();
      app = serve(api.backend);
    },
    async close() {
      await api.backend.close();
      removeDirectory(dataDir);
    },
  };
  return api;
}

/** A complete valid enquiry, with the given changes. */
export function enquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    first_name: 'Ada',
    last_name: 'Stone',
    email: 'ada@example.com',
    company: 'Example Ltd',
    role: 'ceo',
    industry: 'finance',
    interest: 'consulting',
    message: 'We would like to talk about resilience.',
    source: CONTACT_SOURCE,
    ...changes,
  };
}
