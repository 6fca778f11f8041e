import type { DeskAddress } from '#app/features/admin/desk/address/desk-address.ts';
import { CONTROL_CLASS, ChoiceField, LABEL_CLASS } from '#app/features/admin/desk/parts/controls.tsx';
import { STATUS_LABELS } from '#app/features/admin/desk/text/labels.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '#shared/contact-options.ts';
import type { DeskAdmin } from '#shared/desk-answers.ts';
import { NOT_CHOSEN, SORT_COLUMNS, SUBMISSION_STATUSES } from '#shared/desk.ts';

import { COLUMN_NAMES } from '#app/features/admin/desk/address/column-ids.ts';

type EnquiryFiltersProps = {
  address: DeskAddress;
  admins: readonly DeskAdmin[];
  onChange: (change: Partial<DeskAddress>) => void;
};

const STATUSES = [
  { value: 'open', label: 'Open: new or in progress' },
  ...SUBMISSION_STATUSES.filter((status) => status !== 'spam').map((status) => ({
    value: status,
    label: STATUS_LABELS[status],
  })),
];
const WAITING = [
  { value: 'clock_24h', label: 'Over 24 hours' },
  { value: 'office_24h', label: 'Over 24 office hours' },
];
const NOT_CHOSEN_OPTION = { value: NOT_CHOSEN, label: 'Not chosen' };
const SORTS = SORT_COLUMNS.map((id) => ({ value: id, label: COLUMN_NAMES[id] }));
const DIRECTIONS = [
  { value: 'up', label: 'Ascending' },
  { value: 'down', label: 'Descending' },
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
export function EnquiryFilters({ address, admins, onChange }: EnquiryFiltersProps) {
  // No check needed here: `readDeskAddress` ignores values that are not among the options.
  const choose = (key: keyof DeskAddress) => (value: string) => onChange({ [key]: value });
  const isSpam = address.view === 'spam';
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5 2xl:grid-cols-9">
      {!isSpam && (
        <>
          <ChoiceField
            id="filter-status"
            label="Status"
            empty="All but spam"
            options={STATUSES}
            value={address.status}
            onChange={choose('status')}
          />
          <ChoiceField
            id="filter-waiting"
            label="Waiting"
            empty="Any"
            options={WAITING}
            value={address.waiting}
            onChange={choose('waiting')}
          />
          <ChoiceField
            id="filter-owner"
            label="Owner"
            empty="Anyone"
            options={[
              { value: NOT_CHOSEN, label: 'Nobody' },
              ...admins.map(({ id, email }) => ({ value: id, label: email })),
            ]}
            value={address.owner}
            onChange={choose('owner')}
          />
        </>
      )}
      <ChoiceField
        id="filter-interest"
        label="Interest"
        empty="All"
        options={[...INTEREST_OPTIONS, NOT_CHOSEN_OPTION]}
        value={address.interest}
        onChange={choose('interest')}
      />
      <ChoiceField
        id="filter-industry"
        label="Industry"
        empty="All"
        options={[...INDUSTRY_OPTIONS, NOT_CHOSEN_OPTION]}
        value={address.industry}
        onChange={choose('industry')}
      />
      <DayField id="filter-from" label="From" value={address.from} onChange={choose('from')} />
      <DayField id="filter-to" label="To" value={address.to} onChange={choose('to')} />
      <ChoiceField
        id="filter-sort"
        label="Sort by"
        options={SORTS}
        value={address.sort}
        onChange={choose('sort')}
      />
      <ChoiceField
        id="filter-direction"
        label="Direction"
        options={DIRECTIONS}
        value={address.ascending ? 'up' : 'down'}
        onChange={(value) => onChange({ ascending: value === 'up' })}
      />
    </div>
  );
}
