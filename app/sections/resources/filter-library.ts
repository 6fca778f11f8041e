import { RESOURCE_CATEGORIES, RESOURCE_TYPES, type Resource } from '#content/resources/library.ts';
import { matchesWords, nameOfSlug, slugOf, type FilterValues } from '#app/lib/query-filter.ts';

export const LIBRARY_FILTER_KEYS = ['q', 'category', 'type'] as const;

export type LibraryFilter = FilterValues<(typeof LIBRARY_FILTER_KEYS)[number]>;

export const NO_LIBRARY_FILTER: LibraryFilter = { q: '', category: '', type: '' };

/** Value of a dropdown for what the address says: its own form of the name, or none where it means no name. */
export function choiceOf(slug: string, names: readonly string[]): string {
  const name = nameOfSlug(slug, names);
  return name ? slugOf(name) : '';
}

/** A category or type that does not exist restricts nothing, as the dropdown then shows. */
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

/** What has been entered in the form's own fields. */
export function libraryFilterOf(form: FormData): LibraryFilter {
  const read = (key: keyof LibraryFilter): string => {
    const value = form.get(key);
    return typeof value === 'string' ? value : '';
  };
  return { q: read('q'), category: read('category'), type: read('type') };
}
