import { labelOf } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk/desk.ts';

type BreakdownProps = {
  title: string;
  options: readonly { value: string; label: string }[];
  counts: readonly { value: string | null; count: number }[];
};

/** Enquiries of the last 30 days by one of the form's choices, as a table with bars. */
export function Breakdown({ title, options, counts }: BreakdownProps) {
  const maxCount = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <table className="w-full self-start text-small tabular-nums">
      <caption className="pb-1 text-left text-secondary">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{DESK.figures.choice}</th>
          <th scope="col">{DESK.figures.share}</th>
          <th scope="col">{DESK.common.enquiries}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ value, count }) => (
          <tr key={value ?? ''} className="border-t border-hairline">
            <th scope="row" className="w-1/2 py-1 pr-3 text-left font-normal">
              {value ? labelOf(options, value) : DESK.figures.notChosen}
            </th>
            <td aria-hidden="true" className="py-1">
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-1.5 w-full text-link">
                <rect width={(count / maxCount) * 100} height="6" fill="currentColor" />
              </svg>
            </td>
            <td className="w-12 py-1 pl-3 text-right">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
