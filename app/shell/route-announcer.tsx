import { useEffect, useRef } from 'react';

import { usePathname } from '#app/lib/navigation/use-pathname.ts';

/**
 * After a client-side navigation, moves the focus to the content and announces the page's title, as happens when a
 * browser loads a document.
 */
export function RouteAnnouncer() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  const announcement = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    // The navigation may have set the focus already, for example into a field.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  }, [pathname]);

  return <output ref={announcement} className="sr-only" />;
}
