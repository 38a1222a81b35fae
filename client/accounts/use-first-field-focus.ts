import { type RefObject, useEffect } from 'react';

/** Begins a form in its first field: buttons may stand above it. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])];
    controls.find((control) => control instanceof HTMLInputElement)?.focus();
  }, [form]);
}
