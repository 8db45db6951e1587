import { html, raw, type Safe } from './html'
import { STYLE } from './page-style'
import { schemaHtml } from './schema-html'
import type { Document, Operation, Parameter, Reply, Schema } from './types'

/** The document as one plain page: no script, nothing from elsewhere. */
export function docsPage({ info, tags, paths, components }: Document): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const group = ({ name }: { name: string }) => html`
    <section aria-labelledby="tag-${name}">
      <h2 id="tag-${name}">${name}</h2>
      ${entries.filter(({ operation }) => operation.tags.includes(name)).map(operationHtml)}
    </section>`
  const schema = ([name, value]: [string, Schema]) => html`
    <details id="schema-${name}"><summary><code>${name}</code></summary>${schemaHtml(value)}</details>`
  return html`<!doctype html>
<html lang="it">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${info.title}</title>
  <style>${raw(STYLE)}</style>
</head>
<body>
  <header>
    <h1>${info.title} <small>v${info.version}</small></h1>
    <p>${info.description}</p>
    <p><a href="/v2/openapi.json">openapi.json</a>: ${entries.length} operazioni, OpenAPI 3.1</p>
  </header>
  <nav aria-label="Gruppi">${tags.map(({ name }) => html`<a href="#tag-${name}">${name}</a> `)}</nav>
  <main>
    ${tags.map(group)}
    <section aria-labelledby="schemi"><h2 id="schemi">Schemi</h2>${Object.entries(components.schemas).map(schema)}</section>
  </main>
</body>
</html>
`.text
}

type Entry = { path: string; method: string; operation: Operation }

const operationHtml = ({ path, method, operation }: Entry): Safe => html`
  <details id="${operation.operationId}">
    <summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${operation.summary}</span></summary>
    <p>${[whoMay(operation), operation.description ?? ''].join(' ')}</p>
    ${parametersHtml(operation.parameters ?? [])}
    ${operation.requestBody ? [html`<h3>Corpo</h3>`, contentHtml(operation.requestBody)] : ''}
    <h3>Risposte</h3>
    <dl>${Object.entries(operation.responses).map(replyHtml)}</dl>
  </details>`

const ROLES: Record<string, string> = { admin: 'amministratori', agent: 'agenti', client: 'clienti' }

function whoMay({ security = [] }: Operation): string {
  if (security.length === 0) return 'Per chiunque, senza accesso.'
  const names = security.flatMap((one) => Object.keys(one)).map((name) => ROLES[name] ?? name)
  const free = security.some((one) => Object.keys(one).length === 0)
  return free ? 'Accesso facoltativo: si vede ciò che è permesso.' : `Per ${names.join(', ')}.`
}

function parametersHtml(parameters: Parameter[]): Safe | '' {
  if (parameters.length === 0) return ''
  const row = ({ name, in: place, required, description = '', schema }: Parameter) => html`
    <tr><td><code>${name}</code>${required ? ' *' : ''}</td><td>${place}</td><td>${schemaHtml(schema)}</td><td>${description}</td></tr>`
  return html`<h3>Parametri</h3>
    <table><thead><tr><th>Nome</th><th>Dove</th><th>Tipo</th><th>Significato</th></tr></thead><tbody>${parameters.map(row)}</tbody></table>`
}

const contentHtml = ({ content = {} }: { content?: Record<string, { schema: Schema }> }): Safe[] =>
  Object.entries(content).map(([type, { schema }]) => html`<p><code>${type}</code></p>${schemaHtml(schema)}`)

function replyHtml([status, reply]: [string, Reply]): Safe {
  if ('$ref' in reply) return html`<dt>${status}</dt><dd>Errore: <a href="#schema-Problema">Problema</a></dd>`
  return html`<dt>${status}</dt><dd>${reply.description}${contentHtml(reply)}</dd>`
}
