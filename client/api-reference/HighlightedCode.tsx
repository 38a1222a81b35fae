/** Of JSON the keys, the strings and the numbers, in this order; what stands between them is plain. */
const TOKEN = /("(?:\\.|[^"\\])*"(?=\s*:))|("(?:\\.|[^"\\])*")|(-?\b\d+(?:\.\d+)?\b)/g;

const colours = ['text-code-key', 'text-code-string', 'text-amber'];

/** Code with the parts of JSON in colours of their own. What stands before the body of a request is no JSON. */
export function HighlightedCode({ code }: { code: string }) {
  const body = code.search(/^[{[]/m);
  if (body === -1) return <code>{code}</code>;
  return (
    <code>
      {code.slice(0, body)}
      {colouredParts(code.slice(body)).map(({ from, text, colour }) => (
        <span key={from} className={colour}>
          {text}
        </span>
      ))}
    </code>
  );
}

function colouredParts(json: string) {
  const parts: { from: number; text: string; colour: string | undefined }[] = [];
  let end = 0;
  for (const { index, 0: text, ...groups } of json.matchAll(TOKEN)) {
    parts.push({ from: end, text: json.slice(end, index), colour: undefined });
    const kind = [1, 2, 3].findIndex((group) => groups[group] !== undefined);
    parts.push({ from: index, text, colour: colours[kind] });
    end = index + text.length;
  }
  return [...parts, { from: end, text: json.slice(end), colour: undefined }];
}
