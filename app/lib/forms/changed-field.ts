type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field whose change reached the `onChange` of its form. */
export function changedField({ target }: { target: EventTarget }): FormField | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isField ? target : undefined;
}
