/** What is said when no page can be rendered. */
export interface Failure {
  title: string;
  heading: string;
  sentences: readonly string[];
  /** Whether it has a link to the same address. */
  mayTryAgain?: true;
}

/**
 * A page that needs nothing but its own text: no script, no data, no words of the error itself. Its classes are some that the
 * client uses, as only those are in its style sheet.
 */
export function failurePage(
  failure: Failure,
  { productName, styles }: { productName: string; styles: string },
): string {
  const paragraphs = failure.sentences.map((sentence) => `<p class="mt-4">${escapeHtml(sentence)}</p>`).join('');
  const again = failure.mayTryAgain ? '<p class="mt-6"><a class="text-link underline" href="">Try again</a></p>' : '';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(failure.title)} – ${escapeHtml(productName)}</title>
${styles}
</head>
<body><main class="page-wrap py-16"><h1 class="text-h1">${escapeHtml(failure.heading)}</h1>${paragraphs}${again}</main></body>
</html>
`;
}

/** The page of an unexpected error. The wording of the heading is fixed. */
export function unexpectedFailure(requestId: string): Failure {
  return {
    title: 'Unexpected error',
    heading: 'Unexpected Application Error!',
    sentences: [
      'Something went wrong on our side. Try again in a few minutes.',
      `If it happens again, tell us this reference: ${requestId}`,
    ],
  };
}

/** The page that is shown while the database cannot be reached. */
export function unavailableFailure(productName: string): Failure {
  return {
    title: 'Service unavailable',
    heading: 'The service is unavailable',
    sentences: [`${productName} cannot reach its data at the moment. Try again in a minute.`],
  };
}

/** The page that is shown while more is asked of the portal than it can do. */
export function busyFailure(productName: string): Failure {
  return {
    title: 'Service busy',
    heading: 'The service is very busy',
    sentences: [`Many people are using ${productName} at the moment. Try again in a minute.`],
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
