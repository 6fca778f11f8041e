import { createContext, Suspense, use, type ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyView } from './lazy-view.tsx';

const IsHydrated = createContext(false);
vi.mock('#app/lib/hydration/use-is-hydrated.ts', () => ({ useIsHydrated: () => use(IsHydrated) }));
vi.mock('#app/lib/network/load-file.ts', () => ({
  loadFaultText: () => 'It could not be loaded.',
  recoverFrom: () => Promise.resolve(),
}));

const GONE = new Error('Failed to fetch');
const Law = () => <p>The law</p>;

beforeEach(() => {
  vi.stubGlobal('document', {});
});
afterEach(() => vi.unstubAllGlobals());

/** The HTML of a view once it is complete, or that of the fallback if it still waits. */
async function shownBy(View: ComponentType, isHydrated: boolean): Promise<string> {
  const end = new AbortController();
  const stream = await renderToReadableStream(
    <IsHydrated value={isHydrated}>
      <Suspense fallback="waiting">
        <View />
      </Suspense>
    </IsHydrated>,
    { signal: end.signal, onError: () => {} },
  );
  await Promise.race([stream.allReady.catch(() => {}), new Promise((done) => setTimeout(done, 20))]);
  setTimeout(() => end.abort(), 0);
  return new Response(stream).text();
}

test('a view that cannot be loaded during hydration leaves the prerendered HTML in place', async () => {
  const html = await shownBy(
    lazyView(() => Promise.reject(GONE)),
    false,
  );
  expect(html).toContain('waiting');
  expect(html).not.toContain('alert');
});

test('a view mounted after hydration does not decide what a hydrating one shows', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const View = lazyView(() => promise);
  const hydrating = shownBy(View, false);
  const mounted = shownBy(View, true);
  reject(GONE);
  expect(await hydrating).not.toContain('alert');
  expect(await mounted).toContain('It could not be loaded.');
});

test('a view that could not be loaded during hydration is loaded when it is next mounted', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(GONE).mockResolvedValue(Law);
  const View = lazyView(load);
  await shownBy(View, false);
  expect(await shownBy(View, true)).toContain('The law');
});

test('a view that was loaded during hydration is not loaded again', async () => {
  const load = vi.fn(() => Promise.resolve(Law));
  const View = lazyView(load);
  expect(await shownBy(View, false)).toContain('The law');
  expect(await shownBy(View, true)).toContain('The law');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a view that cannot be loaded fails the build', async () => {
  vi.unstubAllGlobals();
  const View = lazyView(() => Promise.reject(GONE));
  const { allReady } = await renderToReadableStream(
    <Suspense>
      <View />
    </Suspense>,
    { onError: (error) => void expect(error).toBe(GONE) },
  );
  await allReady;
  expect.assertions(1);
});
