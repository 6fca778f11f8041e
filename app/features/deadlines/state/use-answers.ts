import { useState } from 'react';

import { FIRM } from '#content/firm.ts';
import { NO_ANSWERS, type Answers } from '#shared/deadlines/answers.ts';

import { fromFragment, readAnswers } from './parse-answers.ts';

const STORAGE_KEY = `${FIRM.storagePrefix}-deadlines`;
/** Prefix of a URL fragment with answers. */
export const ANSWERS_PREFIX = '#deadlines=';

type Loaded = { answers: Answers; isLinkDamaged: boolean };

function loadStored(): Answers {
  try {
    return readAnswers(localStorage.getItem(STORAGE_KEY)) ?? NO_ANSWERS;
  } catch {
    return NO_ANSWERS;
  }
}

/** The answers in the URL, otherwise those stored on the device. */
function load(): Loaded {
  const { hash } = location;
  if (!hash.startsWith(ANSWERS_PREFIX)) return { answers: loadStored(), isLinkDamaged: false };
  const linked = fromFragment(hash.slice(ANSWERS_PREFIX.length));
  return linked ? { answers: linked, isLinkDamaged: false } : { answers: loadStored(), isLinkDamaged: true };
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

/** Removes the link's answers from the URL, because a reload would bring them back. */
function forgetLink(): void {
  if (!location.hash.startsWith(ANSWERS_PREFIX)) return;
  // Bypasses the router, which would remount the tool for another fragment.
  history.replaceState(history.state, '', ANSWERS_PREFIX.slice(0, -1));
}

/** The visitor's answers, stored on the device at every change. */
export function useAnswers() {
  const [{ answers, isLinkDamaged }, setLoaded] = useState(load);
  const [isStored, setStored] = useState(true);
  return {
    answers,
    isLinkDamaged,
    isStored,
    update(change: Partial<Answers>): void {
      const next = { ...answers, ...change };
      setLoaded({ answers: next, isLinkDamaged });
      const isKept = store(next);
      setStored(isKept);
      if (isKept) forgetLink();
    },
    deleteAll(): void {
      setLoaded({ answers: NO_ANSWERS, isLinkDamaged: false });
      store(undefined);
      forgetLink();
    },
  };
}
