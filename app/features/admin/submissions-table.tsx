import { classNames } from '#app/lib/class-names.ts';

import { SUBMISSION_COLUMNS, type Submission } from './submission.ts';

const CELL_CLASS = 'py-1 lg:table-cell lg:px-3 lg:py-2.5 lg:first:pl-0';
/** On phones the title of the block. */
const TITLE_CLASS =
  'order-first text-copy font-semibold text-heading lg:text-small lg:font-normal lg:text-body';
/** On phones a line of the block, with the column's name before it. */
const LINE_CLASS =
  'grid grid-cols-[6rem_minmax(0,1fr)] gap-3 before:text-secondary before:content-[attr(data-title)] lg:before:content-none';
const MESSAGE_CLASS = 'lg:min-w-80';

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
              className="flex flex-col border-t border-control py-5 lg:table-row lg:border-hairline lg:align-top"
            >
              {SUBMISSION_COLUMNS.map(({ name, textOf }) => (
                <td
                  key={name}
                  role="cell"
                  data-title={name}
                  className={classNames(
                    CELL_CLASS,
                    name === 'Name' ? TITLE_CLASS : LINE_CLASS,
                    name === 'Message' && MESSAGE_CLASS,
                  )}
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
