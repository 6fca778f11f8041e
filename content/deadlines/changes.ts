import type { IsoDate } from '../insights.ts';

type DataChange = { date: IsoDate; title: string; text: string };

/** Every change to the data behind the deadlines, newest first. The first entry is the day of the current edition. */
export const DATA_CHANGES: readonly [DataChange, ...DataChange[]] = [
  {
    date: '2026-11-29',
    title: 'Recipients, thresholds and customers',
    text: 'Added: the notice to recipients of a service under NIS2 and to users under the Cyber Resilience Act, providers outside the EU under NIS2, the notice of HIPAA bodies to the Attorney General of New York, and the three hours of Ofcom’s guidance. The thresholds of the Safeguards Rule, New York DFS, the credit union rule, MAS, the Swiss Act, CPS 234 and the media notice of the FTC health rule are now stated. Corrected: the authority that gets a GDPR notice, the decision from which PIPEDA counts, claims in California, and the oral report under the SOCI Act.',
  },
  {
    date: '2026-11-29',
    title: 'Starting moments and sources',
    text: 'Where a page said that its law counts from the first sign, it now names the moment as the law does: discovery under HIPAA, the Safeguards Rule, DFARS and the rule for health apps, in California, New York and Switzerland, and for MAS; detection under the ePrivacy rules; noticing for CERT-In; suspicion in Australia. No deadline moved. Each page also says how new its sources are. The highest fines under the GDPR, UK GDPR, Cyber Resilience Act and PDPA are stated in full.',
  },
  {
    date: '2026-11-26',
    title: 'Starts, recipients and shorter limits',
    text: 'For the FCA and PRA principles, Regulation S-P and the credit union rule, the moment at which the clock starts is now stated as the rules themselves put it. The DORA page names both clocks and the weekend rule. The page on medical devices names the shorter limits that apply after a death or where public health is threatened. Added: reports of attempts under NERC CIP-008-6, the notice of a service provider to its bank customers, and the media under the FTC Health Breach Notification Rule.',
  },
  {
    date: '2026-11-23',
    title: 'First edition',
    text: 'Compiled on 22 November 2026 from sources up to 8 October 2026. CIRCIA, the Cyber Security and Resilience Bill and the FCA rules of March 2027 are named without a deadline, because none of them was in force in those sources.',
  },
];

export const CHANGES_PAGE = {
  heading: 'Changes to the deadlines',
  lead: 'What was corrected, added or taken out, and when. Each law’s page says how new its sources are and what its limits rest on. Report an error from there, from any result of the tool, or with the contact form.',
  back: 'Work out your notification deadlines',
  feed: 'Feed of the changes (RSS)',
} as const;
