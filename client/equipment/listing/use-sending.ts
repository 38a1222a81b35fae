import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { EquipmentInput } from '../../generated/graph.generated.ts';
import {
  CreateEquipmentDocument,
  type CreateEquipmentMutation,
  type CreateEquipmentMutationVariables,
  UpdateEquipmentDocument,
  type UpdateEquipmentMutation,
  type UpdateEquipmentMutationVariables,
} from './listing.generated.ts';

/**
 * Sends a new product, or what changes of one. A new one goes out under a key, so that what is sent again because its
 * answer was lost is listed once.
 */
export function useSending(id: string | undefined) {
  const client = useApolloClient();
  const sent = useRef({ content: '', key: '' });
  const create = async (input: EquipmentInput) => {
    const content = JSON.stringify(input);
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    const { data } = await client.mutate<CreateEquipmentMutation, CreateEquipmentMutationVariables>({
      mutation: CreateEquipmentDocument,
      variables: { input },
      context: { headers: { 'idempotency-key': sent.current.key } },
    });
    return data?.createEquipment;
  };
  const update = async (input: EquipmentInput) => {
    const { data } = await client.mutate<UpdateEquipmentMutation, UpdateEquipmentMutationVariables>({
      mutation: UpdateEquipmentDocument,
      variables: { id: id ?? '', input },
    });
    return data?.updateEquipment;
  };
  return id === undefined ? create : update;
}
