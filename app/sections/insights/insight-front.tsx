import { useDeferredValue, useMemo, useRef } from 'react';

import { INSIGHT_NOUN, INSIGHTS, RECENT_INSIGHTS, type INSIGHTS_PAGE } from '#content/insights.ts';
import { useQueryFilter } from '#app/lib/filter/use-query-filter.ts';
import { EmptyResult } from '#app/sections/listing/empty-result.tsx';
import type { Gate } from '#app/sections/listing/gate.ts';
import { ResultCount } from '#app/sections/listing/result-count.tsx';
import { Container } from '#app/ui/layout/container.tsx';

import { FeaturedInsight } from './featured-insight.tsx';
import { FilterChips } from './filter-chips.tsx';
import { CHIP_OPTIONS, chipOf, filterInsights, INSIGHT_FILTER_KEYS } from './filter-insights.ts';
import { LatestInsights } from './latest-insights.tsx';
import { RecentInsights } from './recent-insights.tsx';

type InsightFrontProps = { page: typeof INSIGHTS_PAGE; gate: Gate };

/** Featured, latest and recent insights under one filter, whose state is kept in the URL query. */
export function InsightFront({ page, gate }: InsightFrontProps) {
  const { values, change } = useQueryFilter(INSIGHT_FILTER_KEYS);
  const chips = useRef<HTMLFieldSetElement>(null);
  // The pressed chip updates immediately; the list follows at lower priority.
  const category = useDeferredValue(values.category);
  const { first, latest, recent, count } = useMemo(() => {
    const shown = filterInsights(INSIGHTS, category);
    const recent = filterInsights(RECENT_INSIGHTS, category);
    return { first: shown[0], latest: shown.slice(1), recent, count: shown.length + recent.length };
  }, [category]);

  const clear = () => {
    change({ category: '' }, 'push');
    chips.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <div className="tone-paper pt-8 pb-section lg:pt-10">
        <Container>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-hairline pb-4 lg:pb-5">
            <FilterChips
              ref={chips}
              label={page.filter.label}
              options={CHIP_OPTIONS}
              value={chipOf(values.category)}
              onChange={(category) => change({ category }, 'push')}
            />
            <ResultCount shown={count} total={INSIGHTS.length + RECENT_INSIGHTS.length} noun={INSIGHT_NOUN} />
          </div>
          <div className="mt-10 grid gap-y-16 lg:mt-14 lg:gap-y-24">
            {first && (
              <FeaturedInsight
                item={first}
                heading={first.featured ? page.featured.heading : first.category}
                gate={gate}
              />
            )}
            {latest.length > 0 && <LatestInsights items={latest} {...page.latest} gate={gate} />}
            {count === 0 && <EmptyResult copy={page.filter.empty} onClear={clear} />}
          </div>
        </Container>
      </div>
      {recent.length > 0 && <RecentInsights items={recent} {...page.recent} gate={gate} />}
    </>
  );
}
