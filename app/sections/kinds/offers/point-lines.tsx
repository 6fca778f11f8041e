import { classNames } from '#app/lib/class-names.ts';

type PointLinesProps = { points: readonly string[]; className?: string };

/** Short points separated by hairlines. */
export function PointLines({ points, className }: PointLinesProps) {
  return (
    <ul className={classNames('text-small', className)}>
      {points.map((point) => (
        <li key={point} className="border-t border-hairline py-3">
          {point}
        </li>
      ))}
    </ul>
  );
}
