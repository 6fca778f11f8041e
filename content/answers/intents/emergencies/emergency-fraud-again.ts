/** Live emergencies that could be mistaken for a false alarm: "this is not a drill", or an incident that has come back. */
export const EMERGENCY_FRAUD_AGAIN: readonly string[] = [
  'I wish it was a test, the bank confirms 310,000 went to Hong Kong',
  "Told you the invoice was genuine, just spoke to the real supplier: it isn't, and we've paid it",
  "so it wasn't the CEO after all. money gone. help",
  'Bank reversed the first transfer, phew, but while we celebrated a second one left for Lithuania',
  "the new bank details checked out, or so accounts thought, now the genuine vendor's asking where its money is",
  "I apologised to the trainee for accusing her, and then found she'd emptied the client account",
  'Procurement vouched for the caller. Procurement was fooled too. 90k and counting.',
  "My boss insists it's a misunderstanding but I can see the withdrawals continuing live",
  'false alarm was what they wanted us to think, it bought them time to empty the escrow',
  "It's not a duplicate booking, the auditor found the same forged signature on eleven cheques",
  'Von wegen Fehlalarm, das Geld ist wirklich weg',
];
