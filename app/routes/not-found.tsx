import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { Heading } from '#app/ui/heading.tsx';

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`No page at ${pathname}`);
  }, [pathname]);
  return <Heading level={1}>Oops! Page not found</Heading>;
}
