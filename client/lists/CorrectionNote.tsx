import { Link } from 'react-router-dom';
import { showingFor } from './correction-words.ts';
import type { SearchCorrection } from './list-address.ts';

interface CorrectionNoteProps {
  correction: SearchCorrection;
  /** Whether nothing was found with the correction either. */
  isEmpty: boolean;
  onFollow: () => void;
}

/** The note that a search was corrected, with a link to the typed one. */
export function CorrectionNote({ correction, isEmpty, onFollow }: CorrectionNoteProps) {
  const { typed, asTyped } = correction;
  return (
    <p className="mt-3 text-sm">
      {showingFor(correction, isEmpty)}{' '}
      <Link className="text-link underline" to={asTyped} onClick={onFollow}>
        Search instead for "{typed}"
      </Link>
    </p>
  );
}
