import { toolLinkClass } from '#app/features/admin/desk/parts/form/controls.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { labelOf } from '#app/features/admin/desk/text/labels.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

const { consultants: texts, offices } = DESK_CALENDAR;

function bookableText({ user_id, is_open, hours, exceptions, meeting_url }: DeskConsultant): string {
  if (!user_id) return texts.noAccount;
  if (!is_open) return texts.closed;
  if (hours.length === 0 && exceptions.every(([, start]) => !start)) return texts.noHours;
  return meeting_url ? texts.open : texts.noRoom;
}

type ConsultantsTableProps = { consultants: readonly DeskConsultant[]; hrefOf: (id: string) => string };

export function ConsultantsTable({ consultants, hrefOf }: ConsultantsTableProps) {
  return (
    <PlainTable
      caption={texts.caption(consultants.length)}
      columns={texts.columns}
      rows={consultants.map((consultant) => ({
        key: consultant.id,
        cells: [
          <span key="name">
            {consultant.name}
            {consultant.email && <span className="block font-normal text-secondary">{consultant.email}</span>}
          </span>,
          offices[consultant.office],
          consultant.topics.length === 0
            ? texts.allTopics
            : consultant.topics.map((topic) => labelOf(INTEREST_OPTIONS, topic)).join(', '),
          consultant.upcoming.toLocaleString(),
          bookableText(consultant),
          <RouterLink
            key="edit"
            to={hrefOf(consultant.id)}
            preventScrollReset
            aria-label={texts.editThis(consultant.name)}
            className={toolLinkClass()}
          >
            {texts.edit}
          </RouterLink>,
        ],
      }))}
    />
  );
}
