import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';

import { backendClient } from '#app/lib/network/backend-client.ts';
import { NEWSLETTER_RATE } from '#shared/limits.ts';

import { subscribe } from './subscribe.ts';

vi.mock(import('#app/lib/network/backend-client.ts'), { spy: true });

test('attempts for which the client cannot be loaded do not count against the limit', async () => {
  vi.mocked(backendClient).mockRejectedValue(new TypeError('Failed to fetch'));
  for (let attempt = 0; attempt <= NEWSLETTER_RATE.attempts; attempt += 1) {
    await expect(subscribe('ada@example.com')).rejects.toThrow('Failed to fetch');
  }
});

test('attempts that fail without a connection do not count against the limit', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.mocked(backendClient).mockResolvedValue(
    createClient('http://site.test', 'key', { global: { fetch }, auth: { persistSession: false } }),
  );
  for (let attempt = 0; attempt <= NEWSLETTER_RATE.attempts; attempt += 1) {
    expect(await subscribe('ada@example.com')).toBe('failed');
  }
});
