import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Renders a page for the build and waits until all of it is ready. Content that React streams later, or splits off
 * from a large page, ends up in a hidden block that only JavaScript reveals (remix-run/react-router#15025). Any
 * rendering error fails the build.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
