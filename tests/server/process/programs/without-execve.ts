/** Loaded before the portal by NODE_OPTIONS: a platform on which no process can be replaced. */
Reflect.set(process, 'execve', undefined);
