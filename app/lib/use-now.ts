import { useEffect, useState } from 'react';

/** The current time in milliseconds, renewed at this interval. */
export function useNow(intervalMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return nowMs;
}
