import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

import {
  ALL_RESOURCES,
  RESOURCE_CATEGORIES,
  RESOURCE_TYPES,
  type LIBRARY,
} from '#content/resources/library.ts';
import { Field, Select } from '#app/ui/form/field.tsx';
import { slugOf } from '#shared/text/slug.ts';

import { choiceOf, libraryFilterOf, type LibraryFilter } from './filter-library.ts';

type LibraryFilterFormProps = {
  copy: (typeof LIBRARY)['filter'];
  filter: LibraryFilter;
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<LibraryFilter>, history: 'push' | 'replace') => void;
};

/** Options whose values are the slugs used in the URL. */
function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ value: slugOf(name), label: name }));
}

/** Search field and two dropdowns. They apply immediately, so there is no submit button. */
export function LibraryFilterForm({ copy, filter, searchRef, onChange }: LibraryFilterFormProps) {
  const form = useRef<HTMLFormElement>(null);

  const applyEarlyInput = useEffectEvent(() => {
    if (!form.current) return;
    const typed = Object.entries(libraryFilterOf(new FormData(form.current))).filter(([, value]) => value);
    if (typed.length > 0) onChange(Object.fromEntries(typed), 'replace');
  });
  useEffect(() => applyEarlyInput(), []);

  return (
    <search className="no-print noscript:hidden">
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="grid-12 gap-y-3 sm:gap-y-5"
      >
        <Field
          id="library-search"
          name="q"
          label={copy.search.label}
          className="col-span-12 sm:col-span-6 lg:col-span-6"
        >
          {(control) => (
            <input
              {...control}
              ref={searchRef}
              type="search"
              className={`${control.className} [&::-webkit-search-cancel-button]:grayscale`}
              placeholder={copy.search.placeholder}
              maxLength={100}
              value={filter.q}
              onChange={(event) => onChange({ q: event.currentTarget.value }, 'replace')}
            />
          )}
        </Field>
        <Field
          id="library-category"
          name="category"
          label={copy.category.label}
          className="col-span-12 sm:col-span-3"
        >
          {(control) => (
            <Select
              {...control}
              empty={ALL_RESOURCES}
              options={optionsOf(RESOURCE_CATEGORIES)}
              value={choiceOf(filter.category, RESOURCE_CATEGORIES)}
              onChange={(event) => onChange({ category: event.currentTarget.value }, 'push')}
            />
          )}
        </Field>
        <Field id="library-type" name="type" label={copy.type.label} className="col-span-12 sm:col-span-3">
          {(control) => (
            <Select
              {...control}
              empty={ALL_RESOURCES}
              options={optionsOf(RESOURCE_TYPES)}
              value={choiceOf(filter.type, RESOURCE_TYPES)}
              onChange={(event) => onChange({ type: event.currentTarget.value }, 'push')}
            />
          )}
        </Field>
      </form>
    </search>
  );
}
