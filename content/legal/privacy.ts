import { ENQUIRIES_KEPT } from '../../shared/retention.ts';
import { FIRM } from '../firm.ts';
import { LEAVE_NEWSLETTER } from '../full-texts.ts';
import { IDENTITY } from '../identity.ts';
import type { LegalPage } from '../types.ts';

const CITIES = FIRM.offices.map((office) => office.city).join(', ');

export const PRIVACY = {
  path: '/privacy',
  heading: 'Privacy Policy',
  updated: 'Last updated January 2024',
  reviewed: 'Reviewed November 2026',
  lead: `This policy says what personal data ${FIRM.name} handles through this website and in its work, why, for how long and who sees it. We collect little, we do not sell data, and we do not follow you across the web.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: `${IDENTITY.company} (“we”, “us”) decides how and why the personal data described here is used, and is the controller under the UK GDPR and, where it applies, the EU GDPR. Our offices: ${CITIES}. Questions about privacy go to ${FIRM.privacyEmail}, or by post to ${IDENTITY.postalAddress}.`,
        },
        {
          kind: 'paragraph',
          text: `We are registered with the Information Commission of the United Kingdom under the number ${IDENTITY.dataProtectionRegistration}. People in the European Union may also write to our representative there: ${IDENTITY.euRepresentative}. We have not had to appoint a data protection officer; the partner responsible for privacy answers at the address above.`,
        },
        {
          kind: 'paragraph',
          text: 'Where we handle personal data on a client’s instructions during an engagement, the client is the controller and we are its processor. The client’s contract then governs; please contact the client first.',
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              name: 'Enquiries',
              text: 'The contact form asks for your first name, last name, email address, company and message. You may add your role, your industry and the subject that interests you. We store these with the time they were sent and, where we know it, the page of this site from which you came to the form. A further field, hidden from view, serves to recognise automated senders and is not stored. Software adds a score of how likely an enquiry is to be spam, and our staff add notes on how it is dealt with.',
            },
            {
              name: 'Appointments',
              text: 'A booking is an enquiry; we also store the time you chose, your time zone, whether we talk by video or telephone and the number you gave for it, the page from which you booked, and which emails we sent you about it. While you fill in the form, the time is held for five minutes at a time under a random key, without your name. To limit abuse we also keep, for about a day, keyed hashes of the network address from which a time is held or booked. Booking does not subscribe you to the newsletter.',
            },
            {
              name: 'Newsletter',
              text: 'Your email address, the time you subscribed and the page you used. Also the time you confirmed your address, the topics and the frequency you chose, and which emails we sent you and when. We do not record whether you read them.',
            },
            {
              name: 'Reading our research',
              text: 'For each browser in which a subscriber or client reads: the fingerprint of its key, the subscription or invitation behind it, when it was opened and when it was last renewed. We do not record what is read. For an invited client: the email address or domain, a note on the work, the last day of the invitation, and the addresses to which we sent a link. A browser that was opened by the invitation of a whole domain is not recorded under a name.',
            },
            {
              name: 'Registrations for our sessions',
              text: 'Your name, email address, company and, if you write one, a question to the speaker, with the time you registered, whether you have a place, a spam score and which emails we sent you. Registering does not subscribe you to the newsletter.',
            },
            {
              name: 'Accounts',
              text: 'The login page is for our staff. An account consists of an email address, a password that we keep only as a salted hash, records of its sessions and, as hashes, the network addresses it was last used from. Creating an account gives access to no enquiry until one of our operators grants it.',
            },
            {
              name: 'Chat assistant',
              text: 'What you type is sent to our server to prepare a reply, and so is the address of the page you are on. The conversation stays in the open page and ends with the tab. We do not store it or write it to logs. We only count, by week, which answers are given.',
            },
            {
              name: 'Technical data',
              text: 'Your network address reaches our server with each request, as it must for the answer to find you. We keep it in memory only, to limit abuse; for staff accounts and appointments we also keep hashes, as stated above. Our request logs contain neither addresses of people, nor email addresses, nor the contents of forms.',
            },
            {
              name: 'Coaching notes',
              text: 'A coach keeps brief notes between sessions, apart from our client files. They are not passed to the client, to the board or to colleagues of the coach.',
            },
            {
              name: 'Business contacts',
              text: 'Names, business contact details and correspondence of people at clients, suppliers and prospective clients.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'We receive this data from you or from the organisation you work for. An invitation to read is entered by our own staff, for people at a client whom the engagement concerns. We do not buy lists. Please leave special categories of data, such as information on health, and confidential details of an incident out of the form and the chat: for an emergency, telephone us.',
        },
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use it, and on what legal basis',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              name: 'Answering enquiries',
              text: 'Steps at your request before a contract, and our legitimate interest in replying to people who write to us.',
            },
            {
              name: 'Sending the newsletter',
              text: 'Your consent, which you may withdraw at any time without giving a reason.',
            },
            {
              name: 'Holding the sessions you register for',
              text: 'Steps at your request, and our legitimate interest in preparing the session and sharing out its places fairly.',
            },
            {
              name: 'Opening our research to readers',
              text: 'For subscribers the same consent, which you give when you confirm your address. For invited clients our legitimate interest in giving the people we work with what belongs to the engagement.',
            },
            {
              name: 'Running staff accounts, the chat assistant and a secure website',
              text: 'Our legitimate interest in a service that works, answers questions and resists attack.',
            },
            {
              name: 'Providing our services and keeping accounts',
              text: 'Performance of the contract, our legitimate interest in dealing with a client’s staff, and legal duties in tax, accounting and professional conduct.',
            },
            {
              name: 'Legal claims',
              text: 'Our legitimate interest in making, defending and documenting them.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Where we rely on a legitimate interest, we have weighed it against yours, and you may ask us for the reasoning. The fields marked as required in the contact form are those without which we could not reply.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies, storage and tracking',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The public pages set no cookies except two for readers of our research, run no analytics and load nothing from other companies. Nothing reaches the social networks in the footer until you follow a link.',
        },
        {
          kind: 'list',
          items: [
            'If you open our research as a confirmed subscriber or an invited client, two cookies keep it open in that browser for 180 days from your last visit: “__Host-reader”, a random key of which we store only a fingerprint, and “reading=1”, which only tells the page that the key is there. They open nothing once you leave the newsletter or the invitation ends.',
            'When a member of staff signs in, the browser’s local storage keeps the session until sign-out.',
            'If you take the crisis assessment or work out notification deadlines, the browser’s local storage keeps your answers on your device until you delete them there. They are not sent to us.',
            'If you open the page on incident response, your browser keeps a copy of that page, so that you can read it without a connection. The copy holds nothing about you.',
            'For the lifetime of the tab, the browser’s session storage remembers how far down a page you had scrolled. It is not sent to us.',
            'If you begin an enquiry or an appointment, the session storage of that tab keeps what you have written, and the page from which you came, until it is sent, you clear it or the tab is closed. It reaches us only when you send it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'All of these are strictly necessary for what you asked the browser to do, so we do not show a consent banner. We track nobody, so a Do Not Track or Global Privacy Control signal changes nothing.',
        },
      ],
    },
    {
      id: 'assistant',
      heading: 'The chat assistant and automated decisions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Replies in the chat are produced by software from the published pages of this site. Where a language model of a provider writes the reply, your messages and the relevant passages are passed to that provider, which acts as our processor and may not use them to train its models. How long it may keep them is set in our contract with it; we tell you on request. A reply is general information, not advice.',
        },
        {
          kind: 'paragraph',
          text: 'What looks like spam or comes in unusual numbers, sign-ups included, is held back, without an email, for our staff to look at. We make no decision about you that is based solely on automated processing and has legal or similarly significant effects.',
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'Who sees it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Members of our staff who need it for their work. On the website, only administrators can open enquiries.',
            'The staff who answer enquiries, to whom each one is also sent by email or to a service that notifies them; and the consultant of an appointment, by email and in a calendar program.',
            'Processors who host the website and its database, deliver email, keep our mailboxes and calendars, notify our staff or, where one is used, provide the language model of the assistant. Each is bound by a written contract and acts on our instructions.',
            'Professional advisers, auditors and insurers, under a duty of confidence.',
            'Courts, regulators and authorities, where the law obliges us. We examine each demand and, where allowed, tell the person concerned.',
            'A successor to our business, which would be bound by this policy.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not sell personal data, rent it or disclose it for anybody’s advertising.',
        },
      ],
    },
    {
      id: 'transfers',
      heading: 'Transfers to other countries',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our offices are in the United Kingdom and the United States and work as one team, so your data may be seen in either. Where data leaves the United Kingdom or the European Economic Area for a country without an adequacy decision, we use the International Data Transfer Agreement or Addendum of the United Kingdom or the standard contractual clauses of the European Commission, after assessing the law of the receiving country. You may ask for a copy.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              name: 'Enquiries',
              text: `Up to ${ENQUIRIES_KEPT.months} months after they reach us; the website then deletes them. Correspondence that led to an engagement is kept with its records. An appointment is deleted with its enquiry.`,
            },
            {
              name: 'Newsletter',
              text: `Until you leave. ${LEAVE_NEWSLETTER} After that, or after an erasure, we keep only codes from which your address cannot be read: one so that no old list brings it back, until you subscribe again, and those of the links in our emails, for three years. A subscription that is not confirmed is deleted after 30 days.`,
            },
            {
              name: 'Reading our research',
              text: 'What we hold of a browser: up to 180 days after the last visit. It is deleted earlier when you leave the newsletter, when we erase your data, or with the invitation. An invitation, with the record of the links sent because of it, is deleted a month after it ends.',
            },
            {
              name: 'Registrations for our sessions',
              text: 'Until twelve months after the session; the website then deletes them.',
            },
            {
              name: 'Accounts',
              text: 'Until the account is closed. Sessions end at sign-out or when they expire. Hashes of network addresses are deleted 90 days after their last use.',
            },
            {
              name: 'Chat',
              text: 'Not kept by us. For the provider of a language model, see above.',
            },
            {
              name: 'Backups',
              text: 'Until newer ones replace them. They still hold what has since been deleted; should one be restored, we delete that again.',
            },
            { name: 'Request logs', text: 'Up to 30 days, without personal data in them.' },
            {
              name: 'Engagement and accounting records',
              text: 'The contract, the invoices and our own working record: seven years after the end of the engagement, or longer where the law or a claim requires it. Client material is returned or deleted at the end. Coaching notes are excepted.',
            },
            {
              name: 'Coaching notes',
              text: 'Until the coaching engagement closes. The coach then destroys them.',
            },
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Data is encrypted in transit, and at rest by the disks that hold it; access is limited to those who need it, and the rules about who may read an enquiry are enforced by the database itself. The Security and Data Protection page describes our measures. We report a breach of personal data to the supervisory authority unless it is unlikely to put anyone’s rights at risk, and we tell you without undue delay where that risk is high, as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights in the United Kingdom and the European Union',
      blocks: [
        {
          kind: 'list',
          items: [
            'Access: to learn whether we hold data about you, and to receive a copy.',
            'Rectification: to have wrong or incomplete data put right.',
            'Erasure: to have data deleted that we no longer need or may no longer hold.',
            'Restriction: to have data set aside while a question about it is settled.',
            'Portability: to receive data you gave us in a common machine-readable form.',
            'Objection: to object to any use based on a legitimate interest, and to direct marketing without condition.',
            'Withdrawal of consent: at any time, with effect for the future.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Write to us and we will answer within one month, free of charge. We may ask you to confirm who you are. If you think we have handled your data wrongly, please complain to us: we confirm receipt within 30 days, look into it and tell you the outcome without undue delay. You may also complain to the Information Commission (the former Information Commissioner’s Office) in the United Kingdom or to the supervisory authority where you live or work.',
        },
      ],
    },
    {
      id: 'united-states',
      heading: 'Residents of the United States',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Several states, among them California, Colorado, Connecticut, Utah and Virginia, give their residents rights over personal information. We extend the following to every resident of the United States, whether or not the law of the state applies to us.',
        },
        {
          kind: 'list',
          items: [
            'In the past twelve months we have collected identifiers (name, email address and, for a call, telephone number), professional information (company, role, industry), the contents of messages sent to us, bookings and registrations and, for staff accounts, login credentials, all for the purposes above.',
            'We have not sold this information, nor shared it for cross-context behavioural advertising, and we do not use sensitive information to infer anything about anyone.',
            'You may ask to know, access, correct, delete or receive your information, yourself or through an authorised agent. We answer within 45 days.',
            'If we decline a request you may appeal by replying to our answer, and then turn to the attorney general of your state.',
            'You will not be treated differently for using these rights.',
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This site is not directed to anyone under 16, and we delete data of a child as soon as we learn of it.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When we change this policy, we publish the new text here; “Reviewed” gives the month of the latest text. If a change affects data already given to us in a way you would not expect, we tell you before it takes effect.',
        },
      ],
    },
    {
      // Not `contact`: a link to the home page's `#contact` would scroll to this section before leaving the page.
      id: 'reach-us',
      heading: 'How to reach us',
      blocks: [
        {
          kind: 'contact',
          lines: [
            { label: 'Controller', value: IDENTITY.company },
            { label: 'Postal address', value: IDENTITY.postalAddress },
            { label: 'Privacy', value: FIRM.privacyEmail, href: `mailto:${FIRM.privacyEmail}` },
            { label: 'General', value: FIRM.email, href: `mailto:${FIRM.email}` },
            { label: 'Telephone', value: FIRM.phone.label, href: FIRM.phone.href },
            { label: 'Offices', value: CITIES },
            { label: 'Office hours', value: FIRM.officeHours },
          ],
        },
      ],
    },
  ],
} satisfies LegalPage;
