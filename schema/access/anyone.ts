/**
 * Begins a method of a service that needs no account: it reads public data, or checks a password,
 * a token or a cookie itself. It does nothing; a test requires each method to state its access.
 */
export function anyone<Dependencies>(dependencies: Dependencies): Dependencies {
  return dependencies;
}

/** Begins a method about a row that another method has handed to the viewer, and was checked there. It does nothing. */
export function holderOfRow<Dependencies>(dependencies: Dependencies): Dependencies {
  return dependencies;
}
