/** The id of an option, by which the field names the one that the keyboard stands on. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}
