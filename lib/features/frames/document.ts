import 'server-only'
import { formatDay } from '@/lib/core/dates'
import { formatEuro } from '@/lib/core/money'
import { scriptHref } from './assets'
import type { FrameSettings } from './data'
import { type Html, html, trusted } from './html'
import type { Partner } from './schema'
import type { Sheet } from './style'

type Shell = {
  title: string
  main: Html
  sheets: readonly Sheet[]
  settings: FrameSettings
  partner: Partner
  /** Besides frame.js. */
  scripts?: readonly string[]
  /** Names header, content and footer, where the page holds a frame that has its own. */
  label?: string
}

const MARK = trusted(
  '<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><path d="M4 30V14a12 12 0 0 1 24 0v16z" fill="currentColor"/><path class="road" d="M10 30l4.2-14.5h3.6L22 30z"/></svg>',
)

/** Whose page this is, as the law wants it to be said (art. 128-sexies TUB). */
function legal({ company }: FrameSettings, label: Html | undefined): Html {
  const { ragioneSociale, sede, partitaIva, oam, capitaleSociale } = company
  return html`<footer class="legal"${label}>
<p>Messaggio pubblicitario con finalità promozionale. Le cifre sono una simulazione, non un’offerta: decide la banca. <a href="/pagine/trasparenza" target="_blank" rel="noopener">Trasparenza</a> · <a href="/pagine/privacy-policy" target="_blank" rel="noopener">Privacy</a></p>
<p>${ragioneSociale}, ${sede}. Partita IVA ${partitaIva}, capitale sociale ${formatEuro(capitaleSociale)} interamente versato. Mediatore creditizio iscritto all’OAM al n. ${oam.numero} dal ${formatDay(oam.data)}.</p>
</footer>`
}

/** A whole page of a frame. `data-origins` names the pages that frame.js may talk to: docs/frames.md. */
export function documentOf(shell: Shell): string {
  const { title, main, sheets, settings, partner, scripts = [] } = shell
  const { marchio } = settings.company
  const label = shell.label ? html` aria-label="${shell.label}"` : undefined
  return html`<!doctype html>
<html lang="it" data-origins="${settings.origins.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${marchio}</title>
<link rel="preload" href="/iframes/serif.woff" as="font" type="font/woff" crossorigin>
${sheets.map(({ text }) => html`<style>${trusted(text)}</style>`)}
${['frame.js', ...scripts].map((name) => html`<script src="${scriptHref(name)}" defer></script>`)}
</head>
<body>
<header class="top"${label}><a class="brand" href="/" target="_blank" rel="noopener">${MARK}${marchio}<span class="solo-voce"> (si apre in un’altra scheda)</span></a>${partner.partner && html`<span>Per i clienti di ${partner.partner}</span>`}</header>
<main${label}>${main}</main>
${legal(settings, label)}
</body>
</html>`.text
}
