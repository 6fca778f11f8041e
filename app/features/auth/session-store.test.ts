import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createSessionStore } from './session-store.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

const SESSION = { access_token: 'a', user: { id: 'u1' } } as Session;

function setUp({ stored, fails = false }: { stored: boolean; fails?: boolean }) {
  let emit: Listener = () => {};
  let storageChanged = () => {};
  let isStored = stored;
  const connect = vi.fn(async () => {
    if (fails) throw new TypeError('Failed to fetch');
    return {
      auth: {
        onAuthStateChange: (listener: Listener) => {
          emit = listener;
          return { data: { subscription: { id: '1', callback: listener, unsubscribe: () => {} } } };
        },
      },
    };
  });
  const store = createSessionStore({
    mayHaveSession: () => isStored,
    onStoredSessionChange: (listener) => {
      storageChanged = listener;
      return () => {};
    },
    connect,
  });
  const listener = vi.fn();
  return {
    store,
    connect,
    listener,
    start: () => store.subscribe(listener),
    emit: (...event: Parameters<Listener>) => emit(...event),
    signInElsewhere: () => {
      isStored = true;
      storageChanged();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without a stored session nothing loads and the page does not wait', async () => {
  const { store, connect, start } = setUp({ stored: false });
  start();
  await vi.runAllTimersAsync();
  expect(store.getSnapshot()).toEqual({ user: null, session: null, loading: false });
  expect(connect).not.toHaveBeenCalled();
});

test('with a stored session the first event ends loading', async () => {
  const { store, start, emit, listener } = setUp({ stored: true });
  expect(store.getSnapshot().loading).toBe(true);
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getSnapshot().loading).toBe(true);
  emit('INITIAL_SESSION', SESSION);
  expect(store.getSnapshot()).toEqual({ user: SESSION.user, session: SESSION, loading: false });
  expect(listener).toHaveBeenCalled();
});

test.each([
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const)('%s updates the session', async (event) => {
  const { store, start, emit } = setUp({ stored: true });
  start();
  await vi.advanceTimersByTimeAsync(0);
  emit(event, SESSION);
  expect(store.getSnapshot().session).toBe(SESSION);
});

test('SIGNED_OUT ends the session', async () => {
  const { store, start, emit } = setUp({ stored: true });
  start();
  await vi.advanceTimersByTimeAsync(0);
  emit('SIGNED_IN', SESSION);
  emit('SIGNED_OUT', null);
  expect(store.getSnapshot()).toEqual({ user: null, session: null, loading: false });
});

test('a client that fails to load ends loading and is requested again', async () => {
  const { store, start, connect } = setUp({ stored: true, fails: true });
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getSnapshot().loading).toBe(false);
  await expect(store.follow()).rejects.toThrow('Failed to fetch');
  expect(connect).toHaveBeenCalledTimes(2);
});

test('a late session blocks the page for at most eight seconds and is still accepted', async () => {
  const { store, start, emit } = setUp({ stored: true });
  start();
  await vi.advanceTimersByTimeAsync(8000);
  expect(store.getSnapshot().loading).toBe(false);
  emit('INITIAL_SESSION', SESSION);
  expect(store.getSnapshot().session).toBe(SESSION);
});

test('a sign-in in another tab loads the client', async () => {
  const { start, connect, signInElsewhere } = setUp({ stored: false });
  start();
  expect(connect).not.toHaveBeenCalled();
  signInElsewhere();
  expect(connect).toHaveBeenCalledOnce();
});
