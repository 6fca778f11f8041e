import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK } from '#content/desk/desk.ts';

import { PersonSearch } from './person-search.tsx';
import { Retention } from './retention.tsx';

export function PrivacyView({ state }: { state: DeskUrl }) {
  return (
    <div className="mt-5 grid gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
      <section aria-labelledby="privacy-person">
        <Heading level={2} size="h4" id="privacy-person">
          {DESK.privacy.person}
        </Heading>
        <PersonSearch state={state} />
      </section>
      <section aria-labelledby="privacy-retention">
        <Heading level={2} size="h4" id="privacy-retention" className="mb-3">
          {DESK.retention.title}
        </Heading>
        <Retention />
      </section>
    </div>
  );
}
