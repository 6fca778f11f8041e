import { randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

const text = z.string();
const names = z.optional(z.record(text, text));
const lockfileSchema = z.object({
  name: text,
  version: text,
  packages: z.record(
    text,
    z.object({
      /** Set when a package is installed under another name. */
      name: z.optional(text),
      version: z.optional(text),
      integrity: z.optional(text),
      license: z.optional(text),
      dev: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

type Packages = z.infer<typeof lockfileSchema>['packages'];
type Package = Packages[string];

const FOLDER = 'node_modules/';

function nameOf(path: string, { name }: Package): string {
  return name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** Package URL, also used as the reference between components of the bill. */
function purlOf(path: string, part: Package): string {
  return `pkg:npm/${nameOf(path, part).replace('@', '%40')}@${part.version}`;
}

/** Where Node finds a dependency of the package at `path`: in its own node_modules, or in one further up. */
function resolve(packages: Packages, path: string, wanted: string): string | undefined {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf(FOLDER) - 1))) {
    const candidate = `${from === '' ? '' : `${from}/`}${FOLDER}${wanted}`;
    if (packages[candidate]) return candidate;
    if (from === '') return undefined;
  }
}

function component(path: string, part: Package) {
  const purl = purlOf(path, part);
  const [algorithm = '', digest = ''] = (part.integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(path, part),
    version: part.version,
    scope: part.optional || part.devOptional ? 'optional' : 'required',
    hashes: digest
      ? [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }]
      : [],
    licenses: part.license ? [{ expression: part.license }] : [],
    purl,
  };
}

/**
 * CycloneDX bill of materials of the site's runtime packages, from the text of `package-lock.json`. We cannot use
 * `npm sbom --omit=dev`: it omits packages that are both runtime and development dependencies, such as React.
 */
export function billOfMaterials(lockfile: string) {
  const { name, version, packages } = lockfileSchema.parse(JSON.parse(lockfile));
  const parts = Object.entries(packages).filter(([path, part]) => path !== '' && !part.dev);
  const used = new Map(parts);
  const requirementsOf = (
    path: string,
    { dependencies, optionalDependencies, peerDependencies }: Package,
  ) => [
    ...new Set(
      Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap((wanted) => {
        const found = resolve(packages, path, wanted);
        const part = found === undefined ? undefined : used.get(found);
        return found !== undefined && part ? [purlOf(found, part)] : [];
      }),
    ),
  ];
  // The same version may be installed in several folders.
  const components = new Map(parts.map(([path, part]) => [purlOf(path, part), component(path, part)]));
  const root = `pkg:npm/${name}@${version}`;
  const dependencies = new Map<string, Set<string>>();
  for (const [path, part] of [['', packages[''] ?? {}] as const, ...parts]) {
    const ref = path === '' ? root : purlOf(path, part);
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...requirementsOf(path, part)]));
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', 'bom-ref': root, name, version, purl: root },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on] })),
  };
}
