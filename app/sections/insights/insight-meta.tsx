import { PIECE_MINUTES } from 'virtual:piece-minutes';

import type { Insight } from '#content/insights.ts';
import { READ_MINUTES } from '#content/insights/reading-texts.ts';
import { Day } from '#app/sections/listing/day.tsx';

/** Type and topic, shown above the title. */
export function InsightKicker({ item }: { item: Insight }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-small">
      <span className="font-medium text-accent-ink">{item.type}</span>
      <span className="text-secondary">{item.category}</span>
    </p>
  );
}

/** Date, reading time once the text is published, and author, shown below the excerpt. */
export function InsightFacts({ item, className }: { item: Insight; className?: string }) {
  const minutes = PIECE_MINUTES[item.id];
  return (
    <p className={className}>
      <span className="flex flex-wrap gap-x-4 text-small text-secondary">
        <Day date={item.date} />
        {minutes && <span>{READ_MINUTES(minutes)}</span>}
        <span>{item.author}</span>
      </span>
    </p>
  );
}
