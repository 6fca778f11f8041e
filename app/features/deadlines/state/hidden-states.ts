import type { Place } from '#shared/deadlines/answers.ts';

/**
 * Removes American states without the United States: the list of states is then hidden, and what nobody sees chosen must
 * not decide which laws apply. Without any place left the question is open.
 */
export function withoutHiddenStates(places: readonly Place[] | undefined): readonly Place[] | undefined {
  const shown = places?.includes('US') ? places : places?.filter((place) => !place.startsWith('US-'));
  return shown?.length ? shown : undefined;
}
