import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { urlOfView } from '#app/features/admin/desk/url/desk-url.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { PersonRecord } from '#shared/desk/person.ts';

import { whatIsHeld } from './held-data.ts';

const { common, privacy: texts } = DESK;

type PersonRecordViewProps = { person: PersonRecord; state: DeskUrl };

/** All data held on one person. */
export function PersonRecordView({ person, state }: PersonRecordViewProps) {
  const held = whatIsHeld(person);
  const { addresses } = person;
  return (
    <div className="mt-4 text-small">
      {addresses.some((address) => address !== person.email) && (
        <p className="mb-2 wrap-anywhere">{texts.addresses(addresses.join(', '))}</p>
      )}
      <ul className="list-disc pl-5">
        {held.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {person.events > 0 && <li>{texts.logEntries(person.events)}</li>}
        {person.suppressed && <li>{texts.suppressed}</li>}
      </ul>
      {person.submissions.length > 0 && (
        <div className="mt-5">
          <PlainTable
            caption={common.enquiries}
            columns={[texts.reference, texts.date, common.status, texts.message]}
            rows={person.submissions.map((row) => ({
              key: row.id,
              cells: [
                <RouterLink
                  key="open"
                  to={state.hrefOf({ ...urlOfView('enquiries'), enquiry: row.id })}
                  preventScrollReset
                  className="font-medium whitespace-nowrap text-heading underline decoration-accent decoration-1 underline-offset-[0.25em] hover:decoration-2"
                >
                  {row.reference ?? row.id}
                </RouterLink>,
                <time key="date" dateTime={row.created_at} className="whitespace-nowrap">
                  {localTime(row.created_at)}
                </time>,
                common.statuses[row.status],
                <span key="message" className="line-clamp-2">
                  <VisitorText text={row.message} />
                </span>,
              ],
            }))}
          />
        </div>
      )}
    </div>
  );
}
