/** The id of an option, by which the field names the active one. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** From the field, which is -1, downwards or upwards through the options, and round to the field again. */
export function nextOption(active: number, options: number, step: 1 | -1): number {
  const next = active + step;
  if (next < -1) return options - 1;
  return next >= options ? -1 : next;
}

/** What makes a text field a combobox to assistive technologies, while the focus stays in it. */
export function comboboxRole(
  list: string,
  { isExpanded, active }: { isExpanded: boolean; active: string | undefined },
) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? list : undefined,
    'aria-activedescendant': active,
  } as const;
}
