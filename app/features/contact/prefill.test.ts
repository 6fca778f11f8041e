import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pagesOf } from '#content/pages.ts';
import { handover } from '#app/lib/contact/enquiry-handover.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import { addText, beginEnquiry, draftPrefill, fillUntouched, isWritten, readPrefill } from './prefill.ts';

test('a URL without a query prefills nothing', () => {
  expect(readPrefill('')).toEqual({ interest: '', message: '' });
});

test('a known interest and a message are prefilled', () => {
  expect(readPrefill('?interest=training&message=I+register+for+%22Ready%22')).toEqual({
    interest: 'training',
    message: 'I register for "Ready"',
  });
});

test('an unknown interest and markup in the message are dropped', () => {
  expect(readPrefill('?interest=Training%3Cb%3E&message=%3Cscript%3Ealert(1)%3C/script%3EHello')).toEqual({
    interest: '',
    message: 'Hello',
  });
});

test('an enquiry handed over by the previous page takes precedence over the URL', () => {
  const state = handover({ interest: 'assessment', message: 'Overall: 46 of 100' });
  expect(readPrefill('?interest=training&message=Hello', state)).toEqual({
    interest: 'assessment',
    message: 'Overall: 46 of 100',
  });
});

test('without an enquiry in the history state the URL counts, and invalid values are dropped', () => {
  for (const state of [null, undefined, 'text', {}, { enquiry: null }]) {
    expect(readPrefill('?interest=training&message=Hello', state)).toEqual({
      interest: 'training',
      message: 'Hello',
    });
  }
  expect(readPrefill('', { enquiry: { interest: 7, message: ['x'] } })).toEqual({
    interest: '',
    message: '',
  });
});

test('a contact link of an industry page prefills that industry', () => {
  for (const { path } of pagesOf('industry')) {
    expect(readPrefill('', undefined, path).industry, path).toBe(path.replace('/industries/', ''));
  }
  for (const origin of ['', '/', '/about', '/industries/other/x', '/services/ai-education']) {
    expect(readPrefill('', undefined, origin).industry).toBeUndefined();
  }
});

test('any query gives values that the form accepts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6000 }), (text) => {
      const { interest, message } = readPrefill(`?${new URLSearchParams({ interest: text, message: text })}`);
      expect(interest).toBe('');
      expect(message.length).toBeLessThanOrEqual(CONTACT_LIMITS.message);
      expect(message).not.toMatch(/<[a-z][^<>]*>/i);
    }),
  );
});

test.each([
  ['fills an empty field', '', 'new', '', 'new'],
  ['replaces what an earlier link put there', 'old', 'new', 'old', 'new'],
  ['keeps what the visitor wrote', 'mine', 'new', 'old', 'mine'],
  ['keeps the field when the link has nothing for it', 'old', '', 'old', 'old'],
])('%s', (_, current, value, earlier, expected) => {
  const control = { value: current };
  fillUntouched(control, value, earlier);
  expect(control.value).toBe(expected);
});

test.each([
  ['fills an empty field', '', 'A <b>text</b>', 'A text'],
  ['is added below what the visitor wrote', 'Mine', 'A text', 'Mine\n\nA text'],
  ['is not added twice', 'Mine\n\nA text', 'A text', 'Mine\n\nA text'],
  ['that is blank changes nothing', 'Mine', ' ', 'Mine'],
])('an added text %s', (_, current, added, expected) => {
  const control = { value: current };
  addText(control, added);
  expect(control.value).toBe(expected);
});

test('an added text is cut to the limit of the field', () => {
  const control = { value: 'x'.repeat(3000) };
  addText(control, 'y'.repeat(3000));
  expect(control.value).toHaveLength(CONTACT_LIMITS.message);
});

const NOTHING = { interest: '', message: '' };

/** The values that a form with `values` holds after `beginEnquiry`. */
function begun(
  values: Record<string, string>,
  draft: Record<string, unknown>,
  prefill = NOTHING,
  earlier = NOTHING,
): Record<string, string> {
  const fields = new Map(Object.entries(values).map(([name, value]) => [name, { value }]));
  beginEnquiry({ namedItem: (name) => fields.get(name) ?? null }, draft, prefill, earlier);
  return Object.fromEntries([...fields].map(([name, { value }]) => [name, value]));
}

