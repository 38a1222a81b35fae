import { CheckboxField } from '../forms/CheckboxField.tsx';
import type { OwnApiKeysQuery } from './api-keys.generated.ts';

/** What a key may be used for. */
export function ScopeBoxes({ scopes, error }: { scopes: OwnApiKeysQuery['apiScopes']; error?: string | undefined }) {
  return (
    <fieldset className={error ? 'border-l-4 border-err pl-4' : undefined}>
      <legend className="text-sm font-bold">What it may be used for</legend>
      <p className="mt-1 text-sm text-ink-2">It can never do more than you, and it cannot change your account.</p>
      {error && (
        <p className="mt-1 text-sm font-bold text-err">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="mt-3 space-y-3">
        {scopes.map(({ name, allows }) => (
          <CheckboxField
            key={name}
            name="scopes"
            value={name}
            label={
              <>
                <code className="font-mono font-bold">{name}</code>
                <span className="block text-ink-2">{allows}</span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
