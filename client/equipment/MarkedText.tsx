/** A text in which what was typed stands out, wherever it is found in it. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  const wanted = words.trim().toLowerCase();
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (start === -1) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <b className="font-bold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
