import { HOTLINES } from '#content/firm.ts';

/** The hotlines in a sentence: the number, with its place in brackets. */
export function HotlineLinks() {
  return HOTLINES.map(({ place, label, href }, index) => (
    <span key={href} className="whitespace-nowrap">
      {index > 0 && ' · '}
      <a href={href} className="inline-block py-1 font-medium text-danger underline underline-offset-[0.2em]">
        {label}
      </a>{' '}
      ({place})
    </span>
  ));
}
