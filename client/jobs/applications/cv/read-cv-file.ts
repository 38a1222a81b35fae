import { type ReadCv, readCv } from './read-cv.ts';

/** Far more than the longest CV that can be sent, in bytes. */
const LARGEST_FILE = 100_000;

/** Reads a file that the applicant chose. It stays on their device. */
export async function readCvFile(file: File): Promise<ReadCv> {
  if (file.size > LARGEST_FILE) return refused('The file is too large. It must be 100 kB or smaller.');
  if (file.size === 0) return refused('The file is empty.');
  try {
    return readCv(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return refused('This file is not the CV template. Choose the JSON file that you downloaded and filled in.');
  }
}

function refused(problem: string): ReadCv {
  return { text: '', problems: [problem] };
}
