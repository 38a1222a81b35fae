import { openVoiceAssistant } from '../assistant/open-voice.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/button-classes.ts';

interface TryVoiceProps {
  label: string;
  variant?: ButtonVariant;
  className?: string;
}

/** Opens the assistant for voice input. It needs scripts. */
export function TryVoice({ label, variant = 'secondary', className = '' }: TryVoiceProps) {
  return (
    <Button variant={variant} onClick={openVoiceAssistant} className={`noscript:hidden ${className}`}>
      {label}
    </Button>
  );
}
