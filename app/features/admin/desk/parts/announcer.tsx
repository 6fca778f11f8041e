import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Live region for changes that are otherwise only visible. `aria-live`, because an open panel hides everything else. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', number: 0 });
  const announce = useCallback((text: string) => setSaid(({ number }) => ({ text, number: number + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element, because the same text twice would be read only once. */}
        <span key={said.number}>{said.text}</span>
      </div>
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

/**
 * Announces `text` whenever `shown` changes.
 * @param shown identifies what is on screen; its first value is not announced
 * @param text undefined while it is loading
 */
export function useAnnounceChange(shown: string, text: string | undefined): void {
  const announce = useAnnounce();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined || before.current === shown) return;
    if (before.current !== undefined) announce(text);
    before.current = shown;
  }, [shown, text, announce]);
}
