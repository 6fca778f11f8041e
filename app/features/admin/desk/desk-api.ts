import { backendClient } from '#app/lib/backend-client.ts';
import type { DeskAnswers } from '#shared/desk-answers.ts';
import type { DeskArguments, DeskCall } from '#shared/desk.ts';

/** A call that was refused or did not arrive; `code` as in shared/desk.ts, empty when the connection failed. */
export class DeskFailure extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'DeskFailure';
    this.code = code;
  }
}

type Answer = { data: unknown; error: { message: string; code?: string } | null };

/** What a call answers, or a DeskFailure in the backend's own words, which staff may read. */
export async function answerOf(call: PromiseLike<Answer>): Promise<unknown> {
  const { data, error } = await call;
  if (error) throw new DeskFailure(error.message || 'Unknown error', error.code ?? '');
  return data;
}

/** Asks the desk's functions in the database; shared/desk.ts says what they take and refuse. */
export async function askDesk<Name extends DeskCall>(
  name: Name,
  args: DeskArguments<Name>,
  signal?: AbortSignal,
): Promise<DeskAnswers[Name]> {
  const client = await backendClient();
  const call = client.rpc(name, args ?? {});
  // The contract types the answer; the database test of each function holds it to that.
  return (await answerOf(signal ? call.abortSignal(signal) : call)) as DeskAnswers[Name];
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}
