import { useQuery } from '@tanstack/react-query';

import { COLUMN_NAMES } from '#app/features/admin/desk/address/column-ids.ts';
import type { DeskAddress } from '#app/features/admin/desk/address/desk-address.ts';
import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { adminsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { CONTROL_CLASS, ChoiceField, LABEL_CLASS } from '#app/features/admin/desk/parts/controls.tsx';
import { usePromiseHours } from '#app/features/admin/desk/text/status-text.tsx';
import { DESK } from '#content/desk.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '#shared/contact-options.ts';
import { NOT_CHOSEN, SORT_COLUMNS, SUBMISSION_STATUSES } from '#shared/desk.ts';

const { common, filters: texts } = DESK;

type EnquiryFiltersProps = {
  address: DeskAddress;
  onChange: AddressState['go'];
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

type DayFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void };

function DayField({ id, label, value, onChange }: DayFieldProps) {
  return (
    <div>
      <label htmlFor={id} className={LABEL_CLASS}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={CONTROL_CLASS}
      />
    </div>
  );
}

/** The filters of the list. Each applies immediately and is kept in the URL. */
export function EnquiryFilters({ address, onChange }: EnquiryFiltersProps) {
  const { data: admins = [] } = useQuery(adminsQuery);
  const hours = usePromiseHours();
  // No check needed here: `readDeskAddress` ignores values that are not among the options.
  const choose = (key: keyof DeskAddress) => (value: string) => onChange({ [key]: value });
  // Typing a date changes it with each digit.
  const type = (key: 'from' | 'to') => (value: string) => onChange({ [key]: value }, 'replace');
  const isSpam = address.view === 'spam';
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5 2xl:grid-cols-9">
      {!isSpam && (
        <>
          <ChoiceField
            id="filter-status"
            label={common.status}
            empty={texts.allButSpam}
            options={STATUSES}
            value={address.status}
            onChange={choose('status')}
          />
          <ChoiceField
            id="filter-waiting"
            label={texts.waiting}
            empty={texts.any}
            options={[{ value: 'clock_24h', label: texts.overdue(hours) }]}
            value={address.waiting}
            onChange={choose('waiting')}
          />
          <ChoiceField
            id="filter-owner"
            label={common.owner}
            empty={texts.anyone}
            options={[
              { value: NOT_CHOSEN, label: common.nobody },
              ...admins.map(({ id, email }) => ({ value: id, label: email })),
            ]}
            value={address.owner}
            onChange={choose('owner')}
          />
        </>
      )}
      <ChoiceField
        id="filter-interest"
        label={texts.interest}
        empty={texts.all}
        options={[...INTEREST_OPTIONS, NOT_CHOSEN_OPTION]}
        value={address.interest}
        onChange={choose('interest')}
      />
      <ChoiceField
        id="filter-industry"
        label={texts.industry}
        empty={texts.all}
        options={[...INDUSTRY_OPTIONS, NOT_CHOSEN_OPTION]}
        value={address.industry}
        onChange={choose('industry')}
      />
      <DayField id="filter-from" label={texts.from} value={address.from} onChange={type('from')} />
      <DayField id="filter-to" label={texts.to} value={address.to} onChange={type('to')} />
      <ChoiceField
        id="filter-sort"
        label={texts.sortBy}
        options={SORTS}
        value={address.sort}
        onChange={choose('sort')}
      />
      <ChoiceField
        id="filter-direction"
        label={texts.direction}
        options={DIRECTIONS}
        value={address.ascending ? 'up' : 'down'}
        onChange={(value) => onChange({ ascending: value === 'up' })}
      />
    </div>
  );
}
