import type { WrittenKind } from '../edited-kind.ts';
import { findEditedHelp, insertHelp, lockHelp, updateHelp } from './edited-help.queries.ts';
import { checkHelpArticle, type HelpDraft, type HelpFields, helpLabels } from './help-draft.ts';

/** Articles of the help center as content that operators edit. */
export const editedHelp: WrittenKind<HelpDraft, HelpFields> = {
  name: 'help_article',
  noun: 'help article',
  labels: helpLabels,
  find: findEditedHelp,
  lock: lockHelp,
  check: checkHelpArticle,
  insert: insertHelp,
  update: updateHelp,
};
