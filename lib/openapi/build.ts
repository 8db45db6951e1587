import type { EngineRoute } from '@/lib/resources/engine-route'
import { schemaName } from './engine-operation'
import { operationOf } from './operation'
import type { Models } from './prisma-models'
import { rowSchema } from './resource-schemas'
import { ERROR_REPLIES, PROBLEM } from './responses'
import type { Document, Found, Operation, Schema } from './types'

const DESCRIPTION = `Un errore è testo semplice in italiano, o un problema RFC 9457 per chi accetta
application/problem+json. I percorsi rispondono con e senza barra finale. Importi in euro con due decimali, istanti
ISO 8601, giorni YYYY-MM-DD.`

/** The whole document, from the routes that were found and the types of the database's columns. */
export function buildDocument(routes: readonly Found[], models: Models): Document {
  const sorted = routes.toSorted((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1))
  const paths: Document['paths'] = {}
  for (const found of sorted) {
    paths[found.path] = { ...paths[found.path], [found.method.toLowerCase()]: operationOf(found) }
  }
  for (const [path, operation] of Object.entries(OPERATORS)) paths[path] = { get: operation }
  const tags = [...new Set(Object.values(paths).flatMap((one) => Object.values(one).flatMap(tagsOf)))]
  return {
    openapi: '3.1.0',
    info: { title: 'Chiaravia API', version: '2', description: DESCRIPTION.replaceAll('\n', ' ') },
    servers: [{ url: '/' }],
    tags: tags.toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problema: PROBLEM, ...rowSchemas(sorted, models) },
      responses: ERROR_REPLIES,
      securitySchemes: {
        admin: bearer('amministratore'),
        agent: bearer('agente'),
        client: bearer('cliente'),
      },
    },
  }
}

const tagsOf = ({ tags }: Operation) => tags

const bearer = (who: string): Schema => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: `Token di accesso di un ${who}; x-refresh-token può accompagnarlo.`,
})

function rowSchemas(routes: readonly Found[], models: Models): Record<string, Schema> {
  const resources = routes.flatMap(({ route }) =>
    'engine' in route ? [(route as EngineRoute).engine.resource] : [],
  )
  return Object.fromEntries(
    resources.map((resource) => [schemaName(resource.path), rowSchema(resource, models)]),
  )
}

const operator = (id: string, summary: string, type: string, more: Record<string, string>): Operation => ({
  operationId: id,
  tags: ['gestione'],
  summary,
  security: [],
  responses: Object.fromEntries([
    ['200', { description: 'Riuscita.', content: { [type]: { schema: {} } } }],
    ...Object.entries(more).map(([status, description]) => [status, { description }]),
  ]),
})

/** The few calls that are not made for people, and have no options to be read from. */
const OPERATORS: Record<string, Operation> = {
  '/v2/health/live': operator('live', 'Il processo risponde', 'application/json', {}),
  '/v2/health/ready': operator(
    'ready',
    'Il servizio può lavorare; che cosa manca lo dice solo al gestore',
    'application/json',
    {
      503: 'Il database non risponde.',
    },
  ),
  '/v2/metrics': operator('metrics', 'Misure per Prometheus', 'text/plain', {
    404: 'Senza il token del gestore.',
  }),
}

/** Routes without options that the document describes by hand, or leaves out because nobody else may call them. */
export const WITHOUT_OPTIONS = [...Object.keys(OPERATORS), '/v2/internal/revalidate']
