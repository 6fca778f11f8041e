/** A field of the drawer. At least 16 px: phones zoom in on a focused field with smaller text. */
export const FIELD_CLASS =
  'block min-h-11 w-full resize-none rounded-control border border-control px-3 py-[0.5625rem] text-[1rem] leading-normal text-body placeholder:text-secondary hover:border-heading focus-visible:-outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60';
