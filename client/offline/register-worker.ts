/**
 * Registers the service worker once the page has loaded, so that it takes nothing from the first visit. Answers whether
 * there is one; a browser without it, or one that refuses it, loses nothing but pages without a connection.
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return navigator.serviceWorker.register('/service-worker.js').then(
    (registration) => registration !== undefined,
    () => false,
  );
}
