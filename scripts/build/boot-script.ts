import { join } from 'node:path';

import { build } from 'vite';

/** The boot script as one minified classic script, the same for every page. */
export async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, 'boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The boot script could not be bundled');
  return chunk.code.trim();
}
