import type { Place } from '#shared/deadlines/answers.ts';

/**
 * Drops states of the United States unless the United States are chosen too: their list is hidden then, and a choice that
 * the visitor cannot see must not decide which laws apply. If no place is left, the question is open.
 */
export function withoutHiddenStates(places: readonly Place[] | undefined): readonly Place[] | undefined {
  const shown = places?.includes('US') ? places : places?.filter((place) => !place.startsWith('US-'));
  return shown?.length ? shown : undefined;
}
