import { Fragment } from 'react';

/** Text without spaces, such as an email address, that may wrap after `@` and `_`. */
export function BreakableText({ text }: { text: string }) {
  return text.split(/(?<=[@_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
