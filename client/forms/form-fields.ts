type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that a user fills in. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const isField = (element: Element): element is Field => element.matches('input, select, textarea');
  return [...form.elements].filter(isField).filter(({ name, type }) => name !== '' && type !== 'hidden');
}

/** Whether a field holds a password, also while it is shown as text. */
export function isSecret({ type, autocomplete }: Field): boolean {
  return type === 'password' || autocomplete.endsWith('-password');
}
