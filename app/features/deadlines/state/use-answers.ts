import { useState } from 'react';

import { FIRM } from '#content/firm.ts';
import { canStore } from '#app/lib/can-store.ts';
import { useStoredElsewhere } from '#app/lib/use-stored-elsewhere.ts';
import { NO_ANSWERS, type Answers } from '#shared/deadlines/answers.ts';

import { fromFragment, readAnswers, toFragment } from './parse-answers.ts';

const STORAGE_KEY = `${FIRM.storagePrefix}-deadlines`;
/** Prefix of a URL fragment with answers. */
export const ANSWERS_PREFIX = '#deadlines=';

type Loaded = {
  answers: Answers;
  isLinkDamaged: boolean;
  /** Whether the answers come from a link and the device holds others, which they must not replace unasked. */
  areForeign: boolean;
};

function loadStored(): Answers {
  try {
    return readAnswers(localStorage.getItem(STORAGE_KEY)) ?? NO_ANSWERS;
  } catch {
    return NO_ANSWERS;
  }
}

/** The answers in the URL, otherwise those stored on the device. */
function load(): Loaded {
  const stored = loadStored();
  const { hash } = location;
  if (!hash.startsWith(ANSWERS_PREFIX)) return { answers: stored, isLinkDamaged: false, areForeign: false };
  const linked = fromFragment(hash.slice(ANSWERS_PREFIX.length));
  if (!linked) return { answers: stored, isLinkDamaged: true, areForeign: false };
  const areForeign = stored !== NO_ANSWERS && JSON.stringify(stored) !== JSON.stringify(linked);
  return { answers: linked, isLinkDamaged: false, areForeign };
}

/** @returns whether the answers were stored */
function store(answers: Answers | undefined): boolean {
  try {
    if (answers) localStorage.setItem(STORAGE_KEY, JSON.stringify(answers));
    else localStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Bypasses the router, which would remount the tool for another fragment. */
function replaceFragment(fragment: string): void {
  history.replaceState(history.state, '', fragment);
}

/** Removes the link's answers from the URL, because a reload would bring them back. */
function forgetLink(): void {
  if (location.hash.startsWith(ANSWERS_PREFIX)) replaceFragment(ANSWERS_PREFIX.slice(0, -1));
}

/**
 * The visitor's answers, stored on the device at every change, and the same in all tabs. Those of a link stay in the URL
 * while the device holds others.
 */
export function useAnswers() {
  const [{ answers, isLinkDamaged, areForeign }, setLoaded] = useState(load);
  const [isStored, setStored] = useState(canStore);
  useStoredElsewhere(STORAGE_KEY, () => setLoaded(load()));

  function keep(next: Answers): void {
    const isKept = store(next);
    setLoaded({ answers: next, isLinkDamaged, areForeign: false });
    setStored(isKept);
    if (isKept) forgetLink();
  }

  return {
    answers,
    isLinkDamaged,
    isStored,
    areForeign,
    update(change: Partial<Answers>): void {
      const next = { ...answers, ...change };
      if (!areForeign) return keep(next);
      setLoaded({ answers: next, isLinkDamaged, areForeign });
      replaceFragment(ANSWERS_PREFIX + toFragment(next));
    },
    /** Stores the answers of a link in place of the visitor's own. */
    replaceOwn: () => keep(answers),
    /** Returns from the answers of a link to the visitor's own. */
    leaveLink(): void {
      forgetLink();
      setLoaded(load());
    },
    deleteAll(): void {
      setLoaded({ answers: NO_ANSWERS, isLinkDamaged: false, areForeign: false });
      store(undefined);
      forgetLink();
    },
  };
}
