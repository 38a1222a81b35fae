/** The key with which the reader asks, kept in the memory of this page alone. */
let key = '';

/** Has requests go out with this key from now on; with none if it is empty. */
export function setKey(text: string): void {
  key = text.trim();
}

/** The header of the key, unless the user's own headers contain credentials. */
export function keyHeader(own: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, string>> {
  const isSaid = Object.keys(own).some((name) => /^(?:authorization|x-api-key)$/i.test(name));
  return key === '' || isSaid ? {} : { authorization: `Bearer ${key}` };
}
