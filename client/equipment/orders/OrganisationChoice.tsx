import { useMark } from '../../accounts/sign-in-mark.ts';
import { useSession } from '../../accounts/use-session.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { useBuyingForQuery } from './bulk-order.generated.ts';

/** For whom an order is sent, asked of users who order for an organisation. */
export function OrganisationChoice({ problems }: { problems: readonly Problem[] }) {
  return useMark() ? <Choice problems={problems} /> : null;
}

function Choice({ problems }: { problems: readonly Problem[] }) {
  const { session } = useSession();
  const { data } = useBuyingForQuery({ skip: !session });
  const organisation = data?.myOrganisation;
  const self = organisation?.members.find(({ accountId }) => accountId === session?.person.id);
  if (!organisation || !self?.roles.includes('BUY')) return null;
  return (
    <CheckboxField
      name="forOrganisation"
      value="yes"
      label={`Order for ${organisation.name}. Colleagues who order equipment or manage the organisation see the order`}
      error={problemAt(problems, 'forOrganisation')}
    />
  );
}
