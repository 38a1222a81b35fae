import { CheckedForm } from '../../forms/CheckedForm.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { ApplyFields } from './ApplyFields.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { SaveDraftButton } from './drafts/SaveDraftButton.tsx';
import { FixedFacts } from './FixedFacts.tsx';
import { checkJob } from './job-checks.ts';
import type { JobDraft } from './job-draft.ts';
import { PayFields } from './PayFields.tsx';
import { PostFields } from './PostFields.tsx';
import type { PostingQuery } from './posting.generated.ts';
import { TermsFields } from './TermsFields.tsx';
import { useBandScale } from './use-band-scale.ts';
import type { DraftKeeper } from './use-draft.ts';

interface JobFormProps {
  title: string;
  /** The label of the button, and its label while the post is sent. */
  labels: readonly [label: string, workingLabel: string];
  failure: string;
  keeper: DraftKeeper;
  choices: Pick<PostingQuery, 'recruitmentPartners'>;
  /** Whose name the post bears. */
  employer: string;
  /** How many people have applied, which leaves the essentials as they are. */
  applications?: number;
  /** Sends the post; returns the problems. */
  onSend: (draft: JobDraft) => Promise<readonly Problem[]>;
  /** Saves a draft; absent for an advertised post. */
  onSaveDraft?: (draft: JobDraft) => Promise<readonly Problem[]>;
}

/** The form of a new or existing post. */
export function JobForm(props: JobFormProps) {
  const { title, labels, failure, keeper, choices, employer, applications, onSend, onSaveDraft } = props;
  const { draft, isRestored, change, reset } = keeper;
  const scale = useBandScale(draft);
  const submission = useSubmission({
    title,
    failure,
    draft: 'own',
    send: async () => {
      const sent = asksSalary ? draft : { ...draft, salaryMin: '', salaryMax: '' };
      const wrong = checkJob(sent, needsSalary);
      return wrong.length > 0 ? wrong : onSend(sent);
    },
  });
  const { problems, isWorking } = submission;
  const needsSalary = scale === undefined || scale.state === 'not held';
  // Where the scales are not loaded, the server alone knows whether a salary is needed.
  const isSalaryWrong = problems.some(({ field }) => field === 'salaryMin' || field === 'salaryMax');
  const asksSalary = needsSalary || scale.state === 'failed' || (scale.state !== 'held' && isSalaryWrong);
  const form = { draft, problems, change };
  const [label, workingLabel] = labels;
  return (
    <CheckedForm submission={submission}>
      {isRestored && <SavedDraftNote onStartAgain={reset} />}
      <p className="text-sm">
        <span className="font-bold">Employer:</span> {employer}
      </p>
      {applications !== undefined && <FixedFacts draft={draft} applications={applications} />}
      <PostFields {...form} isFixed={applications !== undefined} />
      <PayFields {...form} scale={scale} asksSalary={asksSalary} />
      <TermsFields {...form} isFixed={applications !== undefined} />
      <DescriptionField {...form} />
      <ApplyFields {...form} partners={choices.recruitmentPartners.map(({ name }) => name)} />
      <SubmitButton label={label} workingLabel={workingLabel} isWorking={isWorking} />
      {onSaveDraft && <SaveDraftButton onSave={() => onSaveDraft(draft)} />}
    </CheckedForm>
  );
}
