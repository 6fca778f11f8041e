import { Fragment } from 'react';

import { HOTLINES } from '#content/firm.ts';

/** The hotlines in a sentence: the number, with its place in brackets. */
export function HotlineLinks() {
  return HOTLINES.map(({ place, label, href }, index) => (
    <Fragment key={href}>
      <span className="whitespace-nowrap max-[20rem]:whitespace-normal">
        <a
          href={href}
          className="inline-block py-1 font-medium text-danger underline underline-offset-[0.2em]"
        >
          {label}
        </a>{' '}
        ({place}){index < HOTLINES.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
}
