import { ALREADY_SUBSCRIBER } from '#content/forms/reading.ts';

/** Leads to the form that asks for a reading link, which the server answers with a page of its own. */
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
