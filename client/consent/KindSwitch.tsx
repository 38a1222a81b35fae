import { useId } from 'react';

interface KindSwitchProps {
  label: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One kind of cookies, with its purpose. The word beside the switch repeats what colour and position show. */
export function KindSwitch({ label, text, isOn, onChange }: KindSwitchProps) {
  const id = useId();
  return (
    <div className="border-t border-line py-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <label htmlFor={id} className="grow py-2 font-bold">
          {label}
        </label>
        <span aria-hidden className="text-sm">
          {isOn ? 'On' : 'Off'}
        </span>
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-text`}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          className="h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-form bg-paper p-0.5 before:block before:size-6 before:rounded-full before:border-12 before:border-line-form checked:border-brand checked:bg-brand checked:before:translate-x-6 checked:before:border-white"
        />
      </div>
      <p id={`${id}-text`} className="text-sm text-ink-2">
        {text}
      </p>
    </div>
  );
}
