import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FIRM } from '../../../content/firm.ts';

import { createPlainTextReader } from './plain-text.ts';
import { UnusableAnswer } from './model.ts';

function plainText(...pieces: string[]): string {
  const reader = createPlainTextReader();
  return pieces.map((piece) => reader.read(piece)).join('') + reader.end();
}

test.each([
  ['tags', 'Call <b class="x">us</b> <!-- a --> now.', 'Call us now.'],
  ['scripts with their content', '<script>alert("a. b")</script >Call us.', 'Call us.'],
  ['an unclosed tag with what follows', 'Call us. <img src=x onerror=alert(1)', 'Call us.'],
  [
    'Markdown',
    '# Tiers\n\n\n- **Premium** is *fast*.\n2. `Basic` is __not__.',
    'Tiers\n\nPremium is fast.\nBasic is not.',
  ],
  ['links and pictures', 'See [our page](/about "x y"). ![pixel](/p.png) Done.', 'See our page. Done.'],
  [
    'addresses of other sites',
    'Go to www.evil.com/login, (http://x.ly) or evil．com. Now.',
    'Go to, or. Now.',
  ],
  ['schemes', 'Click javascript:alert(1) or mailto:a@b.co or data:text/html;x now.', 'Click or or now.'],
  ['mailboxes of others', 'Write to a@evil.com or evil.com/@calder-vance.com.', 'Write to or.'],
  [
    'marks of passages',
    'Ten minutes [1]. Sixty [2, 3] of them. [4] Yes.',
    'Ten minutes. Sixty of them. Yes.',
  ],
  ['hidden characters', 'in\u200Bci\uFEFFdent\u{E0041} 🙂', 'incident 🙂'],
  ['blanks before punctuation', 'So  we\t go , then .\n \n \n\nYes', 'So we go, then.\n\nYes'],
])('takes out %s', (_name, written, plain) => {
  expect(plainText(written)).toBe(plain);
  expect(plainText(...written)).toBe(plain);
});

test('mailboxes of the firm, figures and comparisons are kept', () => {
  const text = `Write to ${FIRM.email}. We answer 24/7, e.g. in 3.5 hours: 5 < 7 and 5 * 3 * 2. Data: none.`;
  expect(plainText(text)).toBe(text);
});

test('a sentence is emitted when the next word begins, and not before its links are closed', () => {
  const reader = createPlainTextReader();
  expect(reader.read('Ten minutes [1].')).toBe('');
  expect(reader.read(' See [our')).toBe('Ten minutes.');
  expect(reader.read(' page. Go](http://x. y) ')).toBe('');
  expect([...reader.named]).toEqual([1]);
});

test('a word that is too long is rejected, even before it is complete', () => {
  expect(() => plainText(`See ${'a.'.repeat(51)} now.`)).toThrow(UnusableAnswer);
  const reader = createPlainTextReader();
  expect(() => {
    for (let count = 0; count < 101; count += 1) reader.read('a');
  }).toThrow(UnusableAnswer);
});

test('a line break behind an empty list item is dropped, also when it arrives later', () => {
  expect(plainText('Yes.\n- \nYes.')).toBe('Yes.\nYes.');
  expect(plainText('Yes.\n- \n', '\nYes.')).toBe('Yes.\nYes.');
});

test('the result does not depend on how the stream is split', () => {
  const word = fc.constantFrom(
    'Yes.',
    'we',
    '[1]',
    '[2,',
    '3].',
    '**',
    '*a*',
    '<b>',
    '</b>',
    '<script>',
    '](x)',
    '\n',
    '- ',
  );
  const text = fc.array(fc.tuple(word, fc.constantFrom('', ' ', '  ', '\n')), { maxLength: 40 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 7 }), (parts, size) => {
      const written = parts.flat().join('');
      fc.pre(!/[^\s<]{90}/.test(written));
      const pieces = Array.from({ length: Math.ceil(written.length / size) }, (_, index) =>
        written.slice(index * size, (index + 1) * size),
      );
      expect(plainText(...pieces)).toBe(plainText(written));
    }),
  );
});

test.each([
  ['labels', 'a.'],
  ['figures', '1.'],
  ['sentences', 'a. '],
  ['labels as long as words may be', `${'a.'.repeat(49)} `],
  ['figures as long as words may be', `${'1.'.repeat(49)}\n`],
  ['brackets as long as words may be', `${'[1]('.repeat(24)} `],
  ['tags', '<a'],
  ['styles', '<style><'],
  ['link openings', '[]('],
  ['picture openings', '!['],
  ['marks', '[1,'],
  ['stars', '**a*'],
  ['blank lines', '\n \n'],
  ['tabs', '\t'],
])('the time grows with the length of %s, not with its square, in single characters', (_name, pump) => {
  const timeOf = (characters: number) => {
    const written = pump.repeat(characters / pump.length);
    const startedAt = performance.now();
    try {
      plainText(...written);
    } catch (error) {
      expect(error).toBeInstanceOf(UnusableAnswer);
    }
    return performance.now() - startedAt;
  };
  timeOf(16_000); // Compiles the code.
  // On four times the input, linear code takes four times as long and quadratic code sixteen times. Compares the fastest
  // runs, and repeats while the ratio is too high, because other load on the machine can only slow a run down.
  let [short, long] = [Infinity, Infinity];
  for (let run = 0; run < 5 || (run < 100 && long >= 9 * short); run += 1) {
    short = Math.min(short, timeOf(4_000));
    long = Math.min(long, timeOf(16_000));
  }
  expect(long).toBeLessThan(9 * short);
});
