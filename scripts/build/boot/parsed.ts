/** Resolves when the whole page has been parsed. */
export async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
}
