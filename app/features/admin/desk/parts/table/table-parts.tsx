/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * On phones CSS replaces the `display` of these tables, and Safari then no longer treats a table without explicit roles
 * as one. */
import type { ComponentProps } from 'react';

export function Table(props: ComponentProps<'table'>) {
  return <table role="table" {...props} />;
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead role="rowgroup" {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

export function ColumnHeader(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />;
}

export function TableCell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />;
}
