import { COLUMN_IDS, COLUMN_NAMES, type ColumnId } from '#app/features/admin/desk/url/column-ids.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { DESK } from '#content/desk/desk.ts';

type ColumnChoiceProps = {
  columns: readonly ColumnId[];
  usual: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
};

/** Selects the visible columns. The name cannot be hidden, because it links to the enquiry. */
export function ColumnChoice({ columns, usual, onChange }: ColumnChoiceProps) {
  return (
    <fieldset>
      <legend className="text-small font-medium text-heading">{DESK.list.chooseColumns}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
        {COLUMN_IDS.map((id) => (
          <label key={id} className="inline-flex min-h-11 items-center gap-2 text-small">
            <input
              type="checkbox"
              checked={columns.includes(id)}
              disabled={id === 'name'}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                onChange(COLUMN_IDS.filter((each) => (each === id ? checked : columns.includes(each))));
              }}
              className="size-4.5 accent-(--tone-link)"
            />
            {COLUMN_NAMES[id]}
          </label>
        ))}
        <ToolButton onClick={() => onChange(usual)}>{DESK.list.resetColumns}</ToolButton>
      </div>
    </fieldset>
  );
}
