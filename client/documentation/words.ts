export const DOCUMENTATION = 'Documentation';
export const DOCUMENTATION_LEAD =
  'First programs that run as they stand, and guides to the pages, the interfaces and an installation, to be read anywhere.';
export const QUICK_STARTS = 'Quick start guides';
export const QUICK_STARTS_NOTE =
  'Each is a module in JavaScript: save it as start.mjs and run it with node start.mjs, on Node 20 or newer.';
export const DOWNLOAD = 'Download';
export const DOCUMENTATION_NOT_LOADED = 'The documentation could not be loaded';
export const NO_GUIDES = 'No documents in this group';
export const NOT_DOWNLOADED = 'The download failed';
