import { useApolloClient } from '@apollo/client/react';
import { asAnyone } from '../accounts/session-requests.ts';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { problemAt, problemOf } from '../forms/problem.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import type { StepProps } from './CompanyStep.tsx';
import { claims, documents } from './choices.ts';
import { DocumentField } from './DocumentField.tsx';
import {
  type OwnVendorFragment,
  RemoveVendorDocumentDocument,
  VendorApplicationDocument,
} from './vendors.generated.ts';
import { NOT_SAVED } from './words.ts';

interface DocumentsStepProps extends StepProps {
  token: string;
  application: OwnVendorFragment;
  onApplication: (application: OwnVendorFragment) => void;
  onStep: (step: number) => void;
}

/** The last step: the documents, the company's compliance, and a summary of all answers. */
export function DocumentsStep({ values, problems, token, application, onApplication, onStep }: DocumentsStepProps) {
  const client = useApolloClient();
  const readAgain = async () => {
    const { data } = await client.query({ query: VendorApplicationDocument, variables: { token }, ...asAnyone });
    if (data?.vendorApplication) onApplication(data.vendorApplication);
  };
  const remove = async (document: (typeof documents)[number]['kind']) => {
    try {
      const { data } = await client.mutate({
        mutation: RemoveVendorDocumentDocument,
        variables: { token, document },
        ...asAnyone,
      });
      const answer = data?.removeVendorDocument;
      if (answer?.__typename !== 'VendorApplicationPayload') return answer?.message ?? NOT_SAVED;
      onApplication(answer.application);
      return undefined;
    } catch (error) {
      return problemOf(error, NOT_SAVED).message;
    }
  };
  return (
    <>
      {documents.map((document) => (
        <DocumentField
          key={document.kind}
          document={document}
          token={token}
          file={application.files.find((file) => file.document === document.kind)}
          error={problemAt(problems, document.name)}
          onChanged={readAgain}
          onRemove={() => remove(document.kind)}
        />
      ))}
      <fieldset className="space-y-3">
        <legend className="text-sm font-bold">Compliance</legend>
        <p className="text-xs text-ink-2">Select all that apply. We check what you select</p>
        {claims.map(({ name, label }) => (
          <CheckboxField key={name} name={name} label={label} defaultChecked={values[name]} />
        ))}
      </fieldset>
      <CheckAnswers values={values} onStep={onStep} />
    </>
  );
}
