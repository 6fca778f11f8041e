import { createRequire } from 'node:module';

import { StartError } from '#server/start-error.ts';

/** The part of Typst's compiler that is used here. Its packages are single binaries without types. */
type Typst = {
  NodeCompiler: {
    create(options: { fontArgs: { fontBlobs: Buffer[] }[] }): {
      compile(options: { mainFileContent: string }): {
        result: object | null;
        takeError(): { shortDiagnostics: unknown[] } | null;
      };
      pdf(document: object, options: { pdfStandard: string; pdfTags: boolean }): Buffer;
    };
  };
};

/** One package for each C library of Linux. This version is not published for other systems. */
const PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
];

const load = createRequire(import.meta.url);

function isInstalled(name: string): boolean {
  try {
    return load.resolve(name) !== '';
  } catch {
    return false;
  }
}

/** Whether PDFs can be typeset here. If not, the build leaves them out. */
export const CAN_TYPESET = PACKAGES.some(isInstalled);

function loadTypst(): Typst {
  for (const name of PACKAGES) {
    try {
      return load(name) as Typst;
    } catch {
      // The package is for another C library.
    }
  }
  throw new StartError(
    'The PDFs cannot be typeset on this system: Typst is available for Linux on x64 only.',
  );
}

/** Returns a function that typesets Typst markup as a PDF that is tagged for screen readers (PDF/UA-1), with bookmarks and embedded fonts. */
export function createPdfCompiler(fonts: Buffer[]): (markup: string) => Buffer {
  const compiler = loadTypst().NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });
  return (markup) => {
    const compiled = compiler.compile({ mainFileContent: markup });
    if (!compiled.result) {
      const reasons = JSON.stringify(compiled.takeError()?.shortDiagnostics);
      throw new Error(`The text could not be typeset: ${reasons}`);
    }
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', pdfTags: true });
  };
}
