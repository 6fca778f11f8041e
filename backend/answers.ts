/** A refusal or failure, in the form that the browser reads from the error context of `functions.invoke`. */
export function refusal(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error, message }, { status, headers });
}

export function tooManyRequests(retryAfterMs: number): Response {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return refusal(429, 'rate_limited', 'Please wait before sending another message.', {
    'retry-after': String(seconds),
  });
}
