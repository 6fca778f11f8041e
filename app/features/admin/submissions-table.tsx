import { SUBMISSION_COLUMNS, type Submission } from './submission.ts';

type SubmissionsTableProps = { rows: readonly Submission[] };

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * On phones each row is a block and each cell a line with its title. A changed `display` takes the meaning of a
 * table from some browsers, so the roles are spelled out.
 */
export function SubmissionsTable({ rows }: SubmissionsTableProps) {
  return (
    <section
      aria-label="Submissions"
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="lg:max-h-[75dvh] lg:overflow-auto lg:border-b lg:border-hairline"
    >
      <table role="table" className="block w-full text-left text-small tabular-nums lg:table">
        <caption className="block pb-4 text-left text-secondary lg:table-caption">
          Latest 100 contact form submissions
        </caption>
        <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
          <tr role="row">
            {SUBMISSION_COLUMNS.map(({ name }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="sticky top-0 bg-surface px-3 py-2 font-semibold whitespace-nowrap text-heading shadow-[inset_0_-1px] shadow-control first:pl-0"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block lg:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className="block border-t border-control py-4 lg:table-row lg:border-hairline lg:align-top"
            >
              {SUBMISSION_COLUMNS.map(({ name, textOf }) => (
                <td
                  key={name}
                  role="cell"
                  data-title={name}
                  className="submission-cell grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-1 before:text-secondary before:content-[attr(data-title)] lg:table-cell lg:px-3 lg:py-2.5 lg:first:pl-0 lg:before:content-none"
                >
                  <span className="break-words whitespace-pre-wrap">{textOf(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
