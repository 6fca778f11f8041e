import { useEffect, useRef } from 'react';

import { usePathname } from '#app/lib/use-pathname.ts';

/**
 * After a move to another page the focus goes to its content and its title is announced, as a browser does when
 * it loads a document.
 */
export function RouteAnnouncer() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  const announcement = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    // What led here may have put the focus where it belongs already, such as into a field.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  }, [pathname]);

  return <output ref={announcement} className="sr-only" />;
}
