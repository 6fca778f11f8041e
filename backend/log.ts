/** `error` calls for an operator at once; `warn` for a look at the settings, the limits or something outside. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one line, by default of the level `info`. Details are codes, counts and times, never personal data. */
export type Log = (event: string, detail?: Record<string, unknown>, level?: LogLevel) => void;
