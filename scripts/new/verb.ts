import { EnvError } from '../../lib/core/env'
import { type Names, namesOf } from './names'
import type { Read, Recipe } from './types'

const USAGE = 'verb convenzioni archive'

type Resource = { path: string; name: string; auth: string }

/** The resource of a feature, as the registry and its declaration name it. */
function resourceOf(feature: string, read: Read): Resource {
  const line = new RegExp(
    `^ *'?([\\w/]+)'?: async \\(\\) =>\\s+\\(await import\\('@/lib/features/${feature}/resource'\\)\\)\\.(\\w+)`,
    'm',
  )
  const [, path, name] = line.exec(read('lib/registry/declared.ts') ?? '') ?? []
  const declared = read(`lib/features/${feature}/resource.ts`) ?? ''
  // Whose screens there are: others are refused by their role alone.
  const auth = /\bareas: \{[^}]*\bagent:/.test(declared) ? "['admin', 'agent']" : "['admin']"
  if (path && name) return { path, name, auth }
  throw new EnvError(`Non c’è una risorsa in lib/features/${feature}: i verbi sono di una risorsa.`)
}

const verbOf = (verb: Names, { name }: Resource) => `import 'server-only'
import { withTransaction } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import { ${name} } from './resource'
import type { ${verb.pascal}Input } from './schema'

/** ${verb.words}: what becomes of a row, in a sentence; under which rule it is refused. */
export async function ${verb.camel}(ctx: Ctx, id: string, { version, motivo }: ${verb.pascal}Input): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockRow(${name}, { ...ctx, tx }, id, version)
    await writeVerb(${name}, { ...ctx, tx }, { before, change: {}, reason: motivo })
  }, ctx.tx)
}
`

const schemaOf = ({ camel, pascal }: Names) => `
export const ${camel}Schema = z.strictObject({
  version: z.number().int(),
  motivo: z.string('Scrivi il motivo.').trim().min(3, 'Scrivi il motivo.').max(500, 'Al massimo 500 caratteri.'),
})
export type ${pascal}Input = z.infer<typeof ${camel}Schema>
`

const routeOf = (verb: Names, feature: string, { name, auth }: Resource) => `import { z } from 'zod'
import { ${verb.camel} } from '@/lib/features/${feature}/${verb.kebab}'
import { ${name} } from '@/lib/features/${feature}/resource'
import { ${verb.camel}Schema } from '@/lib/features/${feature}/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ${auth},
    admits: requireAnyAccess(${name}.access.update),
    params: z.object({ id: z.string() }),
    body: ${verb.camel}Schema,
    summary: '${verb.words}: in una riga che cosa fa',
  },
  async ({ ctx, params, body }) => {
    await ${verb.camel}(ctx, params.id, body)
    return getRow(${name}, ctx.actor, params.id)
  },
)
`

const testOf = (verb: Names, { path, name }: Resource) => `import { newId } from '@/lib/core/ids'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { aClient, adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { ${name} } from './resource'

const motivo = 'Una prova.'
const send = (as: Caller | null, id: string, body: object) =>
  callAs(as, 'POST', '${path}/[id]/${verb.kebab}', { params: { id }, body })

async function aRow() {
  const editor = await adminWith(${name}.permission)
  const built = await SAMPLES[${name}.path]?.build(1)
  const id = built?.id ?? ''
  const { json } = await callAs(editor, 'GET', '${path}/[id]', { params: { id } })
  return { editor, id, version: json.version }
}

it('is done by who may, on the version that they read', async () => {
  const { editor, id, version } = await aRow()
  const { status, json } = await send(editor, id, { version, motivo })
  expect([status, json.version]).toEqual([200, version + 1])
  expect((await send(editor, id, { version, motivo })).json.code).toBe('stale_version')
})

it('is refused to everybody else, and of a row that is not there', async () => {
  const { editor, id, version } = await aRow()
  const who = [null, await adminWith(), await aClient()]
  const codes = who.map(async (as) => (await send(as, id, { version, motivo })).status)
  expect(await Promise.all(codes)).toEqual([401, 403, 403])
  expect((await send(editor, newId(), { version, motivo })).status).toBe(404)
})

it('names the field that is wrong', async () => {
  const { editor, id, version } = await aRow()
  const { status, json } = await send(editor, id, { version, motivo: '' })
  expect([status, json.errors[0]?.path]).toEqual([422, 'motivo'])
})
`

/** An operation with rules of its own on one row of a resource. */
export const verb: Recipe = ([feature, name], read) => {
  const { kebab } = namesOf(feature, USAGE)
  const names = namesOf(name, USAGE)
  const resource = resourceOf(kebab, read)
  const folder = `lib/features/${kebab}`
  return {
    files: {
      [`${folder}/${names.kebab}.ts`]: verbOf(names, resource),
      [`app/v2/${resource.path}/[id]/${names.kebab}/route.ts`]: routeOf(names, kebab, resource),
      [`${folder}/${names.kebab}.db.test.ts`]: testOf(names, resource),
    },
    edits: { [`${folder}/schema.ts`]: (text) => text + schemaOf(names) },
    left: [
      `che cosa cambia (\`change\`), e quando si rifiuta: ${folder}/${names.kebab}.ts; notifiche, mail e lavori passano dalla stessa tx`,
      `se non cambia colonne (un sollecito): niente writeVerb, una riga della cronologia, e nella prova la versione resta; se scrive a qualcuno: docs/recipes.md, «A mail», e nella prova mailsTo (lib/testing/queued-mails.ts)`,
      `che cosa chiede: ${names.camel}Schema in ${folder}/schema.ts`,
      'la frase di `summary`, che è la voce del documento delle API',
      'chi può: `auth` e `admits` della rotta',
      'il pulsante: useRecordVerb, come in components/tickets/office-verbs.tsx',
      `poi: npm test -- jest ${folder}/${names.kebab}`,
    ],
  }
}
