import { resultCount } from '#content/common/listing.ts';

type ResultCountProps = { shown: number; total: number; noun: { one: string; many: string } };

/** Number of results shown. `<output>` is a polite live region, so screen readers announce a change. */
export function ResultCount({ shown, total, noun }: ResultCountProps) {
  return (
    <output className="block text-small text-secondary tabular-nums">
      {resultCount(shown, total, noun)}
    </output>
  );
}
