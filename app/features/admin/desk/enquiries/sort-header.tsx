import { LineIcon } from '#app/ui/media/line-icon.tsx';

type SortHeaderProps = {
  name: string;
  /** Undefined while the list is sorted by another column. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
};

/** A column name that sorts the list. The surrounding cell announces the direction with `aria-sort`. */
export function SortHeader({ name, direction, onSort }: SortHeaderProps) {
  return (
    <button
      type="button"
      onClick={onSort}
      className="group/sort -mx-1 inline-flex min-h-8 items-center gap-1 px-1 font-semibold hover:underline"
    >
      {name}
      <LineIcon
        width={8}
        height={10}
        className={direction ? 'text-accent-ink' : 'opacity-0 group-hover/sort:opacity-50'}
      >
        <path d={direction === 'ascending' ? 'M4 9V1.5M1 4l3-3 3 3' : 'M4 1v7.5M1 6l3 3 3-3'} />
      </LineIcon>
    </button>
  );
}
