import { type Html, html } from './html'
import { nameOf } from './labels'
import type { Fields, Mistakes } from './schema'

/** What was typed and what is wrong with it. */
export type Filled = { values: Fields; mistakes: Mistakes }

type Field = { name: string; label: string; required?: boolean; wide?: boolean }
type Input = Field & {
  type?: 'text' | 'email' | 'tel'
  autocomplete?: string
  unit?: string
  /** Figures only: the telephone shows its digits. */
  numeric?: boolean
}
type Option = readonly [value: string, label: string]

/** Label, control and, under it, what is wrong: tied together for screen readers. */
function fieldOf(
  { name, label, required, wide }: Field,
  { mistakes }: Filled,
  control: (state: Html) => Html,
): Html {
  const mistake = mistakes[name]
  const described = mistake ? html` aria-invalid="true" aria-describedby="${name}-nota"` : html``
  const state = html` id="${name}" name="${name}"${required && html` required`}${described}`
  return html`<div class="${wide ? 'field wide' : 'field'}">
<label for="${name}">${label}${required && html`<span aria-hidden="true"> *</span>`}</label>
<span class="${mistake ? 'box wrong' : 'box'}">${control(state)}</span>
${mistake && html`<p class="mistake" id="${name}-nota">${mistake}</p>`}
</div>`
}

export function inputField(field: Input, filled: Filled): Html {
  const { name, type = 'text', autocomplete = 'off', unit, numeric } = field
  const value = filled.values[name] ?? ''
  return fieldOf(
    field,
    filled,
    (state) =>
      html`<input type="${type}" value="${value}" autocomplete="${autocomplete}"${numeric && html` class="number" inputmode="decimal"`}${state}>${unit && html`<span class="unit" aria-hidden="true">${unit}</span>`}`,
  )
}

export function areaField(field: Field, filled: Filled): Html {
  return fieldOf(
    field,
    filled,
    (state) => html`<textarea rows="4"${state}>${filled.values[field.name]}</textarea>`,
  )
}

export function selectField(field: Field & { options: readonly Option[] }, filled: Filled): Html {
  const chosen = filled.values[field.name] ?? ''
  const options = field.options.map(
    ([value, label]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  )
  return fieldOf(field, filled, (state) => html`<select${state}>${options}</select>`)
}

/** A box that nobody ticked for the person. */
export function checkField({ name, required }: Omit<Field, 'label'>, label: Html, filled: Filled): Html {
  const { values, mistakes } = filled
  const mistake = mistakes[name]
  const described = mistake ? html` aria-invalid="true" aria-describedby="${name}-nota"` : html``
  return html`<div>
<label class="check"><input type="checkbox" id="${name}" name="${name}" value="1"${values[name] && html` checked`}${required && html` required`}${described}><span>${label}${required && html`<span aria-hidden="true"> *</span>`}</span></label>
${mistake && html`<p class="mistake" id="${name}-nota">${mistake}</p>`}
</div>`
}

export const hiddenFields = (fields: Fields): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** "Nome: Solo lettere…": the same words are said of many fields. */
function mistakeLine([field, message]: [string, string]): Html {
  const name = nameOf(field)
  return html`<li><a href="#${field}">${name && `${name}: `}${message}</a></li>`
}

/** Above a form that came back: how many things to put right, with a link to each. */
export function mistakesNote({ mistakes }: Filled, failure?: string): Html | false {
  const entries = Object.entries(mistakes)
  if (failure) return html`<div class="alert" role="alert"><p>${failure}</p></div>`
  if (entries.length === 0) return false
  return html`<div class="alert" role="alert"><p>${entries.length === 1 ? 'C’è una cosa da correggere:' : `Ci sono ${entries.length} cose da correggere:`}</p>
<ul>${entries.map(mistakeLine)}</ul></div>`
}
