import { useState } from 'react';

import {
  countFilters,
  filterOf,
  usualColumns,
  withoutFilters,
} from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { ExportButton } from '#app/features/admin/desk/parts/table/export-button.tsx';
import { SearchBox } from '#app/features/admin/desk/parts/table/search-box.tsx';
import { DESK } from '#content/desk/desk.ts';

import { ColumnChoice } from './column-choice.tsx';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { focusList } from './list-focus.ts';

type ListToolbarProps = { state: DeskUrl };

type Panel = 'filters' | 'columns';

export function ListToolbar({ state: { url, go } }: ListToolbarProps) {
  const filters = countFilters(url);
  const [panel, setPanel] = useState<Panel | undefined>(filters > 0 ? 'filters' : undefined);
  const toggle = (which: Panel) => setPanel((shown) => (shown === which ? undefined : which));
  /** A new filter starts on the first page. */
  const narrow: DeskUrl['go'] = (change, history) => go({ ...change, page: 1 }, history);

  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-end gap-2">
        <SearchBox
          label={DESK.list.search}
          value={url.search}
          onSearch={(search) => go({ search, page: 1 }, 'replace')}
          className="w-full min-w-0 sm:w-72"
        />
        <ToolButton
          aria-expanded={panel === 'filters'}
          aria-controls="desk-panel"
          onClick={() => toggle('filters')}
        >
          {DESK.list.filters(filters)}
        </ToolButton>
        <ToolButton
          aria-expanded={panel === 'columns'}
          aria-controls="desk-panel"
          onClick={() => toggle('columns')}
        >
          {DESK.list.chooseColumns}
        </ToolButton>
        {(filters > 0 || url.search) && (
          <ToolButton
            onClick={() => {
              focusList();
              go(withoutFilters(url));
            }}
          >
            {DESK.list.clearAll}
          </ToolButton>
        )}
        <div className="sm:ml-auto">
          <ExportButton
            request={{ kind: 'submissions', filter: filterOf(url) }}
            fileStem={url.view === 'spam' ? 'spam' : 'enquiries'}
          />
        </div>
      </div>
      <div id="desk-panel" className={panel ? 'mt-3 border-t border-hairline pt-3' : undefined}>
        {panel === 'filters' && <EnquiryFilters url={url} onChange={narrow} />}
        {panel === 'columns' && (
          <ColumnChoice
            columns={url.columns}
            usual={usualColumns(url.view)}
            onChange={(columns) => go({ columns })}
          />
        )}
      </div>
    </div>
  );
}
