import type { ReactNode } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { contactHref } from '#app/lib/contact/contact-href.ts';
import { handover } from '#app/lib/contact/enquiry-handover.ts';
import { useGoToContact } from '#app/lib/contact/use-go-to-contact.ts';
import { isPlainClick } from '#app/lib/navigation/plain-click.ts';
import type { Interest } from '#shared/forms/contact.ts';

import { Arrow } from './arrow.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { RouterLink } from './router-link.tsx';

type ContactLinkProps = {
  interest?: Interest;
  /** Beginning of the message, which the visitor completes. */
  message?: string;
  /** Keeps the enquiry out of the URL, which ends up in browser histories and logs: it is passed as history state. */
  isPrivate?: boolean;
  /** `plain` adds no classes. */
  look?: ButtonLook | 'plain';
  /** The navigation bar's links replace the history entry, as specified; links within pages push one. */
  replace?: boolean;
  className?: string;
  children: ReactNode;
};

/** A real link to the contact section of the home page. It can prefill the interest and the message. */
export function ContactLink(props: ContactLinkProps) {
  const {
    interest,
    message = '',
    look = 'primary',
    replace = false,
    isPrivate = false,
    className,
    children,
  } = props;
  const goToContact = useGoToContact();
  const href = isPrivate ? contactHref() : contactHref({ interest, message });
  const state = isPrivate ? handover({ interest, message }) : undefined;
  return (
    <RouterLink
      to={href}
      state={state}
      className={classNames(look !== 'plain' && buttonClass(look), className)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void goToContact(href, { replace, state });
      }}
    >
      {children}
      {look === 'text' && <Arrow />}
    </RouterLink>
  );
}
