import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end a reader is at the end. */
const NEAR_PX = 32;
/** Space left above a long reply. */
const ABOVE_PX = 12;

/** Where the newest message is best read: at the end, but not past the beginning of a long reply. */
function readingPlace(scroller: HTMLElement): number {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const reply = [...scroller.querySelectorAll<HTMLElement>('[data-reply]')].at(-1);
  return reply ? Math.min(end, reply.offsetTop - ABOVE_PX) : end;
}

function isNearEnd({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_PX;
}

function hasMoved({ scrollTop }: HTMLElement, from: number): boolean {
  return Math.abs(scrollTop - from) > 1;
}

/**
 * Keeps the newest message in sight as long as the reader is there; who has scrolled elsewhere stays there.
 * `content` is whatever changes when the content does.
 */
export function useFollowEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null);
  /** A reader who went to the end is kept there; one who waits for a reply is kept at its beginning. */
  const follows = useRef<'reply' | 'end' | 'nothing'>('reply');
  /** Where the list was last seen or put: any other place is the reader's choice. */
  const ownPlace = useRef(0);
  const [isEndHidden, setEndHidden] = useState(false);

  const settle = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // The reader has moved, and the browser has not told yet.
    if (hasMoved(element, ownPlace.current) && !isNearEnd(element)) follows.current = 'nothing';
    if (follows.current === 'end') element.scrollTop = element.scrollHeight;
    // Never backwards: what has been passed has been read.
    if (follows.current === 'reply') element.scrollTop = Math.max(element.scrollTop, readingPlace(element));
    ownPlace.current = element.scrollTop;
    setEndHidden(!isNearEnd(element));
  }, []);

  useLayoutEffect(settle, [settle, content]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const resized = new ResizeObserver(settle);
    resized.observe(element);
    return () => resized.disconnect();
  }, [settle]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    if (hasMoved(element, ownPlace.current)) follows.current = isNearEnd(element) ? 'end' : 'nothing';
    ownPlace.current = element.scrollTop;
    setEndHidden(!isNearEnd(element));
  }, []);

  const follow = useCallback(
    (what: 'reply' | 'end') => {
      follows.current = what;
      ownPlace.current = scroller.current?.scrollTop ?? 0;
      settle();
    },
    [settle],
  );

  return { scroller, onScroll, follow, isEndHidden };
}
