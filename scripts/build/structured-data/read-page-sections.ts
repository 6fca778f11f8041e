import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Section } from '#content/types.ts';

const CONTENT = resolve(import.meta.dirname, '../../../content');

function hasSections(value: unknown): value is { path: string; sections: Section[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'sections' in value &&
    Array.isArray(value.sections)
  );
}

/** Sections of every page that is composed of sections, by page path. */
export async function readPageSections(): Promise<Map<string, Section[]>> {
  const files = readdirSync(CONTENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
  return new Map(
    modules
      .flatMap((module) => Object.values(module))
      .filter(hasSections)
      .map(({ path, sections }) => [path, sections]),
  );
}
