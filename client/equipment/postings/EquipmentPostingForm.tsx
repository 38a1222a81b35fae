import { useApolloClient } from '@apollo/client/react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemsOf } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { LIST_YOUR_EQUIPMENT } from '../words.ts';
import { EquipmentPostingFields } from './EquipmentPostingFields.tsx';
import type { EquipmentPostingFragment, SellerContactFragment, SellerQuery } from './equipment-posting.generated.ts';
import { checkEquipmentPosting, inputOf } from './equipment-posting-values.ts';
import { sellsAs } from './own-organization.ts';
import { useSending } from './use-sending.ts';
import { CHANGE_LISTING, NOT_SAVED, NOT_SENT } from './words.ts';

interface EquipmentPostingFormProps {
  seller: NonNullable<SellerQuery['me']>;
  /** The product to change; a new one where there is none. */
  posting?: EquipmentPostingFragment;
  /** How buyers reach the seller by the last listing, with which a new one begins. */
  contact?: SellerContactFragment | undefined;
  onSent: (posting: EquipmentPostingFragment) => void;
}

/** The form with which a verified account lists a product, or changes one. */
export function EquipmentPostingForm({ seller, posting, contact, onSent }: EquipmentPostingFormProps) {
  const client = useApolloClient();
  const sendInput = useSending(posting?.id);
  const isOfAnother = posting !== undefined && !sellsAs(seller.organization, posting.item.supplier.name);
  const failure = posting ? NOT_SAVED : NOT_SENT;
  const send = async (values: FormData): Promise<Problem[]> => {
    const problems = checkEquipmentPosting(values);
    if (problems.length > 0) return problems;
    const answer = await sendInput(inputOf(values, posting));
    if (answer?.__typename !== 'EquipmentPostingPayload') return problemsOf(answer, failure);
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myEquipment' });
    onSent(answer.posting);
    return [];
  };
  const submission = useSubmission({
    title: posting ? CHANGE_LISTING : LIST_YOUR_EQUIPMENT,
    failure,
    send,
    draft: { accountId: seller.id, form: posting ? `listing ${posting.id}` : 'listing' },
  });
  const { problems, isWorking, kept, forget } = submission;
  return (
    <CheckedForm submission={submission}>
      {kept && <SavedDraftNote onStartAgain={forget} />}
      <div className="space-y-3 text-sm">
        {isOfAnother ? (
          <>
            <p className="wrap-anywhere">
              <strong className="font-bold">{posting.item.supplier.name}</strong> sells this product. You change it as
              an operator.
            </p>
            <p>{whenOfAnother}</p>
          </>
        ) : (
          <>
            <p className="wrap-anywhere">
              You sell as <strong className="font-bold">{seller.organization}</strong>, the organisation in your
              profile.
            </p>
            <p>{posting?.state === 'PUBLISHED' ? whenListed : whenNew}</p>
          </>
        )}
        {posting?.state === 'DECLINED' && (
          <p className="border-l-[6px] border-err bg-err-tint p-5 wrap-anywhere">
            <span className="block font-bold">Why it was not listed</span>
            {posting.declineReason}
          </p>
        )}
      </div>
      <EquipmentPostingFields
        key={kept ? 'kept' : 'anew'}
        problems={problems}
        posting={posting}
        contact={posting?.item.supplier ?? contact}
        kept={kept}
      />
      <SubmitButton
        label={posting ? 'Save changes' : 'Send for review'}
        workingLabel={posting ? 'Saving changes...' : 'Sending'}
        isWorking={isWorking}
      />
    </CheckedForm>
  );
}

const whenNew =
  'We review every product before it is listed, and send you an email. Once it is listed, you can change price, stock and availability at any time; anything else is reviewed again.';
const whenOfAnother = 'What you change shows at once where the product is listed. It is not reviewed again.';
const whenListed =
  'Price, stock and availability change at once. If you change anything else, your product is taken off the list until we have reviewed it again.';
