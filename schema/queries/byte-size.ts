const REFERENCE_BYTES = 8;
const OBJECT_BYTES = 40;

/** The approximate size of a value in memory, in bytes: texts, numbers, and arrays and objects of them. */
export function byteSizeOf(value: unknown): number {
  if (typeof value === 'string') {
    return OBJECT_BYTES + 2 * value.length;
  }
  if (typeof value !== 'object' || value === null) {
    return REFERENCE_BYTES;
  }
  const parts: Iterable<unknown> =
    value instanceof Map ? [...value.keys(), ...value.values()] : isIterable(value) ? value : Object.values(value);
  let bytes = OBJECT_BYTES;
  for (const part of parts) {
    bytes += REFERENCE_BYTES + byteSizeOf(part);
  }
  return bytes;
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}
