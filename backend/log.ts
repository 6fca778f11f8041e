/** `error`: the operator must act at once. `warn`: a setting, a limit or an external service needs a look. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one line, by default of the level `info`. Details are codes, counts and times, never personal data. */
export type Log = (event: string, detail?: Record<string, unknown>, level?: LogLevel) => void;
