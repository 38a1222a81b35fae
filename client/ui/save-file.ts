/** How long the browser may take to begin reading the file to save, in milliseconds. */
const READING_TIME = 10_000;

/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands bytes to the browser as a file to save. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_TIME);
}
