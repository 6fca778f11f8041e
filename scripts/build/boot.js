// Runs inline at the end of every page (docs/decisions/0005-hydrate-late.md). It loads the page's script when the
// browser is idle or the visitor acts, whichever is first, and holds what needs script until it is there.
(() => {
  const { preload, routes, manifest, entry } = PAGE_SCRIPTS;
  const HINTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let started = false;
  let held = [];

  const start = () => {
    if (started) return;
    started = true;
    for (const href of preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const ids = Object.keys(routes);
    Promise.all([import(manifest), ...ids.map((id) => import(routes[id]))])
      .then(([, ...modules]) => {
        window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
        return import(entry);
      })
      .catch(() => {
        // Offline, or a deployment has replaced the files: the next sign of the visitor tries again.
        started = false;
        held = [];
      });
  };

  const hold = (event) => {
    const { target } = event;
    const control = event.type === 'submit' ? target : target.closest && target.closest('button');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const submitter = event.type === 'submit' ? event.submitter : null;
    held.push(() => (control.requestSubmit ? control.requestSubmit(submitter) : control.click()));
    start();
  };

  for (const hint of HINTS) addEventListener(hint, start, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener(
    'app:hydrated',
    () => {
      for (const hint of HINTS) removeEventListener(hint, start, { capture: true });
      removeEventListener('click', hold, true);
      removeEventListener('submit', hold, true);
      for (const replay of held) replay();
      held = [];
    },
    { once: true },
  );

  const whenIdle = window.requestIdleCallback || ((work) => setTimeout(work, 200));
  const afterLoad = () => whenIdle(start, { timeout: 3000 });
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
})();
