export const API_REFERENCE = 'API reference';
export const NOT_AVAILABLE_YET = 'Not available yet';
export const PLANNED_EXAMPLE = 'The example shows what is planned. Fields may change until the endpoint answers.';
export const DERIVED_EXAMPLE = 'The example comes from the OpenAPI document of this installation.';
export const API_REFERENCE_NOT_LOADED = 'The API reference could not be loaded';
export const VERSIONS = 'Versions';
export const NOTHING_DEPRECATED = 'Nothing is deprecated.';
export const ALL_CHANGES = 'Every difference';
/** What the graph calls the release that comes after the last one. */
export const NEXT = 'Next';
export const COMMUNITY = 'Developer community';
export const SDK_NOTE = 'The SDK is a typed client in one TypeScript file, made from the schema of the graph.';

/** Texts whose wording is fixed: do not edit it. */
export const ILLUSTRATIVE = 'Illustrative figures';
export const LEARN_MORE = 'Learn More';
export const GET_API_KEY = 'Get API Key';
export const JOIN_COMMUNITY = 'Join Community';
export const DOWNLOAD_SDK = 'Download SDK';
export const GET_API_ACCESS = 'Get API Access';
