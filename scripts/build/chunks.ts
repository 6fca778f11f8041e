type ChunkGroup = { name: string; test: (id: string) => boolean; minShareCount?: number; priority: number };

/**
 * Groups what every page loads into few files: over HTTP/1.1 a browser fetches only six at a time. A group takes the
 * dependencies of its modules with it unless one of a higher priority has them. The register of legal facts stays out of the
 * shell, because only the industry pages, one service and the desk read it; so do the sections of service and
 * industry pages.
 * @param root directory of the project. Not matched, because its path may contain `/app/` or `/content/`.
 */
export function chunkGroups(root: string): ChunkGroup[] {
  const inProject = (pattern: RegExp) => (id: string) =>
    id.startsWith(`${root}/`) && pattern.test(id.slice(root.length));
  return [
    { name: 'shell', test: inProject(/^\/shared\/(text\/format-day|time\/durations)/), priority: 5 },
    { name: 'law', test: inProject(/^\/content\/(law\/|deadlines\/conditions)/), priority: 4 },
    {
      name: 'framework',
      test: inProject(/^\/node_modules\/(react|react-dom|react-router|scheduler)\//),
      priority: 3,
    },
    {
      name: 'shell',
      test: inProject(/^\/(app\/(?!sections\/(kinds|page\/section))|content\/)/),
      minShareCount: 5,
      priority: 2,
    },
    {
      name: 'sections',
      test: inProject(/^\/app\/sections\/(kinds|page\/section)/),
      minShareCount: 5,
      priority: 1,
    },
  ];
}
