import { slot } from '#shared/forms/template.ts';

/** Downloads the calendar file that the server has inserted into the page as a data URL. */
export function FileLink({ label, name = 'file' }: { label: string; name?: string }) {
  return (
    <p data-section={name} className="no-print mt-5 text-small">
      <a
        href={slot(name)}
        download="calendar.ics"
        className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.2em] hover:decoration-2"
      >
        {label}
      </a>
    </p>
  );
}
