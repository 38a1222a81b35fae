import { useApolloClient } from '@apollo/client/react';
import { useRequestKey } from '../../forms/use-request-key.ts';
import type { EquipmentInput } from '../../generated/graph.generated.ts';
import { CreateEquipmentDocument, UpdateEquipmentDocument } from './equipment-posting.generated.ts';

/**
 * Sends a new product, or what changes of one. A new one goes out under a key, so that what is sent again because its
 * answer was lost is listed once.
 */
export function useSending(id: string | undefined) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const create = async (input: EquipmentInput) => {
    const { data } = await client.mutate({
      mutation: CreateEquipmentDocument,
      variables: { input },
      context: contextOf(input),
    });
    return data?.createEquipment;
  };
  const update = async (input: EquipmentInput) => {
    const { data } = await client.mutate({
      mutation: UpdateEquipmentDocument,
      variables: { id: id ?? '', input },
    });
    return data?.updateEquipment;
  };
  return id === undefined ? create : update;
}
