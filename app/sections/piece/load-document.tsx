import { useEffect } from 'react';

/** Shown where the router has reached a piece that only its own document contains. */
export function LoadDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}
