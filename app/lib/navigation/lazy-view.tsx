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
  type View = ComponentType<Props>;
  /** The attempt of views mounted after hydration. A failed one is forgotten once its error is on the page. */
  let loading: Promise<View> | undefined;
  /** The attempt of a hydrating view. It never settles if it fails, which keeps the prerendered HTML on the page. */
  let hydrating: Promise<View> | undefined;

  async function loadOr(substitute: (error: unknown) => View | Promise<never>): Promise<View> {
    try {
      return await load();
    } catch (error) {
      // While prerendering, a missing view must fail the build.
      if (typeof document === 'undefined') throw error;
      await recoverFrom(error, null);
      return substitute(error);
    }
  }

  function faultOf(error: unknown): View {
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

  async function hydrate(): Promise<View> {
    const View = await loadOr(() => new Promise<never>(() => {}));
    loading ??= hydrating;
    return View;
  }

  return function LazyView(props: Props) {
    const isHydrated = useIsHydrated();
    const [attempt] = useState(() =>
      isHydrated ? (loading ??= loadOr(faultOf)) : (hydrating ??= hydrate()),
    );
    const View = use(attempt);
    return <View {...props} />;
  };
}
