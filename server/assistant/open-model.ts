import type { LanguageModel } from '../../schema/ports.ts';
import { type GuardLog, guardedModel } from './guarded-model.ts';
import type { ModelSettings } from './model-settings.ts';

/** The configured model, guarded. Nothing of its library is loaded if none is configured. */
export async function openModel(settings: ModelSettings, log: GuardLog): Promise<LanguageModel> {
  const { sdkModel } = await import('./sdk-model.ts');
  // The first reader that is released has Node make a context for itself, by a script: not while it serves.
  new ReadableStream().getReader().releaseLock();
  return guardedModel(sdkModel(settings), log);
}
