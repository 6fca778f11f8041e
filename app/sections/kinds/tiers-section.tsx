/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * Safari drops a table from the accessibility tree when `display: block` replaces its table layout. Components that hold
 * the roles, as in the desk, would add 100 bytes to the script of every page. */
import { TIERS_ROW_HEADING } from '#content/common/sections.ts';
import { Section } from '#app/ui/layout/section.tsx';

import type { SectionOf } from './section-of.ts';

/**
 * Service levels as a table. On narrow screens each row becomes a titled block; the explicit roles keep it a table for
 * screen readers.
 */
export function TiersSection({ caption, tiers, rows, ...frame }: SectionOf<'tiers'>) {
  return (
    <Section layout="stacked" {...frame}>
      <table role="table" className="block w-full text-left text-small md:table md:table-fixed">
        <caption className="block pb-6 text-left text-secondary md:table-caption">{caption}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-heading">
            <th role="columnheader" scope="col" className="w-1/4">
              <span className="sr-only">{TIERS_ROW_HEADING}</span>
            </th>
            {tiers.map((tier) => (
              <th
                key={tier}
                role="columnheader"
                scope="col"
                className="py-4 pl-6 font-display text-h3 font-normal text-heading"
              >
                {tier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.name}
              role="row"
              className="block border-t border-hairline py-5 md:table-row md:border-t-0 md:border-b md:py-0"
            >
              <th
                role="rowheader"
                scope="row"
                className="block pb-2 text-copy font-medium text-heading align-top md:table-cell md:py-5 md:pr-4 md:text-small"
              >
                {row.name}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={tiers[index]}
                  role="cell"
                  className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-1.5 align-top md:table-cell md:py-5 md:pl-6"
                >
                  <span aria-hidden="true" className="text-secondary md:hidden">
                    {tiers[index]}
                  </span>
                  <span>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
