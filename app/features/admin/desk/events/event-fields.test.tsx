import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { EventFields } from './event-fields.tsx';
import { EMPTY_EVENT } from './event-values.ts';

test.each([
  [{ date: '', time: '' }, ['date']],
  [{ date: '2027-07-01', time: '' }, ['time']],
  // Skipped when the clocks go forward.
  [{ date: '2027-03-28', time: '01:30' }, ['time']],
  // Completed since it was checked.
  [{ date: '2027-07-01', time: '09:30' }, []],
])('a rejected start of %j marks the fields %j as invalid', (start, types) => {
  const html = renderToStaticMarkup(
    <EventFields
      values={{ ...EMPTY_EVENT, ...start }}
      invalid={['starts_at']}
      isPublished={false}
      elsewhere={undefined}
      onChange={() => undefined}
    />,
  );
  const inputs = html.match(/<input[^>]*>/g)?.filter((input) => input.includes('aria-invalid="true"')) ?? [];
  expect(inputs.map((input) => /type="(\w+)"/.exec(input)?.[1])).toEqual(types);
});
