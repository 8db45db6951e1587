import { type Company, senderOf } from '@/lib/core/company'
import { escapeMarkup } from '@/lib/core/markup'
import type { Block, Mail, MailFile } from './blocks'

/** `body` is the text without the footer that all mails share. */
export type Rendered = { subject: string; html: string; text: string; body: string; file?: MailFile }

const lines = (value: string) => escapeMarkup(value).replaceAll('\n', '<br>')

/** Mail programs know neither variables nor style sheets: the theme's light colours, written out. */
const COLOUR = {
  page: '#f5f8f7',
  sheet: '#ffffff',
  brand: '#0b363c',
  ink: '#10272b',
  soft: '#43575a',
  line: '#d0dbda',
  action: '#a9481a',
}
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const P = `margin:0 0 16px;font-size:16px;line-height:1.55;color:${COLOUR.ink}`
const CELL = 'padding:8px 0;font-size:15px;line-height:1.4;vertical-align:top;text-align:left'

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${P}">${lines(block.text)}</p>`
    case 'note':
      return `<p style="${P};font-size:14px;color:${COLOUR.soft}">${lines(block.text)}</p>`
    case 'quote':
      return `<blockquote style="${P};padding:4px 0 4px 16px;border-left:3px solid ${COLOUR.line}">${lines(block.text)}</blockquote>`
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeMarkup(safeHref(block.href))}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${COLOUR.action};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeMarkup(block.label)}</a></p>`
    case 'facts':
      return `<dl style="margin:0 0 16px;border-top:1px solid ${COLOUR.line}">${block.facts.map(factHtml).join('')}</dl>`
  }
}

const factHtml = ([label, value]: [string, string]) =>
  `<div style="border-bottom:1px solid ${COLOUR.line};${CELL}"><dt style="color:${COLOUR.soft};font-size:14px">${escapeMarkup(label)}</dt><dd style="margin:2px 0 0;color:${COLOUR.ink};font-weight:600">${lines(value)}</dd></div>`

/** A link goes to a page: whatever else the data says, no script hides behind a button. */
function safeHref(href: string): string {
  return /^https?:\/\//i.test(href) ? href : '#'
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${safeHref(block.href)}`
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    default:
      return block.text
  }
}

type Sender = Pick<Company, 'marchio' | 'ragioneSociale' | 'sede' | 'telefono' | 'oam' | 'avvertenza'>

const reasonOf = (
  { marchio }: Sender,
  { because = `riguarda il tuo rapporto con ${marchio}`, answered }: Pick<Mail, 'because' | 'answered'>,
) =>
  [`Ricevi questo messaggio perché ${because}.`, !answered && 'Non rispondere a questo indirizzo.']
    .filter(Boolean)
    .join(' ')

/** No images, no remote content: it looks the same everywhere and tells nobody that it was opened. */
export function render(mail: Mail, sender: Sender): Rendered {
  const { subject, preheader, title, warns } = mail
  // Facts that are all unknown would be a line with nothing under it.
  const blocks = mail.blocks.filter((block) => block.kind !== 'facts' || block.facts.length > 0)
  const [footer, reason] = [senderOf(sender), reasonOf(sender, mail)]
  const warning = warns ? sender.avvertenza : ''
  const html = `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:0;background:${COLOUR.page};${FONT}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeMarkup(preheader)}</div>
<div role="article" aria-label="${escapeMarkup(subject)}" lang="it" style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:22px;font-weight:700;color:${COLOUR.brand}">${escapeMarkup(sender.marchio)}</p>
<div style="background:${COLOUR.sheet};border:1px solid ${COLOUR.line};border-radius:12px;padding:32px 24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${COLOUR.brand}">${escapeMarkup(title)}</h1>
${blocks.map(blockHtml).join('\n')}${warning && `\n<p style="${P};font-weight:600">${escapeMarkup(warning)}</p>`}
</div>
<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${COLOUR.soft}">${escapeMarkup(reason)}<br>${escapeMarkup(footer)}</p>
</div></body></html>`
  const body = [title, ...blocks.map(blockText), ...(warning ? [warning] : [])].join('\n\n')
  const text = [body, '--', reason, footer].join('\n\n')
  return { subject: oneLine(subject), html, text: `${text}\n`, body, file: mail.file }
}

/** A subject is one header line, whatever was typed into the data it quotes. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim().slice(0, 200)
