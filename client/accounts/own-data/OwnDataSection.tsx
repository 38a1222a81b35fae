import { useApolloClient } from '@apollo/client/react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { saveFile } from '../../ui/save-file.ts';
import { forOneselfAlone } from '../authorize.ts';
import { MyDataDocument } from './own-data.generated.ts';
import { DOWNLOADED, NOT_DOWNLOADED, OWN_DATA_PARTS, OWN_DATA_TITLE } from './words.ts';

/** Hands people all that is kept about them, as a file. */
export function OwnDataSection() {
  const client = useApolloClient();
  const send = async (): Promise<Problem[]> => {
    const { data, error } = await client.query({
      query: MyDataDocument,
      // The section shows a failure itself, and nothing is cached.
      errorPolicy: 'all',
      fetchPolicy: 'no-cache',
      context: forOneselfAlone,
    });
    if (!data?.myData) return [{ message: error?.message || NOT_DOWNLOADED }];
    const { takenAt, json } = data.myData;
    const name = ownDataFileName(takenAt);
    saveFile(name, json, 'application/json');
    notify({ title: DOWNLOADED, text: `The file is called ${name}.` });
    return [];
  };
  const submission = useSubmission({ title: 'Your account', failure: NOT_DOWNLOADED, send });
  return (
    <section aria-labelledby="own-data">
      <h3 id="own-data" className="text-h3">
        {OWN_DATA_TITLE}
      </h3>
      <p className="mt-2 text-sm">
        Download everything that is kept about you as one JSON file, which people and programs can read. It holds:
      </p>
      <ul className="mt-2 mb-6 list-disc space-y-1 pl-6 text-sm">
        {Object.entries(OWN_DATA_PARTS).map(([name, what]) => (
          <li key={name}>{what}</li>
        ))}
      </ul>
      <CheckedForm submission={submission}>
        <SubmitButton
          label="Download my data"
          workingLabel="Preparing your data..."
          isWorking={submission.isWorking}
          variant="secondary"
        />
      </CheckedForm>
    </section>
  );
}

/** What the file of a user's data is called: letters, digits and hyphens, of the product and the day alone. */
function ownDataFileName(takenAt: string): string {
  const product = __PRODUCT_NAME__.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${product}-data-${takenAt.slice(0, 10).replace(/[^0-9-]/g, '')}.json`;
}
