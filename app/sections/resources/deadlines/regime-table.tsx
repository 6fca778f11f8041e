import { limitText, startText } from '#content/deadlines/limit-text.ts';
import { LIVE_REGIMES, NAMED_REGIMES } from '#content/deadlines/regimes.ts';
import type { NOTIFICATION_DEADLINES } from '#content/resources/notification-deadlines.ts';
import { Section } from '#app/ui/layout/section.tsx';

const JURISDICTIONS = [...new Set(Object.values(LIVE_REGIMES).map(({ jurisdiction }) => jurisdiction))];

/** Every calculated regime with its limits, so that the page is of use without JavaScript. */
export function RegimeTable({ table }: { table: (typeof NOTIFICATION_DEADLINES)['table'] }) {
  return (
    <Section id="regimes" tone="paper" heading={table.heading} lead={table.lead} layout="stacked">
      {JURISDICTIONS.map((jurisdiction) => (
        <div key={jurisdiction} className="mt-8">
          <h3 className="font-display text-h3 text-heading">{jurisdiction}</h3>
          <table className="mt-3 w-full text-small">
            <thead className="text-left">
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col" className="pr-4 pb-2 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(LIVE_REGIMES)
                .filter(([, regime]) => regime.jurisdiction === jurisdiction)
                .flatMap(([id, regime]) =>
                  regime.stages.map((stage) => (
                    <tr key={`${id} ${stage.id}`} className="border-t border-hairline align-top">
                      <th scope="row" className="py-2 pr-4 text-left font-medium text-heading">
                        {regime.name}
                      </th>
                      <td className="py-2 pr-4">{stage.name}</td>
                      <td className="py-2 pr-4">{limitText(stage.limit)}</td>
                      <td className="py-2">{startText(stage.limit.from, regime)}</td>
                    </tr>
                  )),
                )}
            </tbody>
          </table>
        </div>
      ))}
      <h3 className="mt-10 font-display text-h3 text-heading">{table.named}</h3>
      <ul className="mt-3 text-small">
        {Object.entries(NAMED_REGIMES).map(([id, { name, jurisdiction, clock }]) => (
          <li key={id} className="border-t border-hairline py-2">
            <span className="font-medium text-heading">{name}</span> ({jurisdiction}). {clock}
          </li>
        ))}
      </ul>
    </Section>
  );
}
