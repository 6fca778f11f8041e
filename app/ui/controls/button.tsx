import type { ComponentProps } from 'react';

import { classNames } from '#app/lib/class-names.ts';

import { Arrow } from './arrow.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Link } from './link.tsx';

type Look = { look?: ButtonLook };

type ButtonProps = Omit<ComponentProps<'button'>, 'style'> & Look;

/** The `text` look ends with an arrow. `type` defaults to `button`, so that a button does not submit by accident. */
export function Button({ look = 'primary', type = 'button', className, children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(buttonClass(look), className)} {...rest}>
      {children}
      {look === 'text' && <Arrow />}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button. Links to the contact section use `ContactLink`. */
export function ButtonLink({ look = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNames(buttonClass(look), className)} {...rest}>
      {children}
      {look === 'text' && <Arrow />}
    </Link>
  );
}
