import { use, useEffect, useState, type ComponentType } from 'react';

import { DIALOG_NOT_LOADED } from '#content/common/notices.ts';
import { useIsHydrated } from '#app/lib/hydration/use-is-hydrated.ts';
import { loadFaultText, recoverFrom } from '#app/lib/network/load-file.ts';

/**
 * A view that loads when it is first shown. With `React.lazy`, a failed load would replace the whole page and would never be
 * repeated. This shows an error in place of the view, and loads again the next time the view is mounted.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let isPrerendered = false;

  async function loadOrReport(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (error) {
      // While prerendering, a missing view must fail the build.
      if (typeof document === 'undefined') throw error;
      await recoverFrom(error, null);
      if (isPrerendered) {
        loading = undefined;
        // A promise that never settles keeps the prerendered HTML on the page.
        await new Promise(() => {});
      }
      const text = loadFaultText(error, DIALOG_NOT_LOADED.description);
      return function LoadFault() {
        useEffect(() => {
          loading = undefined;
        }, []);
        return (
          <p role="alert" className="tone-paper column py-28 font-medium text-danger">
            {text}
          </p>
        );
      };
    }
  }

  return function LazyView(props: Props) {
    isPrerendered = !useIsHydrated();
    const [attempt] = useState(() => (loading ??= loadOrReport()));
    const View = use(attempt);
    return <View {...props} />;
  };
}
