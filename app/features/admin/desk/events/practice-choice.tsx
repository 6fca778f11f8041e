import { Field } from '#app/features/admin/desk/parts/form/field.tsx';
import { Select } from '#app/ui/form/field.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';
import { PRACTICES } from '#content/practices.ts';

const { form } = DESK_EVENTS;

type PracticeChoiceProps = {
  practice: string;
  error: string | undefined;
  onChange: (practice: string) => void;
};

export function PracticeChoice({ practice, error, onChange }: PracticeChoiceProps) {
  // An older event may have a practice that is no longer in the list; saving must not change it.
  const practices = [...new Set([...Object.keys(PRACTICES), practice])].filter(Boolean);
  return (
    <Field label={form.fields.practice} error={error}>
      {(control) => (
        <Select
          {...control}
          value={practice}
          empty={form.noPractice}
          options={practices.map((name) => ({ value: name, label: name }))}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
