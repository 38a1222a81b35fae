import { Button } from '../ui/Button.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { severalMeant } from './meant-places.ts';
import { useSuggestedPlacesQuery } from './suggested-places.generated.ts';

interface PlaceChoicesProps {
  /** The value of the field of the place. */
  typed: string;
  /** What the server says is wrong with the field: of a name that several places have it names them, so that nothing more is said. */
  refusal: string | undefined;
  onChoose: (name: string) => void;
}

/** The places with the typed name, if there are several; undefined if there is one. */
export function PlaceChoices({ typed, refusal, onChoose }: PlaceChoicesProps) {
  const name = typed.trim();
  const search = useSettled(name);
  const { data } = useSuggestedPlacesQuery({ variables: { search }, skip: search === '' });
  const places = search === name ? severalMeant(data?.places ?? [], search) : [];
  return (
    <div role="status">
      {places.length > 0 && (
        <div className="mt-3 border-l-4 border-line-strong pl-4 text-sm">
          <p className={refusal?.startsWith(`'${name}' could be`) ? 'sr-only' : 'mb-2'}>
            Several places are called {name}. Choose one, or enter its postcode:
          </p>
          <ul className="flex flex-wrap gap-3">
            {places.map((place) => (
              <li key={place.id}>
                <Button size="compact" onClick={() => onChoose(place.name)}>
                  {place.label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
