/** Recipients of notices, with the page for submissions if there is a single one. */
export const RECIPIENTS: Readonly<Record<string, { name: string; address?: `https://${string}` }>> = {
  people: { name: 'The people affected' },
  clients: { name: 'Your clients' },
  'service-recipients': { name: 'Recipients of your service' },
  'product-users': { name: 'Users of the product' },
  media: { name: 'Prominent media of the state' },
  yourselves: { name: 'Yourselves: an assessment on file' },
  'eu-dpa': {
    name: 'Competent data protection authority',
    address: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
  },
  'eu-csirt': {
    name: 'National CSIRT or authority',
    address: 'https://www.enisa.europa.eu/topics/incident-response/csirts-in-europe',
  },
  'eu-finance': {
    name: 'Your financial authority, on the template of Regulation (EU) 2025/302',
    address: 'https://eur-lex.europa.eu/eli/reg_impl/2025/302/oj',
  },
  'eu-cra-platform': {
    name: 'Coordinating CSIRT and ENISA, through the Single Reporting Platform',
    address: 'https://www.enisa.europa.eu/topics/product-security/single-reporting-platform-srp',
  },
  'eu-telecoms': { name: 'National authority for electronic communications' },
  'eu-devices': { name: 'National authority for medical devices' },
  'uk-ic': {
    name: 'Information Commission',
    address: 'https://ico.org.uk/for-organisations/report-a-breach/personal-data-breach/',
  },
  'uk-nis': {
    name: 'The authority of your sector; the Information Commission for digital providers',
    address: 'https://www.ncsc.gov.uk/section/about-this-website/report-incident',
  },
  'uk-finance': { name: 'FCA and PRA', address: 'https://www.fca.org.uk/firms/connect' },
  'uk-ofcom': { name: 'Ofcom', address: 'https://www.ofcom.org.uk/' },
  'sec-edgar': { name: 'The public, on EDGAR', address: 'https://www.sec.gov/submit-filings' },
  'us-bank-regulator': { name: 'OCC, Federal Reserve or FDIC' },
  'us-bank-customers': { name: 'Your bank customers' },
  'us-hhs': {
    name: 'HHS Office for Civil Rights',
    address: 'https://ocrportal.hhs.gov/ocr/breach/wizard_breach.jsf',
  },
  'us-ftc': { name: 'Federal Trade Commission', address: 'https://www.ftc.gov/business-guidance' },
  'us-dibnet': { name: 'Department of War, through DIBNet', address: 'https://dibnet.dod.mil/' },
  'us-ncua': { name: 'National Credit Union Administration', address: 'https://ncua.gov/' },
  'us-e-isac': { name: 'E-ISAC and CISA', address: 'https://www.eisac.com/' },
  'ny-dfs': { name: 'New York Department of Financial Services', address: 'https://www.dfs.ny.gov/' },
  'ny-ag': { name: 'New York authorities, through one portal', address: 'https://ag.ny.gov/' },
  'ca-ag': {
    name: 'California Attorney General',
    address: 'https://oag.ca.gov/privacy/databreach/reporting',
  },
  'tx-ag': { name: 'Texas Attorney General', address: 'https://www.texasattorneygeneral.gov/' },
  'ma-ag': {
    name: 'The residents, the Massachusetts Attorney General and Consumer Affairs',
    address: 'https://www.mass.gov/',
  },
  'ca-opc': {
    name: 'Privacy Commissioner of Canada, and the individuals',
    address: 'https://www.priv.gc.ca/en/',
  },
  'ca-osfi': { name: 'OSFI', address: 'https://www.osfi-bsif.gc.ca/' },
  'au-oaic': {
    name: 'OAIC, and the individuals',
    address: 'https://www.oaic.gov.au/privacy/notifiable-data-breaches',
  },
  'au-asd': {
    name: 'Australian Signals Directorate',
    address: 'https://www.cyber.gov.au/report-and-recover/report',
  },
  'au-apra': { name: 'APRA', address: 'https://www.apra.gov.au/' },
  'sg-pdpc': { name: 'Personal Data Protection Commission', address: 'https://www.pdpc.gov.sg/' },
  'sg-mas': { name: 'Monetary Authority of Singapore', address: 'https://www.mas.gov.sg/' },
  'jp-ppc': { name: 'Personal Information Protection Commission', address: 'https://www.ppc.go.jp/en/' },
  'jp-ppc-people': {
    name: 'Personal Information Protection Commission, and the individuals',
    address: 'https://www.ppc.go.jp/en/',
  },
  'in-certin': { name: 'CERT-In', address: 'https://www.cert-in.org.in/' },
  'ch-bacs': {
    name: 'Federal Office for Cybersecurity',
    address: 'https://www.ncsc.admin.ch/ncsc/en/home/meldepflicht.html',
  },
  'hk-commissioner': { name: 'Commissioner of Critical Infrastructure', address: 'https://www.gov.hk/en/' },
};
