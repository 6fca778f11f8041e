import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this near to the end counts as being there. */
const NEAR_PX = 32;
/** Space left above a long reply. */
const ABOVE_PX = 12;

/** The scroll position for the newest message: the end, but not past the beginning of a long reply. */
function readingTop(scroller: HTMLElement): number {
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
 * Keeps the newest message in view while the reader follows it. A reader who has scrolled elsewhere is left there.
 */
export function useFollowEnd() {
  const scroller = useRef<HTMLDivElement>(null);
  /** What to keep in view: the end, once the reader has scrolled there, or the beginning of the newest reply. */
  const follows = useRef<'reply' | 'end' | 'nothing'>('reply');
  /** The last known scroll position; any other one means that the reader has scrolled. */
  const lastPosition = useRef(0);
  const [isEndHidden, setEndHidden] = useState(false);

  const settle = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // The reader has scrolled, but the scroll event has not fired yet.
    if (hasMoved(element, lastPosition.current) && !isNearEnd(element)) follows.current = 'nothing';
    if (follows.current === 'end') element.scrollTop = element.scrollHeight;
    // Never scroll back: the reader has already read what is above.
    if (follows.current === 'reply') element.scrollTop = Math.max(element.scrollTop, readingTop(element));
    lastPosition.current = element.scrollTop;
    setEndHidden(!isNearEnd(element));
  }, []);

  // After every rendering, because each may have changed the content.
  useLayoutEffect(settle);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const resized = new ResizeObserver(settle);
    resized.observe(element);
    return () => resized.disconnect();
  }, [settle]);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    if (hasMoved(element, lastPosition.current)) follows.current = isNearEnd(element) ? 'end' : 'nothing';
    lastPosition.current = element.scrollTop;
    setEndHidden(!isNearEnd(element));
  };

  const follow = useCallback(
    (what: 'reply' | 'end') => {
      follows.current = what;
      lastPosition.current = scroller.current?.scrollTop ?? 0;
      settle();
    },
    [settle],
  );

  return { scroller, onScroll, follow, isEndHidden };
}
