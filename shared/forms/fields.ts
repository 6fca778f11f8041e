import * as z from 'zod/mini';

import { requiredMessage, tooLongMessage } from './messages.ts';

/** What visitors type into a field; `field` is its label in lower case. */
export function requiredText(field: string, limit: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, requiredMessage(field)),
      z.maxLength(limit, tooLongMessage(field, limit)),
    );
}

/** Forms send an empty text for a field that was left empty. It is stored as null. */
const emptyToNull = <Text extends string>(text: Text) => (text === '' ? null : (text as Exclude<Text, ''>));

export function optionalText(field: string, limit: number) {
  const text = z.string().check(z.trim(), z.maxLength(limit, tooLongMessage(field, limit)));
  return z.optional(z.nullable(z.pipe(text, z.transform(emptyToNull))));
}

export function optionalChoice<const Value extends string>(options: readonly { value: Value }[]) {
  const choice = z.enum(['', ...options.map((option) => option.value)]);
  return z.optional(z.nullable(z.pipe(choice, z.transform(emptyToNull))));
}

type Issue = { path: PropertyKey[]; message: string };

/** The first message for each field of a form. */
export function fieldErrors<Field extends string>(error: {
  issues: Issue[];
}): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of error.issues) errors[path[0] as Field] ??= message;
  return errors;
}
