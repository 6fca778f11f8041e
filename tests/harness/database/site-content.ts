import type { Database } from '#backend/database.ts';

type SeedPassage = { anchor?: string; headings: string[]; content: string };
type SeedPage = { path: string; title: string; description: string; passages: SeedPassage[] };

/** A small fixed site, so that tests of the assistant do not depend on the firm's texts. */
const SEED_PAGES: readonly SeedPage[] = [
  {
    path: '/services/incident-response',
    title: '24/7 Incident Response',
    description: 'Crisis and cyber responders at any hour.',
    passages: [
      {
        anchor: 'tiers',
        headings: [
          'Incident response',
          'When it happens, call',
          'Service tiers',
          'Three levels of readiness',
        ],
        content:
          'Essential: initial response under 30 minutes.\nPremium: initial response under 10 minutes; dedicated team.',
      },
      {
        anchor: 'questions',
        headings: ['Incident response', 'Before you need us', 'Can we call without an agreement?'],
        content:
          'Yes. Clients under agreement come first. For others the duty lead sends short emergency terms, also in a breach.',
      },
    ],
  },
  {
    path: '/services/executive-coaching',
    title: 'Executive Coaching for Senior Leaders',
    description: 'Confidential coaching for executives.',
    passages: [
      {
        anchor: 'questions',
        headings: ['Executive coaching', 'What leaders ask', 'How long does it last?'],
        content:
          'We usually propose between six months and a year. A coach you cannot do without has failed.',
      },
      {
        anchor: 'questions',
        headings: ['Executive coaching', 'What leaders ask', 'Can I break off?'],
        content: 'After any session, without giving reasons.',
      },
      {
        anchor: 'narwhal',
        headings: ['Executive coaching', 'Known only from its passage', 'Narwhal tideline rehearsal'],
        content: 'A narwhal tideline rehearsal is played at low water, with the pumps switched off.',
      },
    ],
  },
];

/** Writes pages to the database as the ingestion would. */
export async function seedSite(database: Database, pages = SEED_PAGES): Promise<void> {
  for (const { path, title, description, passages } of pages) {
    const [page] = await database.query<{ id: string }>(
      `insert into public.site_pages (path, url, title, description, content_hash)
       values ($1, $2, $3, $4, 'seed') returning id`,
      [path, `http://localhost:3000${path}`, title, description],
    );
    for (const [position, { anchor, headings, content }] of passages.entries()) {
      await database.query(
        `insert into public.site_passages (page_id, position, anchor, heading_path, content, content_hash)
         select $1, $2, $3, array(select jsonb_array_elements_text($4::text::jsonb)), $5, 'seed'`,
        [page?.id, position, anchor ?? null, JSON.stringify(headings), content],
      );
    }
  }
}
