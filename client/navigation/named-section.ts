/** The element that the hash of an address names, as a browser would find it. */
export function namedSection(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  return document.getElementById(name) ?? document.getElementById(decoded(name));
}

/** Anyone can write a hash that is not well encoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
