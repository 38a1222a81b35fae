import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { accountWords } from '../words.ts';
import { AccountList } from './AccountList.tsx';

const kinds = [
  { value: '', label: 'All accounts', filter: {} },
  { value: 'waiting', label: 'Waiting for verification', filter: { awaitingVerification: true } },
  { value: 'active', label: 'Not suspended', filter: { suspended: false } },
  { value: 'suspended', label: 'Suspended', filter: { suspended: true } },
] as const;

/** Every account, the newest first. */
export function AccountsSection() {
  const address = useDeskAddress();
  const kind = kinds.find(({ value }) => value === address.value('status')) ?? kinds[0];
  return (
    <AccountList
      words={accountWords}
      filter={kind.filter}
      filterWords={kind.value && { label: kind.label, without: address.of({ status: '' }) }}
    >
      <SelectField
        label="Status"
        name="status"
        options={kinds}
        value={kind.value}
        onChange={({ currentTarget }) => address.go({ status: currentTarget.value })}
      />
    </AccountList>
  );
}
