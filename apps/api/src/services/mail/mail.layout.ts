import { html, type Html } from '../../http/page/page.ts'

/** What every mail consists of. Links are absolute. */
export interface MailLayout {
  subject: string
  paragraphs: readonly string[]
  /** Sentences with a link each, below the paragraphs. */
  items?: readonly { text: string; link: string }[]
  link: string
  /** Label of the button. @default 'Abrir Plomada' */
  action?: string | undefined
  /** Why the mail was sent; the last line. */
  reason?: string | undefined
  /** Page where the user ends mails of this kind. */
  unsubscribeUrl?: string | undefined
}

const DEFAULT_ACTION = 'Abrir Plomada'
const DEFAULT_REASON = 'Te avisamos por algo que pasó en tu cuenta.'
const UNSUBSCRIBE = 'No recibir más estos correos'

/** Renders the text part and the HTML part of a mail. */
export function renderMail(layout: MailLayout): { text: string; html: string } {
  const { paragraphs, items = [], link, action = DEFAULT_ACTION, reason, unsubscribeUrl } = layout
  const footer = `Plomada · ${reason ?? DEFAULT_REASON}`
  const text = [
    ...paragraphs,
    ...items.map((item) => `· ${item.text}\n  ${item.link}`),
    `${action}: ${link}`,
    `-- \n${footer}${unsubscribeUrl ? `\n${UNSUBSCRIBE}: ${unsubscribeUrl}` : ''}`,
  ].join('\n\n')
  return { text, html: renderHtml({ ...layout, action }, footer).safe }
}

// Inline styles for programs that ignore style sheets; the sheet only adapts the colors to a dark one.
const darkColors = html`<style>
  @media (prefers-color-scheme: dark) {
    .page {
      background: #03151e !important;
      color: #e8eef1 !important;
    }
    .card {
      background: #0a2531 !important;
      border-color: #24424f !important;
    }
    .link {
      color: #7cc4e8 !important;
    }
    .footer,
    .footer a {
      color: #a9bcc6 !important;
    }
  }
</style>`

function renderHtml(
  { subject, paragraphs, items = [], link, action, unsubscribeUrl }: MailLayout,
  footer: string,
): Html {
  return html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${darkColors}
      </head>
      <body
        class="page"
        style="margin:0;padding:24px;background:#f4f7fa;color:#05202c;font:16px/1.5 Archivo,Helvetica,Arial,sans-serif"
      >
        <div
          class="card"
          style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #dde4e8;border-radius:12px"
        >
          <h1 style="margin:0 0 16px;font-size:20px;line-height:1.2">${subject}</h1>
          ${paragraphs.map((text) => html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`)}
          ${items.map(
            (item) =>
              html`<p style="margin:0 0 16px">
                <a class="link" href="${item.link}" style="color:#0b5c80">${item.text}</a>
              </p>`,
          )}
          <p style="margin:0">
            <a
              href="${link}"
              style="display:inline-block;padding:12px 20px;border-radius:8px;background:#fb8819;color:#03151e;font-weight:600;text-decoration:none"
              >${action}</a
            >
          </p>
        </div>
        <p class="footer" style="max-width:560px;margin:16px auto 0;color:#425966;font-size:14px">
          ${footer}${
            unsubscribeUrl && html`<br /><a href="${unsubscribeUrl}" style="color:#425966">${UNSUBSCRIBE}</a>`
          }
        </p>
      </body>
    </html>`
}
