// Keeps one page, the scope, readable offline; the network comes first.
const WAIT_MS = 6000;
const page = registration.scope;
const keep = async (response) => {
  // Cloned at once: the browser reads the body while the cache opens.
  const copy = response.clone();
  if (copy.ok) await (await caches.open('incident')).put(page, copy);
};

addEventListener('install', (event) => {
  event.waitUntil(fetch(page, { cache: 'no-cache' }).then(keep));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.url.split(/[?#]/)[0] !== page) return;
  const answer = fetch(request);
  const late = new Promise((done) => setTimeout(done, WAIT_MS));
  const reply = async () => {
    const first = await Promise.race([answer, late]).catch(() => {});
    if (first && first.status < 500) return first;
    return (await caches.match(page)) ?? answer;
  };
  event.respondWith(reply());
  event.waitUntil(answer.then(keep).catch(() => {}));
});
