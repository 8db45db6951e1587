import { CONSENSI_LIBERI } from '../consents/labels'
import { areaField, checkField, type Filled, hiddenFields, inputField } from './fields'
import { type Html, html } from './html'
import { LABELS } from './labels'

/** Who you are, and what you agree to. `key` makes the form count once, however often it is sent. */
export function contactFields(filled: Filled, key: string, message: boolean): Html {
  return html`${hiddenFields({ chiave: key })}<div class="fields">
${inputField({ name: 'nome', label: LABELS.nome, autocomplete: 'given-name', required: true }, filled)}
${inputField({ name: 'cognome', label: LABELS.cognome, autocomplete: 'family-name', required: true }, filled)}
${inputField({ name: 'email', label: LABELS.email, type: 'email', autocomplete: 'email', required: true }, filled)}
${inputField({ name: 'telefono', label: LABELS.telefono, type: 'tel', autocomplete: 'tel', required: true }, filled)}
${message && areaField({ name: 'note', label: LABELS.note, wide: true }, filled)}
</div>
<fieldset class="checks"><legend class="solo-voce">Consensi</legend>
${checkField({ name: 'privacy', required: true }, html`Ho letto l’<a href="/pagine/privacy-policy" target="_blank" rel="noopener">informativa sulla privacy</a>`, filled)}
<p class="soft">Questi non servono per la richiesta, decidi tu:</p>
${Object.entries(CONSENSI_LIBERI).map(([name, label]) => checkField({ name }, html`${label}`, filled))}
</fieldset>`
}
