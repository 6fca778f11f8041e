import { useRef, useState, type RefObject } from 'react';

import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { Field } from '#app/features/admin/desk/parts/form/field.tsx';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK } from '#content/desk/desk.ts';
import { emailSchema } from '#shared/forms/contact.ts';

import { whatIsHeld } from './held-data.ts';
import { PersonRecordView } from './person-record.tsx';
import { usePerson } from './use-person.ts';

const { privacy: texts } = DESK;

type SearchFormProps = {
  field: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  isBusy: boolean;
  onSearch: () => void;
};

function SearchForm({ field, error, isBusy, onSearch }: SearchFormProps) {
  return (
    <form
      noValidate
      className="mt-3 max-w-text"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <Field label={texts.email} error={error}>
        {({ className, ...control }) => (
          <div className="flex flex-wrap gap-2">
            <input
              ref={field}
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              className={`${className} sm:w-80`}
            />
            <ToolButton type="submit" look="strong" aria-disabled={isBusy}>
              {texts.show}
            </ToolButton>
          </div>
        )}
      </Field>
    </form>
  );
}

/** Finds the data held on a person, to export or erase it. */
export function PersonSearch({ state }: { state: DeskUrl }) {
  const { person, isBusy, find, clear, saveJson, erase } = usePerson();
  const [error, setError] = useState<string>();
  const question = useQuestion<readonly string[]>(async () => {
    if (person) await erase(person.email);
  });
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const held = person ? whatIsHeld(person) : [];

  async function search(): Promise<void> {
    const email = emailSchema.safeParse((field.current?.value ?? '').trim().toLowerCase());
    setError(email.success ? undefined : texts.notAnEmail);
    if (!email.success) {
      // Otherwise the previous result, with its button to erase, would stay below the new search.
      clear();
      field.current?.focus();
      return;
    }
    await find(email.data);
    result.current?.focus();
  }

  return (
    <>
      <SearchForm field={field} error={error} isBusy={isBusy} onSearch={() => void search()} />
      {person && (
        <section aria-labelledby="person-result" className="mt-6">
          <Heading
            level={3}
            size="h4"
            ref={result}
            id="person-result"
            tabIndex={-1}
            className="break-words outline-none"
          >
            {held.length > 0 ? texts.held(person.email) : texts.notHeld(person.email)}
          </Heading>
          <PersonRecordView person={person} state={state} />
          {held.length > 0 && (
            <div className="mt-4 flex flex-wrap gap-2">
              <ToolButton aria-disabled={isBusy} onClick={() => void saveJson(person.email)}>
                {texts.exportJson}
              </ToolButton>
              <ToolButton look="danger" onClick={() => question.ask(held)}>
                {texts.erase}
              </ToolButton>
            </div>
          )}
        </section>
      )}
      <ConfirmDialog
        {...question.dialog}
        title={texts.question}
        confirmLabel={texts.confirm}
        returnFocus={person ? result : field}
        isDestructive
      >
        {/* The dialog is outside the desk's element, to which its styles are limited. */}
        <div className="desk">
          {person && <p>{texts.consequence(person.email)}</p>}
          <ul className="mt-2 list-disc pl-5">
            {question.asked?.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-3">{texts.limits}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
