/** Why a model wrote nothing, in words for the log, without the question. */
export class ModelError extends Error {}
