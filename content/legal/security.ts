import { FIRM, HOTLINES } from '../firm.ts';
import type { LegalPage } from '../types.ts';

/** One of the six cards above the text. The specification fixes the figures. */
export type SecurityFeature = { name: string; figure: string; text: string };

type SecurityPage = LegalPage & { features: SecurityFeature[] };

export const SECURITY = {
  path: '/security',
  heading: 'Security and Data Protection',
  updated: 'Last updated November 2026',
  lead: 'Clients show us what they would show nobody else: their weak points. This page says how we protect that knowledge, what we cannot guarantee, and how to tell us when you see something wrong.',
  features: [
    {
      name: 'Enterprise-grade infrastructure',
      figure: '99.9% uptime guarantee',
      text: 'For what we host for clients: their engagement workspace and the exercise platform. What we build in your environment follows your own service levels.',
    },
    {
      name: 'End-to-end encryption',
      figure: 'AES-256 at rest, TLS 1.3 in transit',
      text: 'Client data is encrypted wherever it is stored and whenever it moves. This is not end-to-end encryption as in messaging: our systems decrypt data to work with it.',
    },
    {
      name: 'Continuous monitoring',
      figure: '24/7 security operations centre',
      text: 'Analysts watch our systems at every hour and have the authority to act on what they see.',
    },
    {
      name: 'Access controls',
      figure: 'Multi-factor authentication, least privilege',
      text: 'People see what their current task requires, prove who they are with a second factor, and lose access when the task ends.',
    },
    {
      name: 'Incident response',
      figure: 'Response time under 15 minutes',
      text: 'The team that answers our clients’ emergencies answers our own, by the same plan. The time stated here is for our own systems; what clients are owed is set by their tier.',
    },
    {
      name: 'Compliance standards',
      figure: 'SOC 2 Type II, ISO 27001, industry-specific regulation',
      text: 'Our controls are aligned with these standards. We hold no certificate or report on them; the section on certifications says where each stands.',
    },
  ],
  sections: [
    {
      id: 'data-protection',
      heading: 'Data protection and encryption',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Information is classified when it reaches us, and its class decides where it may be kept, who may open it and how it is destroyed. Client material is kept apart by engagement, and a person working for one client is given no access to the papers of another.',
        },
        {
          kind: 'list',
          items: [
            'Client data at rest is encrypted with AES-256, on servers, laptops and backups alike.',
            'Data in transit is protected by TLS 1.3. TLS 1.2 is accepted from systems that cannot use it yet; older versions are switched off.',
            'Encrypted at every stage does not mean end-to-end encrypted in the messaging sense: the systems that store, search and show your data can decrypt it in order to do so.',
            'Keys are kept in managed key stores, rotated on a schedule, and opened by roles that have no access to the data itself.',
            'At the end of an engagement, client material is returned or deleted as the contract says, and we confirm it in writing. Copies required by law and routine backups stay protected, and so do the contract, the invoices and our own working record, which we keep for seven years.',
            'Client material is not used to train AI models, ours or anyone else’s.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'This website follows the same rule of collecting little. Public pages set no cookies on visitors who are not readers of our research, they load nothing from other companies, passwords are stored only as salted hashes, and the rules about who may read an enquiry are enforced in the database, where a fault in a page cannot bypass them. Its database is encrypted by the disk that holds it, not by its software.',
        },
      ],
    },
    {
      id: 'identity-and-access',
      heading: 'Identity and access',
      blocks: [
        {
          kind: 'list',
          items: [
            'Multi-factor authentication guards every system that holds client data, and remote access to them without exception. This website holds no client material; its staff area asks for a password, and for a one-time code once a member of staff has set one up. There the staff have one role, which reads all enquiries, until it is withdrawn.',
            'Access is granted by role and engagement, approved by the person accountable for the engagement, and set to expire.',
            'Administrator rights belong to separate accounts, are given for a limited time and leave a record of their use.',
            'Rights are reviewed at fixed intervals and withdrawn on the day someone leaves or changes task.',
            'Failed sign-ins are limited and logged.',
          ],
        },
      ],
    },
    {
      id: 'infrastructure',
      heading: 'Infrastructure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We host two things for clients: the engagement workspace, in which documents are exchanged, and the exercise platform, on which exercises are run. Both run on redundant infrastructure, with failover that is rehearsed and capacity that is watched, in data centres with physical access control, independent power and more than one site. The 99.9% uptime guarantee applies to these two under contract; how it is measured, and what follows if it is missed, is written into the agreement. Everything else that we build runs in your own environment.',
        },
        {
          kind: 'definitions',
          items: [
            {
              name: 'Networks',
              text: 'Divided into zones with traffic refused unless it has a stated purpose. Management interfaces cannot be reached from the internet.',
            },
            {
              name: 'Systems',
              text: 'Built from hardened templates, patched by severity, and replaced rather than repaired after a compromise.',
            },
            {
              name: 'Software',
              text: 'Reviewed by a second person before release, scanned for known weaknesses in its dependencies, and tested for access rules role by role.',
            },
            {
              name: 'Backups',
              text: 'Encrypted, with copies out of reach of ordinary administrators, and restored on a schedule to prove that they work.',
            },
            {
              name: 'Monitoring',
              text: 'Logs from all of these reach the security operations centre, which is staffed 24/7. Logs are protected from change and contain no more personal data than they need.',
            },
          ],
        },
      ],
    },
    {
      id: 'compliance',
      heading: 'Compliance certifications',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We align our controls with published standards so that your own auditors can recognise them. Aligned is not certified: today we hold no certificate, and no auditor’s report, for any of them.',
        },
        {
          kind: 'definitions',
          items: [
            {
              name: 'SOC 2 Type II',
              text: 'Aligned, not reported on. Our controls follow its criteria for security, availability and confidentiality. No auditor has yet examined whether they worked over a period, which is what a Type II report states.',
            },
            {
              name: 'ISO 27001',
              text: 'Aligned, not certified. It frames our information security management: risk assessment, ownership of controls, internal audit and review by management. No certification body has audited it.',
            },
            {
              name: 'Industry-specific regulation',
              text: 'Applied by engagement. Where one falls under rules for finance, health data, defence or government, the added requirements are written into its security plan before work begins.',
            },
            {
              name: 'Data protection law',
              text: 'Applied throughout: the UK GDPR, the EU GDPR and the privacy laws of American states, as the Privacy Policy sets out.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'We share the mapping of our controls to each standard under a confidentiality agreement. If we are certified, this section will name the certification body, the scope and the period.',
        },
      ],
    },
    {
      id: 'crisis-response',
      heading: 'Crisis response',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A suspected incident in our own systems is declared by whoever notices it, without asking permission. First response follows in under 15 minutes, at any hour, under a written plan with named roles.',
        },
        {
          kind: 'list',
          items: [
            'Contain first, preserve evidence, and decide on recovery with the facts in view.',
            'Tell affected clients without undue delay what happened, what it means for them and what is not yet known, within the limits that contract and law set.',
            'Notify authorities where the law requires it, and support clients with their own notices.',
            'Hold a review without blame, share its findings with those affected, and track each action until it is closed.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The plan is exercised regularly, with executives in their own roles and with something important missing.',
        },
      ],
    },
    {
      id: 'human-security',
      heading: 'Human security',
      blocks: [
        {
          kind: 'list',
          items: [
            'Background checks before employment, as far as local law allows, and clearance where an engagement demands it.',
            'Duties of confidence that outlast employment.',
            'Training at the start and every year, with exercises on deception by email, voice and video that resemble real attempts.',
            'A second person, reached by a known route, for unusual instructions about payments, access or data.',
            'Managed and encrypted devices, and care when travelling: sensitive material stays at home where it is not needed.',
            'A way to report a concern or a mistake without fear, because the early report is the useful one.',
          ],
        },
      ],
    },
    {
      id: 'vendors',
      heading: 'Vendors',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A vendor who would handle client data is assessed before the contract and again at intervals that depend on the risk. Contracts set security duties, notice of incidents, limits on sub-processors, deletion at the end and a right to verify. We keep a list of sub-processors for each engagement and announce changes before they take effect.',
        },
        {
          kind: 'paragraph',
          text: 'We also ask what would happen if the vendor vanished. For each critical service there is a way to continue without it, at least for a while.',
        },
      ],
    },
    {
      id: 'transparency',
      heading: 'Transparency',
      blocks: [
        {
          kind: 'list',
          items: [
            'Clients may see the security plan of their engagement and ask questions of the people who run it.',
            'We answer security questionnaires and support audits that our contracts provide for.',
            'Demands from authorities are examined for their legal basis, narrowed where possible, and disclosed to the client unless the law forbids it.',
            'We say what we cannot guarantee. No measure on this page makes a breach impossible, and we plan for the day one of them fails.',
          ],
        },
      ],
    },
    {
      id: 'security-contact',
      heading: 'Security contact',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you have found a weakness in this website or in anything we operate, please tell us before you tell others. We publish no encryption key: write first to say that you have something to report, and we will agree a safe way to send it. Say where it is and how to reproduce it, do not look at more data than you need to show it, and do not disturb the service. We confirm within two working days that we have received your report, keep you informed, name you if you wish, and take no legal action against research in good faith.',
        },
        {
          kind: 'contact',
          lines: [
            { label: 'Report a weakness', value: FIRM.securityEmail, href: `mailto:${FIRM.securityEmail}` },
            ...HOTLINES.map(({ place, label, href }) => ({
              label: `Emergency, ${FIRM.emergencyHours}, ${place}`,
              value: label,
              href,
            })),
            { label: 'Privacy questions', value: FIRM.privacyEmail, href: `mailto:${FIRM.privacyEmail}` },
          ],
        },
      ],
    },
  ],
} satisfies SecurityPage;
