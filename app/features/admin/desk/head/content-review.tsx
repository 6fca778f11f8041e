import { useState } from 'react';

import { countDue } from '#content/law/review.ts';
import { DESK } from '#content/desk/desk.ts';
import { WEBINARS } from '#content/resources/webinars.ts';

const DATE_CHARACTERS = 10;

/** How many legal facts and events on the public pages are due for a check, and what to do about it. */
export function ContentReview() {
  const [today] = useState(() => new Date().toISOString().slice(0, DATE_CHARACTERS));
  return (
    <p className="mt-2 text-small text-secondary">
      {DESK.contentReview(countDue(today, { events: WEBINARS.upcoming.items }))}
    </p>
  );
}
