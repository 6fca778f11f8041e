import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

const FEATURE = 'app/features/chat';
/** What a page may carry of the chat before its first use. */
const BUDGET_BYTES = 1024;

/** Bytes of script, Brotli-compressed, that the chat adds to every page: its button, but not what pages have anyway. */
export async function chatLauncherBytes(root: string): Promise<number> {
  const result = await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      lib: { entry: join(root, FEATURE, 'chat-launcher.tsx'), formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^#/, /(chat-drawer\.tsx|make-way\.ts)$/] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunks = output && 'output' in output ? output.output.filter(({ type }) => type === 'chunk') : [];
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error("The chat's button could not be weighed");
  return brotliCompressSync(chunk.code).byteLength;
}

export function chatLauncherFaults(bytes: number): string[] {
  if (bytes <= BUDGET_BYTES) return [];
  return [`the chat's button weighs ${bytes} bytes of script, ${BUDGET_BYTES} are allowed`];
}
