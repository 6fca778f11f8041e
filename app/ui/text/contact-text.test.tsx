import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { FIRM } from '#content/firm.ts';

import { ContactText } from './contact-text.tsx';

test('the email address and the number in a sentence become links, and its words stay as they are', () => {
  const sentence = CALENDAR_PICKER.times.none;
  const html = renderToStaticMarkup(<ContactText>{sentence}</ContactText>);
  const links = [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text]);
  expect(links).toEqual([
    [FIRM.phone.href, FIRM.phone.label],
    [`mailto:${FIRM.email}`, FIRM.email],
  ]);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(sentence);
});
