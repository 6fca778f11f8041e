import { Field } from '#app/features/admin/desk/parts/field.tsx';
import { DESK_EVENTS } from '#content/desk-events.ts';
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
        <select {...control} value={practice} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{form.noPractice}</option>
          {practices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
