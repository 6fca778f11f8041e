import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { CHARACTERS_LEFT } from '#content/forms/field.ts';

/** Remaining characters at which a message is shown and announced. Announcing every key press would interrupt typing. */
const SHOWN_AT = [0, 20, 50, 100, 200];

function leftText(left: number, limit: number): string {
  const step = SHOWN_AT.find((count) => left <= count);
  if (step === undefined) return '';
  return step === 0 ? CHARACTERS_LEFT.none(limit) : CHARACTERS_LEFT.atMost(step);
}

type CountedTextareaProps = ComponentProps<'textarea'> & { maxLength: number };

/** The browser silently cuts a text at `maxLength`, so this field says so near the limit. The prerendered HTML stays the same size. */
export function CountedTextarea({ maxLength, ...control }: CountedTextareaProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);

  useEffect(() => {
    const form = textarea.current?.form;
    const forget = () => setLength(0);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  const left = leftText(maxLength - length, maxLength);
  return (
    <>
      <textarea
        ref={textarea}
        {...control}
        maxLength={maxLength}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      />
      {/* Without text it takes no room: typing the first character must move nothing. */}
      {length > 0 && (
        <output className={classNames('block text-small font-medium text-heading', left && 'mt-1.5')}>
          {left}
        </output>
      )}
    </>
  );
}
