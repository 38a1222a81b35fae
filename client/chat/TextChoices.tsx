import { ChevronRight } from 'lucide-react';

interface TextChoicesProps {
  label: string;
  texts: readonly string[];
  onChoose: (text: string) => void;
}

/** Texts that can be sent by pressing them. */
export function TextChoices({ label, texts, onChoose }: TextChoicesProps) {
  return (
    <ul aria-label={label} className="border-t border-line">
      {texts.map((text) => (
        <li key={text} className="border-b border-line">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="flex min-h-11 w-full items-center justify-between gap-2 py-2 text-left text-sm font-medium text-link hover:text-link-hover"
          >
            {text}
            <ChevronRight aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}
