import { ChoiceField } from '#app/features/admin/desk/parts/form/controls.tsx';
import { ExportButton } from '#app/features/admin/desk/parts/table/export-button.tsx';
import { SearchBox } from '#app/features/admin/desk/parts/table/search-box.tsx';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { DESK } from '#content/desk/desk.ts';
import { SUBSCRIPTION_STATES } from '#shared/desk/calls.ts';

import { subscriptionFilter } from './use-subscriptions.ts';

const { newsletter: texts } = DESK;

const STATES = SUBSCRIPTION_STATES.map((value) => ({ value, label: texts.states[value] }));

/** Search, filter and export of the subscriptions. */
export function SubscriptionFilters({ url, go }: Pick<DeskUrl, 'url' | 'go'>) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <SearchBox
        label={texts.search}
        value={url.search}
        onSearch={(text) => go({ search: text, page: 1 }, 'replace')}
        className="w-full min-w-0 sm:w-80"
      />
      <ChoiceField
        label={texts.state}
        isLabelHidden
        value={url.state}
        empty={texts.allStates}
        options={STATES}
        onChange={(value) => go({ state: SUBSCRIPTION_STATES.find((name) => name === value) ?? '', page: 1 })}
      />
      <div className="sm:ml-auto">
        <ExportButton request={{ kind: 'newsletter', ...subscriptionFilter(url) }} fileStem="newsletter" />
      </div>
    </div>
  );
}
