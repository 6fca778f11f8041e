import { READING_LINK_FORM } from '#content/forms/reading.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { slot } from '#shared/form-template.ts';
import { FORM_PATHS } from '#shared/forms.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

/**
 * Asks for a link by mail that opens the reading room, without a script. It is sent to the origin of the page also with a
 * hosted backend, because the host forwards the reading room there.
 */
export function ReadingLinkForm() {
  return (
    <form method="post" action={FORM_PATHS.readingLink} noValidate aria-label={READING_LINK_FORM.label}>
      <Field
        id="reading-email"
        name="email"
        label={READING_LINK_FORM.email}
        required
        error={slot('error.email')}
      >
        {(control) => (
          <input {...control} type="email" autoComplete="email" maxLength={CONTACT_LIMITS.email} />
        )}
      </Field>
      <Button type="submit" className="mt-6">
        {READING_LINK_FORM.submit}
      </Button>
    </form>
  );
}
