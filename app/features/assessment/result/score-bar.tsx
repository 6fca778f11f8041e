/** A bar from 0 to 100 with a mark at the previous run's score. */
export function ScoreBar({ score, before }: { score?: number; before?: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-[0.6rem] block h-2 w-full print:mt-[1.5mm] print:h-[6pt]"
    >
      <rect width="100" height="8" className="fill-raised" />
      {score !== undefined && <rect width={score} height="8" className="fill-accent" />}
      {before !== undefined && (
        <rect x={Math.max(0, before - 0.5)} width="1" height="8" className="fill-heading" />
      )}
    </svg>
  );
}
