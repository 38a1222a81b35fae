/**
 * The window for a router that begins at this address, wherever Back leads before its first rendering is there: hydration
 * has to find the page that was served. From the moment the router listens to the history, it is told where the window is.
 */
export function windowAt(address: URL): Window {
  let isListening = false;
  return new Proxy(window, {
    get(target, name) {
      if (name === 'location' && !isListening) return address;
      if (name === 'addEventListener') {
        isListening = true;
        queueMicrotask(() => {
          if (target.location.href !== address.href) target.dispatchEvent(new PopStateEvent('popstate'));
        });
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
