import { ALL_INSIGHTS, INSIGHT_CATEGORIES, INSIGHT_CHIPS, type Insight } from '#content/insights.ts';
import { nameOfSlug } from '#app/lib/filter/query-filter.ts';
import { slugOf } from '#shared/text/slug.ts';

export const INSIGHT_FILTER_KEYS = ['category'] as const;

/** The chips with their values in the URL. The first one filters nothing and removes the parameter from the URL. */
export const CHIP_OPTIONS = INSIGHT_CHIPS.map((label) => ({
  label,
  value: label === ALL_INSIGHTS ? '' : slugOf(label),
}));

/** Value of the chip for a slug from the URL; undefined for an unknown topic. */
export function chipOf(slug: string): string | undefined {
  const name = slug === '' ? ALL_INSIGHTS : nameOfSlug(slug, INSIGHT_CHIPS);
  return CHIP_OPTIONS.find((option) => option.label === name)?.value;
}

/** An unknown topic gives no insights, so that an outdated link shows an empty result instead of unrelated items. */
export function filterInsights(items: readonly Insight[], slug: string): readonly Insight[] {
  if (chipOf(slug) === '') return items;
  const category = nameOfSlug(slug, INSIGHT_CATEGORIES);
  return items.filter((item) => item.category === category);
}
