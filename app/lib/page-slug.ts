/** Name of a page's share image: its path in one word. */
export function pageSlug(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
