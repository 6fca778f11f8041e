import { errorCode } from './error-code.ts';

/** The root of the sources, as stack traces spell it. */
const ROOT = new URL('../', import.meta.url).pathname;

type ErrorDescription = { error: string; code?: string; at?: string };

/** The first frame in our own sources. The message is taken out first, because it may look like a frame. */
function ownFrame({ stack = '', message }: Error): string | undefined {
  const frame = stack
    .replace(message, () => '')
    .split('\n')
    .find((line) => line.includes(ROOT) && !line.includes('node_modules'));
  return frame?.slice(frame.indexOf(ROOT) + ROOT.length).replace(/\)$/, '');
}

/** Describes an error for the log, without its message, which may quote visitors' input. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = errorCode(error);
  const at = ownFrame(error);
  return {
    error: error.name,
    ...(code !== undefined && /^\w{1,40}$/.test(code) && { code }),
    ...(at !== undefined && { at }),
  };
}
