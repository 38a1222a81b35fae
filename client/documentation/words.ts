export const DOCUMENTATION = 'Documentation';
export const DOCUMENTATION_LEAD =
  'First programs that run as they stand, and guides to the pages, the interfaces and an installation, to be read anywhere.';
export const QUICK_STARTS = 'Quick start guides';
export const QUICK_STARTS_NOTE =
  'Save those in JavaScript as start.mjs and run them with node start.mjs, on Node 20 or newer. Those for the shell need curl.';
export const DOWNLOAD = 'Download';
export const DOCUMENTATION_NOT_LOADED = 'The documentation could not be loaded';
export const NO_GUIDES = 'No documents in this group';
export const NOT_DOWNLOADED = 'The download failed';
