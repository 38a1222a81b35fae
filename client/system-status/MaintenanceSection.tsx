import { MaintenanceItem } from './MaintenanceItem.tsx';
import { useStatusMaintenanceQuery } from './maintenance.generated.ts';
import { MAINTENANCE, MAINTENANCE_NOTE, NO_MAINTENANCE } from './words.ts';

/** Announced maintenance: future, present and past, the latest first. */
export function MaintenanceSection() {
  const { data, error } = useStatusMaintenanceQuery();
  const windows = data?.maintenanceWindows.nodes;
  return (
    <section aria-labelledby="maintenance">
      <h2 id="maintenance" className="text-h2">
        {MAINTENANCE}
      </h2>
      {windows && windows.length > 0 && (
        <>
          <p className="mt-2 text-sm text-ink-2">{MAINTENANCE_NOTE}</p>
          <ul className="mt-6 border-t border-line-strong">
            {windows.map((window) => (
              <MaintenanceItem key={window.id} maintenance={window} />
            ))}
          </ul>
        </>
      )}
      {windows?.length === 0 && <p className="mt-4 text-sm text-ink-2">{NO_MAINTENANCE}</p>}
      {!windows && error && <p className="mt-4 text-sm text-ink-2">Maintenance could not be loaded. {error.message}</p>}
    </section>
  );
}
