import type { Insight } from '#content/insights.ts';
import { Day } from '#app/sections/listing/day.tsx';
import { PieceLength } from '#app/sections/listing/piece-length.tsx';

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
  const isTranscript = item.type === 'Webinar' || item.type === 'Podcast';
  return (
    <p className={className}>
      <span className="flex flex-wrap gap-x-4 text-small text-secondary">
        <Day date={item.date} />
        <PieceLength id={item.id} isTranscript={isTranscript} />
        <span>{item.author}</span>
      </span>
    </p>
  );
}
