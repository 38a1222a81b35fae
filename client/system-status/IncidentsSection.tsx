import { IncidentItem } from './IncidentItem.tsx';
import { useStatusIncidentsQuery } from './incidents.generated.ts';
import { StatusOffers } from './subscription/StatusOffers.tsx';
import { NO_INCIDENTS, RECENT_INCIDENTS } from './words.ts';

/** The newest incidents, and the ways to hear of others. */
export function IncidentsSection() {
  const { data, error } = useStatusIncidentsQuery();
  const incidents = data?.incidents.nodes;
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents" className="text-h2">
        {RECENT_INCIDENTS}
      </h2>
      {incidents && incidents.length > 0 && (
        <ul className="mt-6 border-t border-line-strong">
          {incidents.map((incident) => (
            <IncidentItem key={incident.id} incident={incident} />
          ))}
        </ul>
      )}
      {incidents?.length === 0 && <p className="mt-4 text-sm text-ink-2">{NO_INCIDENTS}</p>}
      {!incidents && error && <p className="mt-4 text-sm text-ink-2">Incidents could not be loaded. {error.message}</p>}
      <StatusOffers />
    </section>
  );
}
