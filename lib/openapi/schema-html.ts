import { html, type Safe } from './html'
import type { Schema } from './types'

type Known = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
  description?: string
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'default']

/** A schema to read: a list of fields for an object, one line for anything else. */
export function schemaHtml(schema: Schema): Safe {
  const known = schema as Known
  if (known.properties) return objectHtml(known)
  if (known.type === 'array' && known.items)
    return html`<span class="type">elenco di</span> ${schemaHtml(known.items)}`
  const choices = known.anyOf ?? known.oneOf
  if (choices) return html`${choices.map((one, at) => html`${at ? ' oppure ' : ''}${schemaHtml(one)}`)}`
  if (known.$ref) return referenceHtml(known.$ref)
  return html`<span class="type">${typeText(known)}</span>${note(known, schema)}`
}

function objectHtml({ properties = {}, required = [] }: Known): Safe {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      html`<li><code>${name}</code>${required.includes(name) ? ' *' : ''} ${schemaHtml(field)}</li>`,
  )
  return html`<ul>${fields}</ul>`
}

function referenceHtml(reference: string): Safe {
  const name = reference.split('/').at(-1) ?? ''
  return html`<a href="#schema-${name}">${name}</a>`
}

function typeText({ type, format, enum: values, const: constant }: Known): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (constant !== undefined) return JSON.stringify(constant)
  const base = Array.isArray(type) ? type.join(' | ') : (type ?? 'qualsiasi')
  return format ? `${base} (${format})` : base
}

function note({ description }: Known, schema: Schema): string {
  const limits = LIMITS.filter(
    (name) => schema[name] !== undefined && Math.abs(Number(schema[name])) !== 2 ** 53 - 1,
  )
  const text = limits.map((name) => `${name} ${String(schema[name])}`).join(', ')
  return [text && ` · ${text}`, description && ` — ${description}`].filter(Boolean).join('')
}
