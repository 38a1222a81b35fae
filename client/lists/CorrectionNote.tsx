import { Link } from 'react-router-dom';
import { showingFor } from './correction-words.ts';
import type { SearchCorrection } from './list-address.ts';

interface CorrectionNoteProps {
  correction: SearchCorrection;
  /** Whether nothing was found with the correction either. */
  isEmpty: boolean;
  onFollow: () => void;
}

/** Says that a misspelt search was corrected, with the way to what was typed. */
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
