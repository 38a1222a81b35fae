/** Says that a form has back what stood in it when its person's session ran out. */
export function RestoredNote() {
  return (
    <p className="border-l-4 border-brand bg-brand-tint p-4 text-sm">
      What you filled in before is still here. It is not saved yet.
    </p>
  );
}
