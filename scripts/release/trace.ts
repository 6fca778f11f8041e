import { join, relative } from 'node:path';

import { build } from 'vite';

/** Entry points of a release: the server, its database thread and the operator's commands. */
const ENTRIES = [
  'server/main.ts',
  'server/database/pglite/pglite-worker.ts',
  'scripts/start.mjs',
  'scripts/admin.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/migrate.ts',
  'scripts/check-installation.ts',
];

/** A release is built already, so the build and its tools stay out. */
const BUILD_MODULE = /(?:^|\/)build\.ts$/;

/** The package of a module: the part of its path up to the name after the last `node_modules`. */
const PACKAGE_OF = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

type Traced = {
  /** Files of the project, as paths below its root. */
  files: string[];
  /** Directories of packages, as paths below its root. */
  packages: string[];
};

/**
 * Follows every import from the entries, static and dynamic. The bundler only resolves: nothing that it makes is used,
 * because a server that runs its own sources can be compared with the repository line by line.
 */
export async function traceImports(root: string): Promise<Traced> {
  const files = new Set<string>();
  const packages = new Set<string>();
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRIES.map((entry) => join(root, entry)),
        external: [BUILD_MODULE],
        onLog: () => {},
      },
    },
    plugins: [
      {
        name: 'trace',
        moduleParsed({ id }) {
          if (id.startsWith('\0')) return;
          const path = relative(root, id.replace(/\?.*$/, ''));
          const ofPackage = PACKAGE_OF.exec(path)?.[0];
          if (ofPackage === undefined) files.add(path);
          else packages.add(ofPackage);
        },
      },
    ],
  });
  return { files: [...files].sort(), packages: [...packages].sort() };
}
