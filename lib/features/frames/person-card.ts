import type { Company } from '@/lib/core/company'
import { phoneHref, phoneText, whatsappHref } from '@/lib/italian/phone-text'
import type { FrameAgent } from './data'
import { type Html, html } from './html'

/** Only files of this site: the content policy lets in no others. */
function picture({ nome, cognome, urlPhoto }: FrameAgent): Html {
  if (urlPhoto?.startsWith('/')) return html`<img src="${urlPhoto}" alt="" width="72" height="72">`
  return html`<span class="initials" aria-hidden="true">${nome.charAt(0)}${cognome.charAt(0)}</span>`
}

/** Who follows you: name, place, registration and the ways to reach them. */
export function agentCard(agent: FrameAgent): Html {
  const { nome, cognome, telefono, whatsapp, email, oamNumber, agency } = agent
  const about = [agency && `${agency.nome}, ${agency.comune}`, oamNumber && `OAM ${oamNumber}`].filter(
    Boolean,
  )
  return html`<div class="card person">${picture(agent)}
<div><p><strong>${nome} ${cognome}</strong></p><p class="soft">Consulente del credito${about.length > 0 && html`<br>${about.join(' · ')}`}</p></div>
<p class="ways">${telefono && html`<a href="${phoneHref(telefono)}">${phoneText(telefono)}</a>`}${whatsapp && html`<a href="${whatsappHref(whatsapp)}" target="_blank" rel="noopener">WhatsApp</a>`}<a href="mailto:${email}">${email}</a></p>
</div>`
}

/** The same for the company, where no agent is named. */
export function companyCard({ marchio, telefono, email, orari }: Company): Html {
  return html`<div class="card person"><span class="initials" aria-hidden="true">${marchio.charAt(0)}</span>
<div><p><strong>${marchio}</strong></p><p class="soft">Un consulente ti risponde ${orari}</p></div>
<p class="ways"><a href="${phoneHref(telefono)}">${telefono}</a><a href="mailto:${email}">${email}</a></p>
</div>`
}
