import { DeskPages } from '../../desk/DeskPages.tsx';
import { MaybeClaimed } from '../../desk/MaybeClaimed.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { useDeskList } from '../../desk/use-desk-list.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { categories } from '../words.ts';
import { DeskEnquiry } from './DeskEnquiry.tsx';
import { useEnquiryDeskQuery } from './desk.generated.ts';
import { deskWords, stateOptions } from './words.ts';

const categoryOptions = [
  { value: '', label: 'All categories' },
  ...categories.map(({ value, label }) => ({ value: value.toLowerCase(), label })),
];

/** The messages of the contact page: those that wait for a reply, the longest waiting first, and all others. */
export function EnquiryDesk() {
  const address = useDeskAddress();
  const shown = stateOptions.find(({ value }) => value === address.value('state')) ?? stateOptions[0];
  const category = categories.find(({ value }) => value.toLowerCase() === address.value('category'));
  const filter = { ...(shown.state && { state: shown.state }), ...(category && { category: category.value }) };
  const query = useEnquiryDeskQuery({ variables: { filter, ...address.page }, fetchPolicy: 'cache-and-network' });
  const { results, heading, onHandled } = useDeskList(address, query, ({ enquiries }) => enquiries);
  const { page } = results;
  const filters = [
    ...(shown.value ? [{ label: shown.label, without: address.of({ state: '' }) }] : []),
    ...(category ? [{ label: category.label, without: address.of({ category: '' }) }] : []),
  ];
  return (
    <>
      <search aria-label="Find messages" className="mb-8 grid gap-6 sm:grid-cols-2">
        <SelectField
          label="State"
          name="state"
          options={stateOptions}
          value={shown.value}
          onChange={({ currentTarget }) => address.go({ state: currentTarget.value })}
        />
        <SelectField
          label="Category"
          name="category"
          options={categoryOptions}
          value={category?.value.toLowerCase() ?? ''}
          onChange={({ currentTarget }) => address.go({ category: currentTarget.value })}
        />
      </search>
      <Results
        words={deskWords}
        results={results}
        total={page && totalOf(page, deskWords.one, deskWords.many)}
        filters={filters}
        clearAll={address.of({ state: '', category: '' })}
        heading={heading}
        skeletons={<RowSkeletons />}
      >
        {(queue) => (
          <MaybeClaimed queue="MESSAGES" isQueue={shown.state === 'OPEN'} items={queue.nodes}>
            <ol>
              {queue.nodes.map((enquiry, index) => (
                <DeskEnquiry
                  key={enquiry.id}
                  enquiry={enquiry}
                  opensFirst={index === 0 && address.value('open') === 'first'}
                  onChange={onHandled}
                />
              ))}
            </ol>
            <DeskPages address={address} page={queue} label="Pages of messages" />
          </MaybeClaimed>
        )}
      </Results>
    </>
  );
}
