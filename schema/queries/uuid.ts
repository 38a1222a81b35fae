const LENGTH = 36;
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether something can be an identifier; what is none would be an error to the database. */
export function isUuid(text: string): boolean {
  return text.length === LENGTH && shape.test(text);
}
