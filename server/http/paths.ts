/** Whether an address (path and query) is the graph's. */
export function isGraphAddress(url: string): boolean {
  return /^\/graphql(?:[/?]|$)/.test(url);
}

/** Whether an address (path and query) is one of the REST paths. */
export function isRestAddress(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Whether an address (path and query) is asked by what watches over the portal. */
export function isMonitoringAddress(url: string): boolean {
  return /^\/(?:(?:api\/)?health|metrics)(?:\?|$)/.test(url);
}

/** Whether an address (path and query) is one for uploads or downloads of files. */
export function isUploadAddress(url: string): boolean {
  return /^\/uploads(?:[/?]|$)/.test(url);
}
