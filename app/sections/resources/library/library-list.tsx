import { memo, useDeferredValue, useRef } from 'react';

import { RESOURCE_ACTIONS, RESOURCE_NOUN, type LIBRARY, type Resource } from '#content/resources/library.ts';
import { useQueryFilter } from '#app/lib/filter/use-query-filter.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import { scrollToResults } from './scroll-to-results.ts';
import { EmptyResult } from '#app/sections/listing/empty-result.tsx';
import { filterLibrary, LIBRARY_FILTER_KEYS, NO_LIBRARY_FILTER } from './filter-library.ts';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';
import { LibraryFilterForm } from './library-filter-form.tsx';
import { ResultCount } from '#app/sections/listing/result-count.tsx';

type RowProps = { item: Resource; gate: Gate };

const Row = memo(function Row({ item, gate }: RowProps) {
  return (
    <li className="grid-12 break-inside-avoid gap-y-3 border-t border-hairline py-7">
      <p className="col-span-12 text-small font-medium text-accent-ink lg:col-span-2 lg:pt-1">{item.type}</p>
      <div className="col-span-12 lg:col-span-5">
        <Heading level={3} id={`${item.id}-title`}>
          <PieceLink id={item.id}>{item.title}</PieceLink>
        </Heading>
        <p className="mt-2 max-w-measure text-secondary">{item.description}</p>
      </div>
      <p className="col-span-12 text-small text-secondary lg:col-span-3 lg:pt-1">
        {item.category}
        <br />
        {item.format}
      </p>
      <div className="col-span-12 lg:col-span-2 lg:-mt-1.5 lg:text-right">
        <GatedAction gate={gate} label={RESOURCE_ACTIONS[item.type]} itemId={item.id} />
      </div>
    </li>
  );
});

type LibraryListProps = { filter: (typeof LIBRARY)['filter']; list: (typeof LIBRARY)['list']; gate: Gate };

/** The list and its filter, whose state is kept in the URL query. */
export function LibraryList({ filter: copy, list, gate }: LibraryListProps) {
  const { values: filter, change } = useQueryFilter(LIBRARY_FILTER_KEYS);
  const search = useRef<HTMLInputElement>(null);
  const filterArea = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // The field updates immediately; the list follows at lower priority.
  const shown = filterLibrary(list.items, useDeferredValue(filter));
  const isFiltered = shown.length < list.items.length;

  const clear = () => {
    change(NO_LIBRARY_FILTER, 'push');
    search.current?.focus();
  };

  return (
    <section aria-labelledby="library-heading" className="tone-paper py-16 lg:py-24 print:py-4">
      <Container>
        <Heading level={2} id="library-heading">
          {list.heading}
        </Heading>
        <div ref={filterArea} className="mt-8 scroll-mt-20 lg:mt-10">
          <LibraryFilterForm
            copy={copy}
            filter={filter}
            searchRef={search}
            onChange={(changed, history) => {
              scrollToResults(filterArea.current, results.current);
              change(changed, history);
            }}
          />
        </div>
        <div
          ref={results}
          className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 sm:mt-8"
        >
          <ResultCount shown={shown.length} total={list.items.length} noun={RESOURCE_NOUN} />
          {isFiltered && shown.length > 0 && (
            <Button look="text" onClick={clear} className="no-print">
              {copy.empty.clear}
            </Button>
          )}
        </div>
        {shown.length > 0 ? (
          <ul className="mt-2 border-b border-hairline">
            {shown.map((item) => (
              <Row key={item.id} item={item} gate={gate} />
            ))}
          </ul>
        ) : (
          <EmptyResult copy={copy.empty} onClear={clear} />
        )}
      </Container>
    </section>
  );
}
