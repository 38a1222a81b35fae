import { saveBlob } from '../ui/save-file.ts';

const NOT_READ = 'Check your connection and try again.';

/** Fetches a document of an application and hands it to the browser to save. @returns what kept it from that. */
export async function downloadDocument(
  id: string,
  name: string,
  headers: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  try {
    const response = await fetch(`/uploads/${id}`, { headers, credentials: 'same-origin' });
    if (!response.ok) {
      const { error = NOT_READ } = await response.json();
      return String(error);
    }
    saveBlob(name, await response.blob());
    return undefined;
  } catch {
    return NOT_READ;
  }
}
