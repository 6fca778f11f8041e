/** How long enquiries are kept, which the Privacy Policy promises. The operator can change it with `RETENTION_DAYS`. */
export const ENQUIRIES_KEPT = { months: 24, days: 730 } as const;
