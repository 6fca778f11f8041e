import { ALREADY_SUBSCRIBER } from '#content/forms/reading.ts';

/** Links to the form that requests a reading link. */
export function AlreadySubscriber() {
  const { question, link } = ALREADY_SUBSCRIBER;
  return (
    <p className="mt-4 text-small text-secondary">
      {question}{' '}
      <a href={link.href} className="inline-block py-1 text-link underline underline-offset-[0.2em]">
        {link.label}
      </a>
    </p>
  );
}
