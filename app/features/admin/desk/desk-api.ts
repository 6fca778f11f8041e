import { backendClient } from '#app/lib/network/backend-client.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import { ADMIN } from '#content/desk/admin-page.ts';
import type { DeskResults } from '#shared/desk/results.ts';
import { NOT_ADMIN_CODE } from '#shared/desk/calls.ts';
import type { DeskArguments, DeskCall } from '#shared/desk/calls.ts';

/** A failed call. `code` is an error code of shared/desk/calls.ts, or `unanswered`. */
export class DeskFailure extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'DeskFailure';
    this.code = code;
  }
}

/** Code of a call that got no answer. The change may have been made. */
const UNANSWERED_CODE = 'unanswered';

type Answer = { data: unknown; error: { message: string; code?: string } | null };

/** @throws DeskFailure with the backend's own message, which staff may read, or with ours if no answer arrived */
export async function answerOf(call: PromiseLike<Answer>): Promise<unknown> {
  const { data, error } = await call;
  if (!error) return data;
  const { code = '', message } = error;
  if (code === NOT_ADMIN_CODE) throw new DeskFailure(ADMIN.notPermitted, code);
  const isUnanswered = code === '' && isConnectionFault(message);
  if (isUnanswered) throw new DeskFailure(ADMIN.unreachable, UNANSWERED_CODE);
  throw new DeskFailure(message || ADMIN.unknownError, code);
}

/** Calls a desk function in the database. shared/desk/calls.ts defines the arguments and error codes. */
export async function askDesk<Name extends DeskCall>(
  name: Name,
  args: DeskArguments<Name>,
  signal?: AbortSignal,
): Promise<DeskResults[Name]> {
  const client = await backendClient();
  const call = client.rpc(name, args ?? {});
  // The cast is safe: the database tests check each function's answer against this type.
  return (await answerOf(signal ? call.abortSignal(signal) : call)) as DeskResults[Name];
}

/** True when the call was refused with this code of shared/desk/calls.ts. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof DeskFailure && error.code === code;
}

/** Whether no answer arrived, in which case the change may have been made. */
export const isUnanswered = (error: unknown) => hasCode(error, UNANSWERED_CODE);

/** What staff read about a failure. A browser's own message about the connection is replaced by ours. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || !error.message) return ADMIN.unknownError;
  const isUnanswered = !(error instanceof DeskFailure) && isConnectionFault(error.message);
  return isUnanswered ? ADMIN.unreachable : error.message;
}
