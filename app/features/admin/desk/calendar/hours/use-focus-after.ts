import { useEffect, useState } from 'react';

/** Focuses the element with an id once the change that is being made is on the page. */
export function useFocusAfter(): (id: string) => void {
  // An object, so that the same id can be focused twice in a row.
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}
