import { useQuery } from '@tanstack/react-query';

import { COLUMN_NAMES } from '#app/features/admin/desk/url/column-ids.ts';
import type { DeskUrlState } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { adminsQuery, statisticsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { ChoiceField } from '#app/features/admin/desk/parts/form/controls.tsx';
import { TextField } from '#app/features/admin/desk/parts/form/field.tsx';
import { deviceZone } from '#app/lib/device-zone.ts';
import { usePromiseHours } from '#app/features/admin/desk/text/status-text.tsx';
import { DESK } from '#content/desk/desk.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import { NOT_CHOSEN, SORT_COLUMNS, SUBMISSION_STATUSES } from '#shared/desk/calls.ts';

const { common, filters: texts } = DESK;

type EnquiryFiltersProps = {
  url: DeskUrlState;
  onChange: DeskUrl['go'];
};

const STATUSES = [
  { value: 'open', label: texts.open },
  ...SUBMISSION_STATUSES.filter((status) => status !== 'spam').map((status) => ({
    value: status,
    label: common.statuses[status],
  })),
];
const NOT_CHOSEN_OPTION = { value: NOT_CHOSEN, label: texts.notChosen };
const SORTS = SORT_COLUMNS.map((id) => ({ value: id, label: COLUMN_NAMES[id] }));
const DIRECTIONS = [
  { value: 'up', label: texts.ascending },
  { value: 'down', label: texts.descending },
];

/** The filters of the list. Each applies immediately and is kept in the URL. */
export function EnquiryFilters({ url, onChange }: EnquiryFiltersProps) {
  const { data: admins } = useQuery(adminsQuery);
  const { data: statistics } = useQuery(statisticsQuery);
  const zone = statistics?.office.time_zone;
  // The filter counts the office's days, so that its URL means the same everywhere. The list shows the browser's.
  const hint = zone === undefined || zone === deviceZone() ? undefined : texts.daysOf(zone);
  const hours = usePromiseHours();
  // No check needed here: `readDeskUrl` ignores values that are not among the options.
  const choose = (key: keyof DeskUrlState) => (value: string) => onChange({ [key]: value });
  // Typing a date changes it with each digit.
  const type = (key: 'from' | 'to') => (value: string) => onChange({ [key]: value }, 'replace');
  const isSpam = url.view === 'spam';
  const owners = [
    { value: NOT_CHOSEN, label: common.nobody },
    ...(admins ?? []).map(({ id, email }) => ({ value: id, label: email })),
  ];
  // A bookmarked URL may filter by an owner who is no longer an admin.
  if (admins && url.owner && !owners.some(({ value }) => value === url.owner))
    owners.push({ value: url.owner, label: DESK.history.formerAdmin });
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5 2xl:grid-cols-9">
      {!isSpam && (
        <>
          <ChoiceField
            label={common.status}
            empty={texts.allButSpam}
            options={STATUSES}
            value={url.status}
            onChange={choose('status')}
          />
          <ChoiceField
            label={texts.waiting}
            empty={texts.any}
            options={[{ value: 'clock_24h', label: texts.overdue(hours) }]}
            value={url.waiting}
            onChange={choose('waiting')}
          />
          <ChoiceField
            label={common.owner}
            empty={texts.anyone}
            options={owners}
            value={url.owner}
            onChange={choose('owner')}
          />
        </>
      )}
      <ChoiceField
        label={texts.interest}
        empty={texts.all}
        options={[...INTEREST_OPTIONS, NOT_CHOSEN_OPTION]}
        value={url.interest}
        onChange={choose('interest')}
      />
      <ChoiceField
        label={texts.industry}
        empty={texts.all}
        options={[...INDUSTRY_OPTIONS, NOT_CHOSEN_OPTION]}
        value={url.industry}
        onChange={choose('industry')}
      />
      <TextField type="date" label={texts.from} hint={hint} value={url.from} onText={type('from')} />
      <TextField type="date" label={texts.to} hint={hint} value={url.to} onText={type('to')} />
      <ChoiceField label={texts.sortBy} options={SORTS} value={url.sort} onChange={choose('sort')} />
      <ChoiceField
        label={texts.direction}
        options={DIRECTIONS}
        value={url.ascending ? 'up' : 'down'}
        onChange={(value) => onChange({ ascending: value === 'up' })}
      />
    </div>
  );
}
