/** The part of Deno's API that the functions use; `deno check` supplies the full types. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Response | Promise<Response>,
  ): unknown;
}
