/** The mailbox behind an e-mail address: letter case and a `+tag` do not make another one. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${local.split('+')[0]}@${domain}`;
}
