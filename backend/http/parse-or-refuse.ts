import { NOT_ACCEPTABLE } from './refusal.ts';

type Schema<Output> = {
  safeParse: (value: unknown) => { success: true; data: Output } | { success: false };
};

/** @throws Refusal 400 when the value does not match the schema */
export function parseOrRefuse<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw NOT_ACCEPTABLE;
}
