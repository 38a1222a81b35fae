import type { AccountAccess } from '../../generated/graph.generated.ts';
import { TurnPages, useShownPage } from '../../lists/PagedSection.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { LIST_YOUR_EQUIPMENT } from '../words.ts';
import { useMyEquipmentQuery } from './equipment-posting.generated.ts';
import { OwnEquipmentRow } from './OwnEquipmentRow.tsx';
import { OWN_NOT_LOADED } from './words.ts';

const ROWS = 10;

/** Whose products they are. */
interface Seller {
  readonly access: AccountAccess;
  readonly organization: string;
}

/** The products of the signed-in user, in every state, with what can be done about each. Who has none, and may list none, sees nothing of it but a failure. */
export function OwnEquipment({ account }: { account: Seller }) {
  const mayList = account.access !== 'MEMBER';
  const shown = useShownPage(ROWS);
  const { data, error, loading, refetch } = useMyEquipmentQuery({
    variables: shown.variables,
    fetchPolicy: 'cache-and-network',
  });
  const products = data?.myEquipment.nodes;
  const isFailed = error && !products;
  if (!mayList && shown.cursors.length === 0 && !products?.length && !isFailed) return null;
  return (
    <section aria-labelledby="equipment">
      <h3 id="equipment" tabIndex={-1} className="text-h3">
        Your equipment
      </h3>
      {products ? (
        <>
          {products.length === 0 && <p className="mt-4 text-sm text-ink-2">You have not listed any equipment.</p>}
          {products.length > 0 && (
            <ul aria-busy={loading} className="mt-6 border-t border-line">
              {products.map((posting) => (
                <OwnEquipmentRow key={posting.id} posting={posting} organization={account.organization} />
              ))}
            </ul>
          )}
        </>
      ) : (
        !error && <RowsSkeleton className="mt-6" />
      )}
      {isFailed && (
        <ErrorPanel title={OWN_NOT_LOADED} message={error.message} busy={loading} onRetry={() => void refetch()} />
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        {mayList && <ButtonLink to="/equipment?form=list">{LIST_YOUR_EQUIPMENT}</ButtonLink>}
        <TurnPages shown={shown} pageInfo={data?.myEquipment.pageInfo} noun="products" headingId="equipment" />
      </div>
    </section>
  );
}
