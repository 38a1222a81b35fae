import type { EnvironmentValues } from '../environment.ts';
import { StartError } from '../start-error.ts';

/** Where a language model is asked, and how. */
export interface ModelSettings {
  readonly protocol: 'google' | 'openai';
  readonly apiKey: string;
  readonly model: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
}

/** The smallest of Google's models that answer at once, under a name that is kept up to date. */
const GOOGLE_MODEL = 'gemini-flash-lite-latest';
const GOOGLE_URL = 'https://generativelanguage.googleapis.com/v1beta';

/**
 * What the environment says about the model of the assistant; undefined if there is no key.
 *
 * @throws StartError with one sentence that names the variable.
 */
export function modelSettings(
  values: Pick<EnvironmentValues, 'ASSISTANT_API_KEY' | 'ASSISTANT_MODEL' | 'ASSISTANT_BASE_URL'>,
): ModelSettings | undefined {
  const { ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: named, ASSISTANT_BASE_URL: url } = values;
  if (apiKey === undefined) {
    if (named !== undefined || url !== undefined) {
      throw new StartError(
        `ASSISTANT_API_KEY must be set where ${named === undefined ? 'ASSISTANT_BASE_URL' : 'ASSISTANT_MODEL'} is.`,
      );
    }
    return undefined;
  }
  const model = named ?? GOOGLE_MODEL;
  const protocol = /^gemini\b/i.test(model) ? 'google' : 'openai';
  if (protocol === 'openai' && url === undefined) {
    throw new StartError('ASSISTANT_BASE_URL must be set for a model whose name does not begin with gemini.');
  }
  return { protocol, apiKey, model, baseUrl: (url ?? GOOGLE_URL).replace(/\/+$/, '') };
}
