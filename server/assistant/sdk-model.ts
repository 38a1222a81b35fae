import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModelV3 } from '@ai-sdk/provider';
import { config as configureZod } from 'zod';
import type { LanguageModel, Prompt } from '../../schema/ports.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { ModelError } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';

// The library checks answers by Zod, which would make code of its checks.
configureZod({ jitless: true });

/** How each reply is written: it varies a little, and is short. */
const sampling = { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 200 } as const;

/** The model, asked through the providers of the AI SDK by the protocol of its service. One call is one request. */
export function sdkModel(settings: ModelSettings): LanguageModel {
  const model = modelOf(settings);
  return { name: settings.model, write: (prompt, signal) => write(model, prompt, signal) };
}

function modelOf({ protocol, model, baseUrl: baseURL, apiKey }: ModelSettings): LanguageModelV3 {
  return protocol === 'google'
    ? createGoogleGenerativeAI({ apiKey, baseURL, fetch: boundedFetch })(model)
    : createOpenAICompatible({ name: 'assistant', apiKey, baseURL, fetch: boundedFetch })(model);
}

async function* write(
  model: LanguageModelV3,
  { instructions, given }: Prompt,
  abortSignal: AbortSignal,
): AsyncGenerator<string, void> {
  try {
    const { stream } = await model.doStream({
      ...sampling,
      prompt: [
        { role: 'system', content: instructions },
        { role: 'user', content: [{ type: 'text', text: given }] },
      ],
      abortSignal,
    });
    let hasFinished = false;
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        yield part.delta;
      } else if (part.type === 'error') {
        throw part.error;
      } else if (part.type === 'finish') {
        hasFinished = true;
        refuseUnlessDone(part.finishReason.unified);
      }
    }
    if (!hasFinished) throw new ModelError('broken off');
  } catch (failure) {
    throw knownError(failure);
  }
}

/** A text that was cut at its last token is used as far as it goes. */
function refuseUnlessDone(reason: string): void {
  if (reason !== 'stop' && reason !== 'length') {
    throw new ModelError(reason === 'content-filter' ? 'refused to write' : 'broken off');
  }
}

/** The library's own errors contain the question, which must not be logged. */
function knownError(failure: unknown): ModelError {
  if (failure instanceof ModelError) return failure;
  if (APICallError.isInstance(failure) && failure.statusCode !== undefined) {
    return new ModelError(`answered with status ${failure.statusCode}`);
  }
  return new ModelError(failure instanceof Error && failure.name === 'TimeoutError' ? 'late' : 'not reached');
}
