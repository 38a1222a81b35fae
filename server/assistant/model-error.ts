/** Why a model wrote nothing, in words for the log, without anything of what it was asked. */
export class ModelError extends Error {}
