/** What the functions use of Deno; `deno check` has the whole of it. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Response | Promise<Response>,
  ): unknown;
}
