import { classNames } from '#app/lib/class-names.ts';

type StatRowProps = {
  figures: readonly { value: string; label: string }[];
  isSmall?: boolean;
  className?: string;
};

const COLUMNS: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
};

/** Figures in a row under hairlines, with small labels. */
export function StatRow({ figures, isSmall = false, className }: StatRowProps) {
  return (
    <dl
      className={classNames('grid gap-x-6 gap-y-8', COLUMNS[figures.length] ?? 'sm:grid-cols-3', className)}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col-reverse justify-end border-t border-hairline pt-5">
          <dt className="mt-2 text-small text-secondary">{figure.label}</dt>
          <dd
            className={classNames(
              'font-display text-heading lining-nums tabular-nums',
              isSmall ? 'text-h3' : 'text-h1',
            )}
          >
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
