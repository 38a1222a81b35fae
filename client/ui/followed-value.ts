/** A value of this document that components follow by `useSyncExternalStore(value.subscribe, value.read)`. */
export interface FollowedValue<Value> {
  readonly read: () => Value;
  readonly set: (next: Value) => void;
  /** Calls back at each change, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function followedValue<Value>(first: Value): FollowedValue<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
