import { expect, test } from 'vitest';

import { extractPage } from './extract-page.ts';
import { ReadFault } from '../../public-web/read-url.ts';

const URL_OF_PAGE = new URL('https://www.example.com/page');
const extract = (main: string, head = '') =>
  extractPage(
    `<!doctype html><html><head><title>T</title>${head}</head><body>${main}</body></html>`,
    URL_OF_PAGE,
  );
const contents = (main: string) => extract(main).passages.map(({ content }) => content);

test('only the main content is extracted, without menus, forms, asides, dialogs and hidden elements', () => {
  const page = extract(`
    <header><p>Header</p></header><nav>Menu</nav>
    <main><nav>Trail</nav><h1>Title</h1><p>Body text.</p>
      <form><label>Name</label><input name="n"><p>Form text</p></form>
      <aside>Advertisement</aside><dialog open>Dialog</dialog><div role="dialog">Dialog</div>
      <p hidden>Hidden</p><p aria-hidden="true">Decoration</p><script>let script</script><style>.a{}</style>
      <button>Press</button><a href="/on">Read on</a><p><a href="/further">Further</a></p>
    </main><footer>Footer</footer>`);
  expect(page.passages).toMatchObject([{ headingPath: ['Title'], content: 'Body text.' }]);
  expect(page.links).toEqual(['/on', '/further']);
});

test('telephone links are kept as text, and checkboxes are read as a list', () => {
  expect(
    contents(`<main><h1>T</h1><p><a href="tel:+44">+44 20</a></p>
      <form><h2>Checks</h2><ul><li><label><input type="checkbox"> We have a plan.</label></li></ul></form></main>`),
  ).toEqual(['+44 20', 'We have a plan.']);
});

test('the heading path includes the line above the title, and the anchor is the nearest id', () => {
  const { passages } = extract(`<main id="main"><div><p>Eyebrow</p><h1>Title</h1><p>Lead.</p></div>
    <section id="tiers" aria-labelledby="tiers-heading"><h2 id="tiers-heading">Tiers</h2><p>${'Long text. '.repeat(30)}</p>
      <div><h3 id="own">Own</h3><p>${'More text. '.repeat(30)}</p></div>
      <div><h3>None</h3><p>${'Last text. '.repeat(30)}</p></div></section></main>`);
  expect(passages.map(({ anchor, headingPath }) => [anchor, headingPath])).toEqual([
    [undefined, ['Eyebrow', 'Title']],
    ['tiers', ['Eyebrow', 'Title', 'Tiers']],
    ['own', ['Eyebrow', 'Title', 'Tiers', 'Own']],
    ['tiers', ['Eyebrow', 'Title', 'Tiers', 'None']],
  ]);
});

test('a value keeps its label in tables, definition lists and small sections', () => {
  expect(
    contents(`<main><h1>T</h1>
    <h2>Compared</h2><table><tr><th>Service</th><th>Basic</th><th>Premium</th></tr>
      <tr><th>Response</th><td>Under 30 minutes</td><td><span aria-hidden="true">Premium</span>Under 10 minutes</td></tr>
      <tr><th>Team</th><td>Duty team</td><td>Dedicated</td></tr></table>
    <h2>Plain</h2><table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tr><td>Monday</td><td>8 to 18</td></tr></table>
    <h2>Defined</h2><dl><div><dt>Offices</dt><dd>London</dd><dd>New York</dd></div><dt>in which we worked</dt><dd>15 countries</dd>
      <dt>Results</dt><dd><ul><li>Orders, rerouted</li><li>Spares on site</li></ul></dd></dl>
    <h2>Steps</h2><ol><li><p>Under 15 minutes</p><h3>Contact</h3><p>A responder answers.</p></li>
      <li><p>Under 2 hours</p><h3>Plan</h3><p>In writing.</p></li></ol></main>`),
  ).toEqual([
    'Basic: response under 30 minutes; duty team.\nPremium: response under 10 minutes; team dedicated.',
    'Day: Monday; Hours: 8 to 18.',
    'Offices: London; New York.\n15 countries in which we worked.\nResults: Orders, rerouted; spares on site.',
    'Contact: Under 15 minutes.\nA responder answers.\nPlan: Under 2 hours.\nIn writing.',
  ]);
});

test('short list items are joined into one line, long ones get a line each', () => {
  const long = `${'A long item that goes on and on, '.repeat(3)}until it ends`;
  expect(
    contents(`<main><h1>T</h1><ul><li>First thing</li><li>AI systems</li><li>A third</li></ul></main>`),
  ).toEqual(['First thing; AI systems; a third.']);
  expect(contents(`<main><h1>T</h1><ul><li>Short</li><li>${long}</li></ul></main>`)).toEqual([
    `Short.\n${long}.`,
  ]);
});

test('long text is split between sentences, and an overlong sentence at a space', () => {
  const sentence = 'This sentence is here to make the text long enough to be cut into parts. ';
  const parts = contents(`<main><h1>T</h1><p>${sentence.repeat(60)}</p><p>${'word '.repeat(700)}</p></main>`);
  expect(parts.length).toBeGreaterThan(5);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1_200);
  expect(parts[0]).toMatch(/parts\.$/);
  expect(parts.join(' ').replaceAll(/\s+/g, ' ').trim()).toBe(
    (sentence.repeat(60) + 'word '.repeat(700)).trim(),
  );
});

test('each question of a disclosure becomes its own passage', () => {
  const { passages } = extract(`<main><h1>T</h1><h2>Questions</h2>
    <details><summary>Who?</summary><p>We.</p></details><details><summary>When?</summary><p>Now.</p></details></main>`);
  expect(passages.map(({ headingPath, content }) => [headingPath.at(-1), content])).toEqual([
    ['Who?', 'We.'],
    ['When?', 'Now.'],
  ]);
});

test('robots, canonical URL, description and title are read from the head', () => {
  const page = extract(
    '<main><h1>T</h1><p>x</p></main>',
    `<meta name="robots" content="noindex, nofollow"><link rel="canonical" href="https://www.example.com/other">
     <meta name="description" content="About  it"><meta property="og:site_name" content="Firm">`,
  );
  expect(page).toMatchObject({
    noindex: true,
    canonical: 'https://www.example.com/other',
    description: 'About it',
  });
  const titled = extractPage(
    '<title>Page | Firm</title><meta property="og:site_name" content="Firm">',
    URL_OF_PAGE,
  );
  expect(titled.title).toBe('Page');
});

test('characters that PostgreSQL cannot store are removed', () => {
  const [passage] = extract('<main><h1>T&#0;</h1><p>nul \0 and half \ud800.</p></main>').passages;
  expect(passage?.content.isWellFormed()).toBe(true);
  expect(JSON.stringify(passage)).not.toContain('\\u0000');
});

test.each(['<div>', '<p>', '<b><i>', '<a href="x">', '<div></div>', '<x y="'])(
  '%s repeated to 2 MB is refused within 5 seconds',
  (trap) => {
    const startedAt = performance.now();
    expect(() => extract(trap.repeat(2_000_000 / trap.length))).toThrow(ReadFault);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  },
);

test.each(['<p>', '<li>x', '<!--', '<'])(
  '%s repeated 30,000 times is read within 8 seconds',
  (trap) => {
    const startedAt = performance.now();
    extract(trap.repeat(30_000));
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  },
  20_000,
);
