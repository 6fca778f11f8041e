/**
 * The last two digits of a telephone number. Mails and pages show no more of it, because the email address may be
 * somebody else's.
 */
export function numberEnding(telephone: string): string {
  return telephone.replaceAll(/\D/g, '').slice(-2);
}
