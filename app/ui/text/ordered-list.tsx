import type { ComponentProps } from 'react';

/** An `<ol>` without markers. */
export function OrderedList(props: ComponentProps<'ol'>) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- otherwise Safari reads a list without markers as plain text
  return <ol role="list" {...props} />;
}
