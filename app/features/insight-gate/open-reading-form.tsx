import { READING_OPEN_PAGE } from '#content/forms/reading.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { READER_PATHS, TOKEN_PARAMETER } from '#shared/reader.ts';

/** A button that opens the piece, and a link to request a new mail. The server shows one of the two. */
export function OpenReadingForm() {
  return (
    <>
      <form
        data-section="token"
        method="post"
        action={READER_PATHS.open}
        aria-label={READING_OPEN_PAGE.label}
      >
        <input type="hidden" name={TOKEN_PARAMETER} />
        <Button type="submit">{READING_OPEN_PAGE.submit}</Button>
      </form>
      <p data-section="again">
        <a href={READER_PATHS.link} className={buttonClass('primary')}>
          {READING_OPEN_PAGE.again}
        </a>
      </p>
    </>
  );
}
