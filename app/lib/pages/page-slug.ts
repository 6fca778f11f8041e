/** Name of a page's share image: its path with hyphens for slashes. */
export function pageSlug(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
