export type AreaTally = { done: number; total: number };

/** Name of the checkboxes of an area; the value of each is its statement's id. */
export function areaField(index: number): string {
  return `area-${index}`;
}

/** Ticks per area, counted from the form itself, so that ticks restored by the browser count too. */
export function tallyAreas(ticked: FormData, totals: readonly number[]): AreaTally[] {
  return totals.map((total, index) => ({ done: ticked.getAll(areaField(index)).length, total }));
}

export function tallyAll(areas: readonly AreaTally[]): AreaTally {
  return {
    done: areas.reduce((sum, area) => sum + area.done, 0),
    total: areas.reduce((sum, area) => sum + area.total, 0),
  };
}
