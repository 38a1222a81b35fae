import { accountForms } from './account-forms.ts';
import { equipmentForms } from './equipment-forms.ts';
import { jobForms } from './job-forms.ts';
import { messageForms } from './message-forms.ts';
import type { SubmittedForms } from './submitted-form.ts';

/** The forms under which the portal is killed. The first one posts a job that another applies for. */
export const forms: SubmittedForms = { ...jobForms, ...messageForms, ...equipmentForms, ...accountForms };
