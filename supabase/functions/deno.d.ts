/** Written by the build. */
declare module '*/build/assistant.json' {
  const assistant: import('../../backend/compressed-json.ts').CompressedJson;
  export default assistant;
}

/** Written by the build. */
declare module '*/build/forms.json' {
  const pages: import('../../shared/forms/plain-forms.ts').FormPages;
  export default pages;
}

/** The part of Deno's API that the functions use; `deno check` supplies the full types. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
}
