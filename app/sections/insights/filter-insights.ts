import { ALL_INSIGHTS, INSIGHT_CATEGORIES, INSIGHT_CHIPS, type Insight } from '#content/insights.ts';
import { nameOfSlug, slugOf } from '#app/lib/query-filter.ts';

export const INSIGHT_FILTER_KEYS = ['category'] as const;

/** The chips with their values in the address; the first restricts nothing and leaves the address bare. */
export const CHIP_OPTIONS = INSIGHT_CHIPS.map((label) => ({
  label,
  value: label === ALL_INSIGHTS ? '' : slugOf(label),
}));

/** Value of the chip an address means; undefined for a topic that does not exist. */
export function chipOf(slug: string): string | undefined {
  const name = slug === '' ? ALL_INSIGHTS : nameOfSlug(slug, INSIGHT_CHIPS);
  return CHIP_OPTIONS.find((option) => option.label === name)?.value;
}

/** A topic that does not exist has no insights: an old link then says so instead of showing something else. */
export function filterInsights(items: readonly Insight[], slug: string): readonly Insight[] {
  if (chipOf(slug) === '') return items;
  const category = nameOfSlug(slug, INSIGHT_CATEGORIES);
  return items.filter((item) => item.category === category);
}
