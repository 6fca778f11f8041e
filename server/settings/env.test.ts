import { expect, test } from 'vitest';

import { PRIVACY } from '#content/legal/privacy.ts';

import { parseSettings } from './env.ts';

test('an empty environment gives the documented defaults', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    siteUrl: 'http://localhost:3000',
    allowedOrigins: [],
    trustedProxies: [],
    adminNetworks: [],
    signup: true,
  });
  expect(parseSettings({}).dataDir.endsWith('.data')).toBe(true);
});

test('hashed files are kept in the data directory for 30 days unless the operator says otherwise', () => {
  expect(parseSettings({ DATA_DIR: '/data' })).toMatchObject({
    assetsDir: '/data/assets',
    keepAssetsDays: 30,
  });
  expect(parseSettings({ ASSETS_DIR: '/shared', KEEP_ASSETS_DAYS: '0' })).toMatchObject({
    assetsDir: '/shared',
    keepAssetsDays: 0,
  });
});

test('the default site address uses the port, and an empty variable counts as unset', () => {
  expect(parseSettings({ PORT: '8080', SITE_URL: '' }).siteUrl).toBe('http://localhost:8080');
});

test.each([
  ['PORT', '80a'],
  ['CHAT_API_KEY', 'two words'],
  ['CHAT_DAILY_TOKENS', 'many'],
  ['PORT', '70000'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://x'],
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'https://example.com/path'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'all'],
  ['ALLOWED_ORIGINS', 'https://www.example.com,*'],
  ['ADMIN_NETWORKS', '10.0.0.0/8 192.0.2.1'],
  ['ADMIN_NETWORKS', '10.0.0.0/8,'],
  ['ADMIN_NETWORKS', 'office.example.com'],
  ['ADMIN_NETWORKS', '2001:db8::/129'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', 'unsafe-secret-change-me'],
  ['JWT_SECRET', 'super-secret-jwt-token-with-at-least-32-characters-long'],
  ['SUPABASE_SECRET_KEY', 'a'.repeat(64)],
  ['SIGNUP', 'false'],
  ['PLAIN_BUILD', 'true'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Firm'],
  ['NOTIFY_TO', 'desk@example.com; x'],
  ['NOTIFY_WEBHOOK_URL', 'http://hooks.example.com/'],
  ['NOTIFY_WEBHOOK_SECRET', 'short'],
  ['RETENTION_DAYS', 'forever'],
  ['INTAKE_CEILINGS', '300'],
  ['DATA_DIR', 'a\0b'],
  ['ASSETS_DIR', 'a\0b'],
  ['KEEP_ASSETS_DAYS', 'forever'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '65536'],
  ['LOG_REQUESTS', 'none'],
  ['CHAT_BASE_URL', 'ftp://model.example'],
  ['CHAT_MODEL', 'a model'],
  ['PLAIN_BUILD', '0'],
  ['SITE_URL', 'https://user@example.com'],
  ['SITE_URL', 'https://example.com?page=1'],
  ['VITE_SUPABASE_URL', 'project.supabase.co'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc'],
])('%s=%s is refused in one sentence that names the variable and not the value', (name, value) => {
  const start = () => parseSettings({ [name]: value });
  expect(start).toThrow(new RegExp(`^${name} is not valid: expected .+\\.$`));
  expect(start).not.toThrow(new RegExp(`: ${value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}\\b`));
});

test('a webhook without a signing secret is refused', () => {
  const start = () => parseSettings({ NOTIFY_WEBHOOK_URL: 'https://hooks.example.com/' });
  expect(start).toThrow(/^NOTIFY_WEBHOOK_SECRET is not valid/);
});

test('a model is used when its address and name are set, and an address alone is refused', () => {
  const CHAT_BASE_URL = 'http://127.0.0.1:9/v1';
  expect(parseSettings({}).chatModel).toBeUndefined();
  expect(parseSettings({ CHAT_BASE_URL, CHAT_MODEL: 'm' }).chatModel).toMatchObject({
    tokensPerDay: 500_000,
  });
  expect(() => parseSettings({ CHAT_BASE_URL })).toThrow(/CHAT_MODEL/);
});

test('without a setting, enquiries are kept for no longer than the 24 months that the Privacy Policy promises', () => {
  const { retentionDays } = parseSettings({});
  expect(retentionDays).toEqual({ contact_submissions: 730 });
  const promised = PRIVACY.sections.find(({ id }) => id === 'retention');
  expect(JSON.stringify(promised)).toContain('Up to 24 months');
  expect(parseSettings({ RETENTION_DAYS: 'off' }).retentionDays).toEqual({});
});

test('spaces after the commas of a list of networks are ignored', () => {
  const { adminNetworks } = parseSettings({ ADMIN_NETWORKS: '192.0.2.0/24, 2001:db8::/32' });
  expect(adminNetworks).toEqual(['192.0.2.0/24', '2001:db8::/32']);
});

test('with several invalid variables, the error names the first one of the settings table', () => {
  const start = () => parseSettings({ CHAT_API_KEY: 'two words', SIGNUP: 'false', PORT: '80a' });
  expect(start).toThrow(/^PORT is not valid: expected a port number from 0 to 65535\.$/);
});

test('every variable is parsed into the form in which the server uses it', () => {
  const settings = parseSettings({
    PORT: ' 8080 ',
    SITE_URL: 'https://www.example.com/',
    DATA_DIR: '/data',
    METRICS_PORT: '9100',
    LOG_REQUESTS: 'all',
    SIGNUP: 'off',
    PLAIN_BUILD: '1',
    RETENTION_DAYS: '730',
    INTAKE_CEILINGS: '300:20000',
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'Firm <website@example.com>',
    NOTIFY_TO: 'desk@example.com, partner@example.com',
  });
  expect(settings).toMatchObject({
    port: 8080,
    siteUrl: 'https://www.example.com',
    dataDir: '/data',
    metricsPort: 9100,
    logsAllRequests: true,
    signup: false,
    plainBuild: true,
    retentionDays: { contact_submissions: 730 },
    intakeCeilings: { contact_submissions: { rowsPerHour: 300, heldAtMost: 20_000 } },
    delivery: {
      mail: { server: { host: 'mail.example.com', port: 465 }, from: { address: 'website@example.com' } },
      notifyTo: ['desk@example.com', 'partner@example.com'],
      webhook: undefined,
    },
  });
});
