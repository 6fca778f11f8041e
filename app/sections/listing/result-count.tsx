type ResultCountProps = { shown: number; total: number; noun: { one: string; many: string } };

/** Number of results shown. `<output>` is a polite live region, so screen readers announce a change. */
export function ResultCount({ shown, total, noun }: ResultCountProps) {
  const name = total === 1 ? noun.one : noun.many;
  return (
    <output className="block text-small text-secondary tabular-nums">
      {shown === total ? `All ${total} ${name}` : `${shown} of ${total} ${name}`}
    </output>
  );
}
