import * as z from 'zod/mini';

import { requiredMessage, tooLongMessage } from './form-messages.ts';

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

export function optionalText(field: string, limit: number) {
  return z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(limit, tooLongMessage(field, limit)))));
}

export function optionalChoice<const Value extends string>(options: readonly { value: Value }[]) {
  return z.optional(z.nullable(z.enum(options.map((option) => option.value))));
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
