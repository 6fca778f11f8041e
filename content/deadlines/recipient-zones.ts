const LONDON = 'Europe/London';
const EASTERN = 'America/New_York';
const OTTAWA = 'America/Toronto';
const CANBERRA = 'Australia/Sydney';

/** Time zones of authorities with a single seat. EU authorities differ by member state and have none here. */
export const RECIPIENT_ZONES: Readonly<Record<string, string>> = {
  'uk-ic': LONDON,
  'uk-nis': LONDON,
  'uk-finance': LONDON,
  'uk-ofcom': LONDON,
  'sec-edgar': EASTERN,
  'us-bank-regulator': EASTERN,
  'us-hhs': EASTERN,
  'us-ftc': EASTERN,
  'us-dibnet': EASTERN,
  'us-ncua': EASTERN,
  'us-e-isac': EASTERN,
  'ny-dfs': EASTERN,
  'ny-ag': EASTERN,
  'ma-ag': EASTERN,
  'ca-ag': 'America/Los_Angeles',
  'tx-ag': 'America/Chicago',
  'ca-opc': OTTAWA,
  'ca-osfi': OTTAWA,
  'au-oaic': CANBERRA,
  'au-asd': CANBERRA,
  'au-apra': CANBERRA,
  'sg-pdpc': 'Asia/Singapore',
  'sg-mas': 'Asia/Singapore',
  'jp-ppc': 'Asia/Tokyo',
  'jp-ppc-people': 'Asia/Tokyo',
  'in-certin': 'Asia/Kolkata',
  'ch-bacs': 'Europe/Zurich',
  'hk-commissioner': 'Asia/Hong_Kong',
};
