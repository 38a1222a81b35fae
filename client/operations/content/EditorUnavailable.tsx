import { Link } from 'react-router-dom';
import type { EditorProps } from './Editor.tsx';

/** Replaces an editor if there is nothing to edit, or if it could not be loaded. */
export function EditorUnavailable({
  kind,
  address,
  message,
}: Omit<EditorProps, 'id'> & { message: string | undefined }) {
  return (
    <div role="alert">
      <p className="font-bold">{message ?? `There is no such ${kind.noun}.`}</p>
      <p className="mt-2">
        <Link to={address.of({ edit: '' })}>All {kind.list.many}</Link>
      </p>
    </div>
  );
}
