type ResultCountProps = { shown: number; total: number; noun: { one: string; many: string } };

/** Says how many are shown; a change is read out when the reader pauses. */
export function ResultCount({ shown, total, noun }: ResultCountProps) {
  const name = total === 1 ? noun.one : noun.many;
  return (
    <output className="block text-small text-secondary tabular-nums">
      {shown === total ? `All ${total} ${name}` : `${shown} of ${total} ${name}`}
    </output>
  );
}
