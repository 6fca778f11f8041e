import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { enquiryQuery } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { TextField } from '#app/features/admin/desk/parts/form/field.tsx';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus/focus-first-invalid.ts';
import { isEqual, isNewer, useDraft } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import { correctionSchema } from '#shared/desk/calls.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

const { correction: texts, handling } = DESK;

type Values = Pick<DeskEnquiry, 'first_name' | 'last_name' | 'email' | 'company'>;

const FIELDS = [
  ['first_name', CONTACT_LIMITS.firstName],
  ['last_name', CONTACT_LIMITS.lastName],
  ['email', CONTACT_LIMITS.email],
  ['company', CONTACT_LIMITS.company],
] as const;

const valuesOf = ({ first_name, last_name, email, company }: Values): Values => ({
  first_name,
  last_name,
  email,
  company,
});

/** Corrects the name, email address and company. Collapsed initially, because it is seldom needed. */
export function CorrectionForm({ row }: { row: DeskEnquiry }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const draft = useDraft<DeskEnquiry, Values>({
    kind: 'correction',
    row,
    stored: valuesOf(row),
    differs: (base, current) => isNewer(base, current) && !isEqual(valuesOf(base), valuesOf(current)),
  });
  const { values, base, isChanged, isConflict, isSaving } = draft;
  const [isOpen, setOpen] = useState(isChanged);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());

  async function save(): Promise<void> {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== row[name as keyof Values]),
    );
    const checked = correctionSchema.safeParse(changed);
    const invalid = checked.error?.issues.map(({ path }) => String(path[0])) ?? [];
    setWrong(new Set(invalid));
    if (!checked.success) return focusFirstInvalid(form.current);
    await draft.save(
      async () => {
        const submission = await askDesk('correct_submission', {
          submission: row.id,
          expected_version: row.version,
          corrections: checked.data,
        });
        client.setQueryData(enquiryQuery(row.id).queryKey, (detail) => detail && { ...detail, submission });
        return submission;
      },
      () => doneToast(texts.done.title, texts.done.text),
      () => {
        setOpen(false);
        toggle.current?.focus();
      },
    );
  }

  return (
    <>
      <ToolButton ref={toggle} className="mt-2" aria-expanded={isOpen} onClick={() => setOpen((was) => !was)}>
        {texts.open}
      </ToolButton>
      {isOpen && (
        <form
          ref={form}
          noValidate
          aria-label={texts.label}
          className="mt-3 grid grid-cols-1 items-start gap-3 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isConflict) void save();
          }}
        >
          {FIELDS.map(([name, limit]) => (
            <TextField
              key={name}
              label={texts.fields[name]}
              type={name === 'email' ? 'email' : 'text'}
              maxLength={limit}
              autoComplete="off"
              value={values[name]}
              error={wrong.has(name) ? texts.wrong[name] : undefined}
              onText={(text) => draft.change({ ...values, [name]: text })}
            />
          ))}
          <div className="sm:col-span-2">
            <p className="text-secondary">{texts.hint}</p>
            <DraftNote
              problem={draft.error}
              conflict={
                base && isConflict
                  ? {
                      texts: { ...handling.conflict, text: handling.conflict.bySomeone, kept: texts.kept },
                      differences: FIELDS.filter(([name]) => base[name] !== row[name]).map(([name]) => ({
                        name: texts.fields[name],
                        before: base[name],
                        after: row[name],
                      })),
                      onOverwrite: () => void save(),
                      onDiscard: draft.discard,
                    }
                  : undefined
              }
            />
            <ToolButton
              type="submit"
              className="mt-2"
              disabled={!isChanged || isConflict}
              aria-disabled={isSaving}
            >
              {isSaving ? handling.saving : texts.save}
            </ToolButton>
          </div>
        </form>
      )}
    </>
  );
}
