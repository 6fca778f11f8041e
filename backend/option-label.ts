type Option = { value: string; label: string };

/** The label of an option; `undefined` for a value that is not among them. */
export function labelOf(options: readonly Option[], value: string | null): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
