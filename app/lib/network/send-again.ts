/** Answers of a proxy whose server has just died, and of a server that cannot serve just now. */
const PASSING_STATUSES = [502, 503, 504];
/** Long enough for another server to take over, short enough to wait for. */
const PAUSE_MS = 1_500;

/**
 * Sends a request, and once more if the site could not serve it just then. The database recognises a repeated enquiry,
 * subscription or booking, so it is stored once even if only the first answer was lost.
 */
export async function sendAgain<Answer extends { status: number }>(
  send: () => PromiseLike<Answer>,
): Promise<Answer> {
  const answer = await send();
  if (!PASSING_STATUSES.includes(answer.status)) return answer;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return send();
}
