import 'server-only'
import { mutui, prestiti } from './flows'
import { html } from './html'
import { startHref } from './links'
import { frame } from './serve'

/** Any method: an address of the frames that nobody answers. Small, and with the partner's colours, like the rest. */
export const missingStep = frame(({ partner }) => {
  const title = 'Questa pagina non c’è'
  const main = html`<div><h1>${title}</h1><p class="lead">L’indirizzo è cambiato o ha un errore. Il calcolo si rifà in un minuto:</p></div>
<div class="next"><a class="azione-piana" href="${startHref(mutui, partner)}">Calcola un mutuo</a> <a class="azione-piana" href="${startHref(prestiti, partner)}">Calcola un prestito</a></div>`
  return { title, main, status: 404 }
})
