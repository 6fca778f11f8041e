/** Writes one line. Details are codes, counts and times, never personal data. */
export type Log = (event: string, detail?: Record<string, unknown>) => void;
