import { Fragment, useEffect, useId, useRef, useState } from 'react';

import { CHAT } from '#content/assistant.ts';
import { HOTLINES } from '#content/firm.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import { FIELD_CLASS } from './field-class.ts';

type TalkToPersonProps = {
  /** Prefills the field. */
  prefill: string;
  onEdit: (message: string) => void;
  onContinue: (message: string) => void;
  onBack: () => void;
};

/** Leads from the assistant to the contact form. The visitor can read and edit the message before it goes there. */
export function TalkToPerson({ prefill, onEdit, onContinue, onBack }: TalkToPersonProps) {
  const id = useId();
  const [message, setMessage] = useState(prefill);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, 0);
  }, []);

  return (
    <form
      method="post"
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-5 *:shrink-0"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue(message);
      }}
    >
      <h3 className="font-display text-h3 text-heading">{CHAT.talk.title}</h3>
      <p id={`${id}-hint`} className="text-small text-secondary">
        {CHAT.talk.text}
      </p>
      <label htmlFor={id} className="text-small font-medium text-heading">
        {CHAT.talk.label}
      </label>
      <textarea
        dir="auto"
        ref={field}
        id={id}
        className={classNames(FIELD_CLASS, 'flex-[1_0_7rem] bg-raised')}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        maxLength={CONTACT_LIMITS.message}
        value={message}
        onChange={({ target }) => {
          setMessage(target.value);
          onEdit(target.value);
        }}
      />
      <Button type="submit">{CHAT.talk.continue}</Button>
      <Button look="secondary" onClick={onBack}>
        {CHAT.talk.back}
      </Button>
      <p className="text-small text-secondary">
        {HOTLINES.map(({ place, label, href }, index) => (
          <Fragment key={place}>
            {CHAT.talk.emergency[index]}
            <TextLink href={href} className="whitespace-nowrap">
              {label}
            </TextLink>
            {` (${place})`}
          </Fragment>
        ))}
        {CHAT.talk.emergency[HOTLINES.length]}
      </p>
    </form>
  );
}
