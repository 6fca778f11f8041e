import { expect, test } from 'vitest';

import { fillTemplate, rawSlot, section, slot } from './template.ts';

test('a value is escaped, so that it stays text and inside its attribute', () => {
  const filled = fillTemplate(`<p title="${slot('a')}">${slot('a')}</p>`, { a: `<b>"it's" & more` });
  const escaped = '&lt;b&gt;&quot;it&#39;s&quot; &amp; more';
  expect(filled).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('a section is kept only with its value, and the text after it always', () => {
  const template = `a${section('b', `<i>${slot('b')}</i>`)}c`;
  expect(fillTemplate(template, { b: 'x' })).toBe('a<i>x</i>c');
  expect(fillTemplate(template, {})).toBe('ac');
});

test('slots inside a value are not filled', () => {
  const filled = fillTemplate(`${slot('a')}${slot('b')}`, { a: slot('b'), b: 'x' });
  expect(filled.endsWith('x')).toBe(true);
  expect(filled.match(/x/g)).toHaveLength(1);
});

test('a raw value is inserted as it is, in a section that is kept', () => {
  const template = section('data', `<script>${rawSlot('data')}</script>`);
  expect(fillTemplate(template, { data: '{"a":"b"}' })).toBe('<script>{"a":"b"}</script>');
  expect(fillTemplate(template, {})).toBe('');
});

test('a dropped section also drops those inside it; inside a kept one each is decided by itself', () => {
  const template = `a${section('b', `b${section('c', 'c')}b`)}${section('d', 'd')}`;
  expect(fillTemplate(template, { c: 'x', d: 'x' })).toBe('ad');
  expect(fillTemplate(template, { b: 'x' })).toBe('abb');
  expect(fillTemplate(template, { b: 'x', c: 'x' })).toBe('abcb');
});
