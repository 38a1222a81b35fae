/** What became of a file that was sent: nothing is wrong with it, or a sentence says what. */
export type FileProblem = string | undefined;

interface FileToSend {
  readonly token: string;
  /** The field that says which document it is. */
  readonly name: string;
  readonly file: File;
  /** Told how much has gone, of 1. */
  readonly onProgress: (share: number) => void;
}

const NOT_SENT = 'The file could not be sent. Check your connection and try again';
const LONGEST_MS = 300_000;

/** Sends a document of an application. `fetch` does not say how much of a body has gone. */
export function sendFile({ token, name, file, onProgress }: FileToSend): Promise<FileProblem> {
  const { promise, resolve } = Promise.withResolvers<FileProblem>();
  const body = new FormData();
  body.set(name, file);
  const request = new XMLHttpRequest();
  request.open('POST', '/uploads');
  request.setRequestHeader('x-vendor-application', token);
  request.timeout = LONGEST_MS;
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => resolve(request.status === 201 ? undefined : sentenceOf(request)));
  for (const failure of ['error', 'timeout', 'abort']) request.addEventListener(failure, () => resolve(NOT_SENT));
  request.send(body);
  return promise;
}

function sentenceOf({ responseText }: XMLHttpRequest): string {
  try {
    const { error, fields = {} } = JSON.parse(responseText);
    const [sentence = error] = Object.values(fields);
    return typeof sentence === 'string' ? sentence : NOT_SENT;
  } catch {
    return NOT_SENT;
  }
}
