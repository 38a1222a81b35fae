import { openAssistant } from '../../assistant/window-state.ts';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Opens the assistant, which needs scripts. */
export function TryAssistant() {
  return useHydrated() && <Button onClick={openAssistant}>Try AI Assistant</Button>;
}