const EMPTY = { email: '', interest: '', message: '' };

test('a draft is restored', () => {
  const draft = { email: 'ada@example.com', interest: 'training', message: 'Hello <b>' };
  expect(begun(EMPTY, draft)).toEqual(draft);
});

test('a draft that continues the text of the field replaces it', () => {
  expect(begun({ ...EMPTY, message: 'Our systems' }, { message: 'Our systems are down' })).toEqual({
    ...EMPTY,
    message: 'Our systems are down',
  });
});

test('a draft below typed text is cut to the length that the field accepts', () => {
  const draft = 'd'.repeat(CONTACT_LIMITS.message);
  const { message } = begun({ ...EMPTY, message: 'Typed' }, { message: draft });
  expect(message).toHaveLength(CONTACT_LIMITS.message);
  expect(message).toMatch(/^Typed\n\nd+$/);
});

test('typed text, a draft and a link are merged without loss', () => {
  const draft = { email: 'old@example.com', interest: 'training', message: 'Unsent' };
  const typed = { email: 'new@example.com', interest: '', message: 'Typed' };
  expect(begun(typed, draft, { interest: 'coaching', message: 'From a link' })).toEqual({
    email: 'new@example.com',
    interest: 'training',
    message: 'Typed\n\nUnsent\n\nFrom a link\n\nAlso of interest: Executive coaching',
  });
});

test('the text of a link is not added to a message that already contains it', () => {
  const link = { interest: 'training', message: 'I register.' };
  expect(begun(EMPTY, { message: 'I register. We are two.' }, link).message).toBe('I register. We are two.');
});

test('values that are not text and names that are not fields are ignored', () => {
  expect(begun(EMPTY, { email: 7, message: ['x'], namedItem: 'x', __proto__: 'x' })).toEqual(EMPTY);
});

test('link text that the visitor changed is not restored, and a new link replaces untouched text', () => {
  const first = { interest: 'training', message: 'I register.' };
  const draft = { interest: 'coaching', message: 'I do not register.' };
  expect(begun(EMPTY, draft, first, first)).toEqual({ ...EMPTY, ...draft });
  const second = { interest: 'coaching', message: 'Another.' };
  expect(begun(EMPTY, { email: 'ada@example.com', ...first }, second, first)).toEqual({
    email: 'ada@example.com',
    ...second,
  });
});

test('the industry of a link replaces that of an earlier link, and never the one that the visitor chose', () => {
  const [finance, retail] = ['finance', 'retail'].map((industry) => ({
    industry,
    interest: '',
    message: '',
  }));
  const form = { ...EMPTY, industry: '' };
  expect(begun(form, {}, finance).industry).toBe('finance');
  expect(begun({ ...form, industry: 'finance' }, {}, retail, finance).industry).toBe('retail');
  expect(begun({ ...form, industry: 'insurance' }, {}, retail, finance).industry).toBe('insurance');
  expect(isWritten({ industry: 'finance', message: '' }, finance ?? NOTHING)).toBe(false);
});

test.each([
  ['nothing', {}, { interest: '', message: '' }, false],
  [
    'only what the link brought',
    { interest: 'training', message: 'Hello' },
    { interest: 'training', message: 'Hello' },
    false,
  ],
  ['a typed name', { first_name: 'Ada', message: 'Hello' }, { interest: '', message: 'Hello' }, true],
  ['other words than the link', { message: 'Hello you' }, { interest: '', message: 'Hello' }, true],
])('only typed text counts as written: %s', (_, values: Record<string, string>, prefill, expected) => {
  expect(isWritten(values, prefill)).toBe(expected);
});

test('the prefill of an earlier link is restored from a draft of any version', () => {
  expect(draftPrefill({ prefill: { interest: 'training', message: 'Hello' } })).toEqual({
    interest: 'training',
    message: 'Hello',
  });
  for (const prefill of [undefined, null, 'x', 7, {}]) expect(draftPrefill({ prefill })).toEqual(NOTHING);
});
