import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { build } from 'vite';

import { moduleHref, type BootPlans } from '#scripts/build/boot/boot-plan.ts';

async function bundleScript(
  entry: string,
  format: 'iife' | 'es',
  define: Record<string, unknown>,
): Promise<string> {
  const values = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: Object.fromEntries(values) as Record<string, string>,
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, '../boot', entry), formats: [format], name: 'boot' },
      // Vite keeps whitespace in ES libraries, which other bundlers may process. Nothing bundles these.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled`);
  return chunk.code.trim();
}

/**
 * The inline script, which is the same on every page; the module that it imports, named by a content hash; and the module
 * that it imports if that fails.
 */
export type BootScripts = {
  inline: string;
  hydration: { name: string; code: string; integrity: string };
  recovery: string;
};

/** @param frameworkState code of the framework's inline scripts, prepended to hydrate.ts */
export async function bootScripts(frameworkState: string, plans: BootPlans): Promise<BootScripts> {
  const code = `${frameworkState};${await bundleScript('hydrate.ts', 'es', { PLANS: plans })}`;
  const digest = createHash('sha256').update(code);
  const integrity = `sha256-${digest.copy().digest('base64')}`;
  const name = `hydrate-${digest.digest('base64url').slice(0, 8)}`;
  const inline = await bundleScript('boot.ts', 'iife', { HYDRATE_HREF: moduleHref(name) });
  const recovery = await bundleScript('recovery.ts', 'es', {});
  return { inline, hydration: { name, code, integrity }, recovery };
}
