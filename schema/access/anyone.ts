/**
 * Begins a method of a service that anyone may call, signed in or not: it reads what is public, or proves by a password,
 * a token or a cookie that it may. It does nothing; a test requires of each method that it says whom it is for.
 */
export function anyone<Dependencies>(dependencies: Dependencies): Dependencies {
  return dependencies;
}

/** Begins a method about a row that another method has handed to the viewer, and was checked there. It does nothing. */
export function holderOfRow<Dependencies>(dependencies: Dependencies): Dependencies {
  return dependencies;
}
