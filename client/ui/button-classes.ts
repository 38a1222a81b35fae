/**
 * Primary is the one green action of a view; warning is one that cannot be undone; inverse stands on navy; what is
 * unavailable says why beside it.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'warning' | 'inverse' | 'unavailable';

/** Compact buttons, 44 pixels tall, stand in lists; all others are 48 tall. */
export type ButtonSize = 'normal' | 'compact';

const shape = 'box-link inline-flex items-center justify-center gap-2 rounded border-2 text-sm font-bold no-underline';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-go bg-go text-white shadow-edge hover:border-go-hover hover:bg-go-hover hover:text-white active:translate-y-0.5 active:shadow-none',
  secondary: 'border-brand bg-paper text-brand-dark hover:bg-brand-tint hover:text-brand-dark',
  warning: 'border-err bg-err text-white hover:border-err-hover hover:bg-err-hover hover:text-white',
  inverse: 'border-white bg-transparent text-white hover:bg-brand-dark hover:text-white',
  unavailable: 'cursor-default border-line-strong bg-canvas text-ink-2',
};

const sizes: Record<ButtonSize, string> = { normal: 'min-h-12 px-5 py-2', compact: 'min-h-11 px-4 py-1.5' };

/** The classes of a button, for `button` and `a` alike. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize): string {
  return `${shape} ${variants[variant]} ${sizes[size]}`;
}
