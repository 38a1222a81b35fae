import type { RouteHandle } from '../navigation/route-handle.ts';
import { HelpCenter } from './HelpCenter.tsx';
import { HelpHubDocument } from './help-hub.generated.ts';
import { HelpPageDocument } from './help-page.generated.ts';
import { helpList, helpSearchVariables, isListed } from './help-search.ts';
import { HELP_CENTER } from './words.ts';

export const handle: RouteHandle = {
  title: HELP_CENTER,
  area: '',
  description: 'Short articles about everything that the portal does, with a link to where you do it.',
  queries: (params) => {
    const search = helpList.read(params);
    return [
      { document: HelpHubDocument },
      ...(isListed(search) ? [{ document: HelpPageDocument, variables: helpSearchVariables(search) }] : []),
    ];
  },
};

/** /help-center: the ways to the articles, or the articles that a search or a category lists. */
export function Component() {
  return <HelpCenter />;
}
