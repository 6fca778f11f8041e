import type { ComponentProps } from 'react';

import { classNames } from '#app/lib/class-names.ts';

import { Arrow } from './arrow.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Link } from './link.tsx';

type Look = { look?: ButtonLook };

type ButtonProps = Omit<ComponentProps<'button'>, 'style'> & Look;

/** Text looks carry the arrow. A button does not submit unless told so. */
export function Button({ look = 'primary', type = 'button', className, children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(buttonClass(look), className)} {...rest}>
      {children}
      {look === 'text' && <Arrow />}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button. For the contact section use `ContactLink`. */
export function ButtonLink({ look = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNames(buttonClass(look), className)} {...rest}>
      {children}
      {look === 'text' && <Arrow />}
    </Link>
  );
}
