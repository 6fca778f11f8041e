/** Settings of a consultant as the desk sends them. */
export const CONSULTANT_SETTINGS = {
  name: 'Grace Okafor',
  office: 'london',
  notice_minutes: 240,
  horizon_days: 42,
  buffer_minutes: 15,
  daily_maximum: 6,
  topics: [],
  meeting_url: 'https://meet.example/{reference}',
  is_open: true,
  busy_url: null,
} as const satisfies Record<string, unknown>;
