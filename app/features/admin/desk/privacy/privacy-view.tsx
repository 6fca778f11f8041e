import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { Heading } from '#app/ui/text/heading.tsx';

import { PersonSearch } from './person-search.tsx';
import { Retention } from './retention.tsx';

type PrivacyViewProps = { state: AddressState; onErased: () => void };

export function PrivacyView({ state, onErased }: PrivacyViewProps) {
  return (
    <div className="mt-5 grid gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
      <section aria-labelledby="privacy-person">
        <Heading level={2} size="h4" id="privacy-person">
          A person's data
        </Heading>
        <PersonSearch state={state} onErased={onErased} />
      </section>
      <section aria-labelledby="privacy-retention">
        <Heading level={2} size="h4" id="privacy-retention" className="mb-3">
          Retention
        </Heading>
        <Retention />
      </section>
    </div>
  );
}
