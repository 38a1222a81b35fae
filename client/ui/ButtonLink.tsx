import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button, for the way on to another page. */
export function ButtonLink({ variant = 'secondary', size = 'normal', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${buttonClasses(variant, size)} ${className}`} {...rest} />;
}
