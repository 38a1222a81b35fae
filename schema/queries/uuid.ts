const LENGTH = 36;
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an identifier; the database would fail on any other. */
export function isUuid(text: string): boolean {
  return text.length === LENGTH && shape.test(text);
}
