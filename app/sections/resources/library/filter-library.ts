import { RESOURCE_CATEGORIES, RESOURCE_TYPES, type Resource } from '#content/resources/library.ts';
import { matchesWords, nameOfSlug, type FilterValues } from '#app/lib/filter/query-filter.ts';
import { slugOf } from '#shared/text/slug.ts';

export const LIBRARY_FILTER_KEYS = ['q', 'category', 'type'] as const;

export type LibraryFilter = FilterValues<(typeof LIBRARY_FILTER_KEYS)[number]>;

export const NO_LIBRARY_FILTER: LibraryFilter = { q: '', category: '', type: '' };

/** Dropdown value for a slug from the URL: the normalised slug of a known name, otherwise empty. */
export function choiceOf(slug: string, names: readonly string[]): string {
  const name = nameOfSlug(slug, names);
  return name ? slugOf(name) : '';
}

/** An unknown category or type filters nothing, and its dropdown shows no choice (`choiceOf`). */
export function filterLibrary(items: readonly Resource[], filter: LibraryFilter): readonly Resource[] {
  const category = nameOfSlug(filter.category, RESOURCE_CATEGORIES);
  const type = nameOfSlug(filter.type, RESOURCE_TYPES);
  return items.filter(
    (item) =>
      (!category || item.category === category) &&
      (!type || item.type === type) &&
      matchesWords(filter.q, [item.title, item.description, item.category, item.type, item.format]),
  );
}

/** The values entered in the form's fields. */
export function libraryFilterOf(form: FormData): LibraryFilter {
  const read = (key: keyof LibraryFilter): string => {
    const value = form.get(key);
    return typeof value === 'string' ? value : '';
  };
  return { q: read('q'), category: read('category'), type: read('type') };
}
