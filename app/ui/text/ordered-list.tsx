import type { ComponentProps } from 'react';

/** An `<ol>` without markers. Outside `<nav>`, Safari treats a list without markers as plain text unless it has the role. */
export function OrderedList(props: ComponentProps<'ol'>) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  return <ol role="list" {...props} />;
}
