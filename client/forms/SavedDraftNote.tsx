/** The note that a form contains an unsent draft. */
export function SavedDraftNote({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <p className="border-l-4 border-brand bg-brand-tint p-4 text-sm">
      What you filled in before is still here.{' '}
      <button type="button" onClick={onStartAgain} className="min-h-6 text-link underline underline-offset-[0.15em]">
        Start again
      </button>
    </p>
  );
}
