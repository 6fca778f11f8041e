import { FIRM } from '../../../content/firm.ts';
import { IDENTITY_LINE } from '../../../content/identity.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';

/*
 * Mail programs support neither CSS variables nor most style sheets, so colours are inline and classes only override
 * them in dark mode. There are no remote images or fonts, because loading them would reveal that the mail was opened.
 */

const SANS = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #22566a; }
  @media (prefers-color-scheme: dark) {
    .page, .sheet { background: #0b141c !important; }
    .head { border-color: #d98f4a !important; }
    .text, .name, h1 { color: #f7f4ee !important; }
    .quiet, .label { color: #a9b8c0 !important; }
    .quote { background: #12222d !important; }
    .row, .foot { border-color: #2b3944 !important; }
    a { color: #d98f4a !important; }
    a.button { background: #d98f4a !important; color: #0b141c !important; }
  }
  @media (max-width: 480px) { .sheet { padding: 24px 20px !important; } }
`;

/** Contents of a mail. `parts` and `footer` are safe HTML: made by the functions below or escaped by the caller. */
type Layout = {
  title: string;
  /** The text that mail programs show beside the subject. */
  preview: string;
  parts: readonly string[];
  footer: string;
};

export function paragraph(html: string): string {
  return `<p class="text" style="margin:0 0 16px;color:#14202a">${html}</p>`;
}

export function labelledRow(label: string, html: string): string {
  return `<tr>
<td class="label row" style="padding:9px 16px 9px 0;border-top:1px solid #dcd6ca;color:#4d5b66;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>
<td class="text row" style="padding:9px 0;border-top:1px solid #dcd6ca;color:#14202a;vertical-align:top;word-break:break-word">${html}</td>
</tr>`;
}

export function table(rows: readonly string[]): string {
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 24px;font-size:15px">${rows.join('')}</table>`;
}

export function quotation(label: string, html: string): string {
  return `<p class="label" style="margin:0 0 8px;color:#4d5b66;font-size:14px">${escapeHtml(label)}</p>
<div class="quote text" style="margin:0 0 24px;padding:16px 20px;background:#efeae1;color:#14202a;word-break:break-word">${html}</div>`;
}

export function button(label: string, href: string): string {
  return `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;border-radius:2px;background:#d98f4a;color:#0b141c;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

/** Contact details in the signature. */
type Contact = 'phone' | 'email';

/** The signature at the end of the plain text. */
export function signature(...contacts: readonly Contact[]): string {
  const reached = contacts.map((contact) => (contact === 'phone' ? FIRM.phone.label : FIRM.email));
  return [FIRM.name, FIRM.tagline, ...reached, IDENTITY_LINE].join('\n');
}

/** The signature in HTML, with the reason why the mail was sent. */
export function footer(reason: string, ...contacts: readonly Contact[]): string {
  const links: Record<Contact, string> = {
    phone: `<a href="${FIRM.phone.href}">${escapeHtml(FIRM.phone.label)}</a>`,
    email: `<a href="mailto:${FIRM.email}">${FIRM.email}</a>`,
  };
  const reached = contacts.length > 0 ? [contacts.map((contact) => links[contact]).join(' · ')] : [];
  const firm = `${escapeHtml(FIRM.name)} · ${escapeHtml(FIRM.tagline)}`;
  return [firm, ...reached, escapeHtml(IDENTITY_LINE), '', escapeHtml(reason)].join('<br>');
}

/** Headers that mark a mail as automatic, so that auto-responders do not answer it (RFC 3834). */
export function autoSubmitted(kind: 'auto-generated' | 'auto-replied'): Record<string, string> {
  return { 'Auto-Submitted': kind, 'X-Auto-Response-Suppress': 'All' };
}

/** A complete mail in the firm's design, with light and dark colours. */
export function mailPage({ title, preview, parts, footer }: Layout): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#efeae1;font:16px/1.6 ${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="page" style="padding:24px 12px;background:#efeae1">
<div class="sheet" style="max-width:600px;margin:0 auto;padding:32px 36px;background:#f7f4ee;box-sizing:border-box">
<div class="head" style="margin:0 0 28px;padding:0 0 16px;border-bottom:2px solid #d98f4a">
<span class="name" style="color:#0b141c;font:500 21px/1.2 ${SERIF}">${escapeHtml(FIRM.name)}</span>
</div>
<h1 style="margin:0 0 20px;color:#0b141c;font:500 28px/1.15 ${SERIF};letter-spacing:-0.01em">${escapeHtml(title)}</h1>
${parts.join('\n')}
<div class="foot quiet" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dcd6ca;color:#4d5b66;font-size:14px;line-height:1.55">${footer}</div>
</div>
</div>
</body>
</html>
`;
}
