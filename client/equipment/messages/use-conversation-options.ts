import { asAnyone } from '../../accounts/session-requests.ts';
import { useRequestKey } from '../../forms/use-request-key.ts';

/** The options of what is written in a conversation: as anyone by the mailed link, else signed in; each once. */
export function useConversationOptions(isLinked: boolean) {
  const contextOf = useRequestKey();
  return <Variables extends object>(variables: Variables) => {
    const { headers } = contextOf(variables);
    const { context, fetchPolicy } = asAnyone;
    return {
      variables,
      fetchPolicy,
      context: isLinked ? { ...context, headers: { ...context.headers, ...headers } } : { headers },
    };
  };
}
