import type { z } from 'zod'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { RESOURCES } from '@/lib/registry/resources'
import { SETTINGS } from '@/lib/registry/settings'
import { kindAt, namesFiles } from '@/lib/resources/file-fields'
import type { Resource, Row } from '@/lib/resources/types'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { aClient, adminWith, anAgent, type Caller, callAs, routesOf } from '@/lib/testing/test-kit'
import type { StoredFile } from '@/prisma/generated/client'
import { buildFileItem, buildNews, buildStoredFile } from '@/prisma/seed/factories/content'
import { buildAgent, buildAgentDocument } from '@/prisma/seed/factories/people'
import { buildDocumento, buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicket, buildTicketCategory } from '@/prisma/seed/factories/service'
import { routeFiles } from '../serving/v2-routes'
import { isPointer } from './mentions'
import { noteUses } from './uses'

/*
 * Every field that names a file, found in the schemas and not in a list: each has the kind that says so, and refuses the
 * files of others with its name.
 */

const ADDRESS = '/v2/storage/files/01900000-0000-7000-8000-00000000000a'
const ADDRESSES = /^url(?:s|Photo|Image|Logo)?$/
const WORDS = 'Un testo di prova, abbastanza lungo per ogni regola.'

type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  in?: z.ZodType
  shape?: Record<string, z.ZodType>
}

/**
 * The paths of a schema's fields that take the id or the address of one of our files, and not any text; `byName`: those too that
 * take any, and are called an address.
 */
function fileFields(schema: z.ZodType, path: readonly string[] = [], byName = false): string[] {
  const def = schema.def as unknown as Def
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, inner]) => fileFields(inner, [...path, name], byName))
  const inner = def.innerType ?? def.element ?? (def.type === 'pipe' ? def.in : undefined)
  if (inner && holds(inner)) return fileFields(inner, path, byName)
  const isCalled = byName && ADDRESSES.test(path.at(-1) ?? '')
  if (isCalled && [ADDRESS, [ADDRESS]].some((value) => schema.safeParse(value).success))
    return [path.join('.')]
  const isAddress = schema.safeParse(ADDRESS).success && !schema.safeParse(WORDS).success
  const isList = def.element?.safeParse(ADDRESS).success && !def.element.safeParse(WORDS).success
  return isPointer(path.at(-1) ?? '') || isAddress || isList ? [path.join('.')] : []
}

/** Whether there are fields in it. */
function holds(schema: z.ZodType): boolean {
  const { shape, innerType, element, type, ...def } = schema.def as unknown as Def
  const inner = innerType ?? element ?? (type === 'pipe' ? def.in : undefined)
  return shape !== undefined || (inner !== undefined && holds(inner))
}

const written = async (): Promise<Resource[]> => {
  const all = await Promise.all(Object.values(RESOURCES).map((load) => load()))
  return all.filter(({ audit }) => audit)
}

const richTexts = ({ form }: Resource) =>
  form.filter(({ kind }) => kind === 'richtext').map(({ name }) => name)

const lesson = { ordine: 1, titolo: 'Prima', descrizione: '', durataSec: 90, soglia: 80, tentativi: 3 }
const aLesson = (own: Row) => ({
  ...lesson,
  video: 'https://vimeo.com/123456',
  copertina: null,
  sottotitoli: null,
  allegati: [],
  domande: [],
  ...own,
})

type Make = (file: StoredFile) => Row
const inText =
  (field: string): Make =>
  ({ url }) => ({ [field]: `<p>Testo.</p><img src="${url}" alt="Prova">` })

/** How each of these fields is filled; one that is missing here fails the test. */
const FIELDS: Record<string, Make> = {
  'news.urlImage': ({ url }) => ({ urlImage: url, urlImageAlt: 'Prova' }),
  'news.corpo': inText('corpo'),
  'pages.corpo': inText('corpo'),
  'faqs.risposta': inText('risposta'),
  'comunicazioni.corpo': inText('corpo'),
  'comunicazioni.allegati.url': ({ url, name, mimetype }) => ({
    allegati: [{ url, name, size: 1, mimetype }],
  }),
  'formazione.lezioni.video': ({ url }) => ({ lezioni: [aLesson({ video: url })] }),
  'formazione.lezioni.copertina': ({ url }) => ({ lezioni: [aLesson({ copertina: url })] }),
  'formazione.lezioni.sottotitoli': ({ url }) => ({ lezioni: [aLesson({ sottotitoli: url })] }),
  'formazione.lezioni.allegati.url': ({ url }) => ({
    lezioni: [aLesson({ allegati: [{ nome: 'Prova', url }] })],
  }),
  'agencies.urlPhoto': ({ url }) => ({ urlPhoto: url }),
  'banks.urlLogo': ({ url }) => ({ urlLogo: url }),
  'agents.urlPhoto': ({ url }) => ({ urlPhoto: url }),
  'agents.documents.fileId': ({ id }) => ({
    documents: [{ tipo: 'mandato', fileId: id, scadeIl: null, note: '' }],
  }),
  'files.fileId': ({ id }) => ({ fileId: id }),
  'attestatiEsterni.fileId': ({ id }) => ({ fileId: id }),
  'informazioni.corpo': inText('corpo'),
  'merchandising.immagini.url': ({ url }) => ({ immagini: [{ url, alt: 'Prova' }] }),
}

/** What a file has to be to be taken in a field, besides whose it is. */
const RIGHT: Record<string, Partial<StoredFile>> = {
  'formazione.lezioni.video': { purpose: 'formazione', mimetype: 'video/mp4' },
  'formazione.lezioni.sottotitoli': { purpose: 'formazione', mimetype: 'text/vtt' },
}

const picture = (own: Partial<StoredFile> = {}) => buildStoredFile({ mimetype: 'image/png', ...own })
const by = ({ role, id }: Caller): Partial<StoredFile> => ({ ownerRole: role, ownerId: id })

const NOWHERE = 'one that never was'

/** Files that an administrator who publishes has no business naming. */
async function foreignFiles(own: Partial<StoredFile>): Promise<[what: string, file: StoredFile][]> {
  const office = by(await adminWith())
  const [paper, letter] = [
    await picture({ ...office, ...own }),
    await picture({ ...office, purpose: 'ticket' }),
  ]
  const { agentId: recordId } = await buildAgentDocument({ fileId: paper.id })
  await noteUses(db(), { model: 'agentDocument', recordId }, null, { fileId: paper.id }, 'product')
  const { id: _id, ...never } = await picture({ ...office, deletedAt: new Date() })
  return [
    ['a client’s', await picture({ ...by(await aClient()), ...own })],
    ['an agent’s', await picture({ ...by(await anAgent()), ...own })],
    ['a visitor’s curriculum', await picture({ purpose: 'cv' })],
    ['the contract of an agent', paper],
    ['a letter’s', letter],
    ['one that is gone', await picture({ ...office, ...own, deletedAt: new Date() })],
    [NOWHERE, { ...never, id: newId(), url: `/v2/storage/files/${newId()}` }],
  ]
}

let n = 400

describe('every field of a record that names a file', () => {
  it('has a kind that says so', async () => {
    const wrong: string[] = []
    const found: string[] = []
    for (const resource of await written()) {
      for (const field of fileFields(resource.schema)) {
        found.push(`${resource.path}.${field}`)
        if (!namesFiles(kindAt([...resource.form, ...(resource.history ?? [])], field)))
          wrong.push(`${resource.path}.${field}`)
      }
      found.push(...richTexts(resource).map((field) => `${resource.path}.${field}`))
    }
    expect(wrong).toEqual([])
    expect(found.sort()).toEqual(Object.keys(FIELDS).sort())
  })

  it.each(Object.entries(FIELDS))(
    '%s refuses the files of others, and takes one’s own',
    async (field, fill) => {
      const path = Object.keys(SAMPLES).find((name) => field.startsWith(`${name}.`)) ?? ''
      const resource = (await RESOURCES[path]?.()) as Resource
      const name = field.slice(path.length + 1).split('.')[0] ?? ''
      const editor = await adminWith(resource.permission)
      const right = RIGHT[field] ?? {}
      const create = async (file: StoredFile) => {
        n += 1
        const body = { ...(await SAMPLES[path]?.body?.(n)), ...fill(file) }
        return callAs(editor, 'POST', path, { body })
      }
      for (const [what, file] of await foreignFiles(right)) {
        const { status, json } = await create(file)
        const paths = (json.errors ?? []).map((error) => error.path.split('.')[0])
        // A row of another table that points nowhere is refused by the database, which knows no field.
        if (status !== 409 || what !== NOWHERE) expect([what, status, paths]).toEqual([what, 422, [name]])
      }
      const taken = await create(await picture({ ...by(editor), ...right }))
      expect([taken.status, taken.json.errors]).toEqual([201, undefined])
      // A change asks the same.
      const foreign = await picture({ ...by(await aClient()), ...right })
      const { _id: id, version } = taken.json
      const changed = await callAs(editor, 'PATCH', `${path}/[id]`, {
        params: { id },
        body: { ...fill(foreign), version },
      })
      expect([changed.status, changed.json.errors?.[0]?.path.split('.')[0]]).toEqual([422, name])
    },
  )
})

describe('a setting that names a file', () => {
  it('refuses the files of others', async () => {
    const editor = await adminWith('settings_manage')
    const named = SETTINGS.filter(({ form }) => form.fields.some(({ kind }) => namesFiles(kind)))
    expect(named.map(({ key }) => key)).toEqual(['firmaBanner'])
    const put = (url: string) =>
      callAs(editor, 'PATCH', 'settings/[key]', {
        params: { key: 'firmaBanner' },
        body: {
          value: {
            immagine: url,
            descrizione: 'Prova',
            link: 'https://sito.example',
            dal: '2026-01-01',
            al: '2026-12-31',
          },
          version: 0,
        },
      })
    for (const [what, file] of await foreignFiles({})) {
      const { status, json } = await put(file.url)
      expect([what, status, json.errors?.map(({ path }) => path)]).toEqual([what, 422, ['value.immagine']])
    }
    expect((await put((await picture(by(editor))).url)).status).toBe(200)
  })
})

const attachment = ({ url, name, mimetype }: StoredFile) => ({ url, name, size: 1, mimetype })

type Refused = { status: number; json: { errors?: { path: string }[] } }
type Verb = (file: StoredFile) => Promise<Refused>

async function documentOf(agent: Caller, route: string, { url }: StoredFile) {
  const { id } = await buildPratica({ agentId: agent.id })
  const doc = await buildDocumento({ praticaId: id })
  return callAs(agent, 'POST', route, { params: { id, docId: doc.id }, body: { url } })
}

/** Calls of verbs that name files, each with somebody else's; what the engine's own calls take is said above. */
const VERBS: Record<string, [verb: Verb, status: number, path?: string]> = {
  'PATCH /v2/agents/me urlPhoto': [
    async ({ url }) => {
      const agent = await anAgent()
      const { version } = await db().agent.findUniqueOrThrow({ where: { id: agent.id } })
      return callAs(agent, 'PATCH', 'agents/me', { body: { urlPhoto: url, version } })
    },
    422,
    'urlPhoto',
  ],
  'POST /v2/files/{id}/versions fileId': [
    async ({ id: fileId }) => {
      const { id, version } = await buildFileItem()
      const keeper = await adminWith('storage_manage')
      return callAs(keeper, 'POST', 'files/[id]/versions', { params: { id }, body: { fileId, version } })
    },
    422,
    'fileId',
  ],
  'POST /v2/pratiche/{id}/documenti/{docId} url': [
    async (file) => documentOf(await anAgent(), 'pratiche/[id]/documenti/[docId]', file),
    422,
    'url',
  ],
  'POST /v2/pratiche/{id}/documenti/{docId}/file url': [
    async (file) => documentOf(await anAgent(), 'pratiche/[id]/documenti/[docId]/file', file),
    422,
    'url',
  ],
  'POST /v2/storage/deleteGenericFile url': [
    async (file) =>
      callAs(await adminWith(), 'POST', 'storage/deleteGenericFile', { body: attachment(file) }),
    404,
  ],
  'POST /v2/storage/joinPages urls': [
    async ({ url }) =>
      callAs(await aClient(), 'POST', 'storage/joinPages', { body: { urls: [url], name: 'Prova' } }),
    422,
    'urls',
  ],
  'POST /v2/tickets/create allegati.url': [
    async (file) => {
      const { id: category } = await buildTicketCategory()
      const body = { category, oggetto: 'Aiuto', messaggio: 'Ecco il file', allegati: [attachment(file)] }
      return callAs(await aClient(), 'POST', 'tickets/create', { body })
    },
    422,
    'allegati',
  ],
  'POST /v2/tickets/{id}/reply allegati.url': [
    async (file) => {
      const client = await aClient()
      const { id } = await buildTicket({ clientId: client.id })
      const body = { testo: 'Ecco il file', allegati: [attachment(file)] }
      return callAs(client, 'POST', 'tickets/[id]/reply', { params: { id }, body })
    },
    422,
    'allegati',
  ],
}

describe('the verbs that take the id or the address of a file', () => {
  it('are known', async () => {
    const found: string[] = []
    for (const [address] of routeFiles()) {
      const routes = await routesOf(address.slice('/v2/'.length).replace(/\{((?:\.{3})?\w+)\}/g, '[$1]'))
      for (const [method, route] of Object.entries(routes)) {
        const body = route?.options?.body as z.ZodType | undefined
        if (body) found.push(...fileFields(body, [], true).map((field) => `${method} ${address} ${field}`))
      }
    }
    expect(found).toEqual(Object.keys(VERBS))
  })

  it.each(Object.entries(VERBS))('%s refuses somebody else’s', async (_name, [verb, status, path]) => {
    for (const owner of [await aClient(), await anAgent()]) {
      const { status: given, json } = await verb(await picture(by(owner)))
      expect([given, json.errors?.[0]?.path]).toEqual([status, path])
    }
  })
})

describe('what a record had', () => {
  it('comes back with it, whoever restores it', async () => {
    const [writer, other] = [
      await adminWith('content_manage'),
      await adminWith('content_manage', 'commits_see', 'commits_restore'),
    ]
    // A photograph of before there was a rule, that nobody of the office has uploaded.
    const old = await picture(by(await anAgent()))
    const { id, version } = await buildNews({ urlImage: old.url, urlImageAlt: 'Prova' })
    const params = { id }
    const kept = await callAs(writer, 'PATCH', 'news/[id]', {
      params,
      body: { titolo: 'Altro titolo', version },
    })
    expect(kept.status).toBe(200)
    const body = { version: kept.json.version }
    expect((await callAs(writer, 'DELETE', 'news/[id]', { params, body })).status).toBe(204)
    const gone = await db().commit.findFirstOrThrow({ where: { ref: id, action: 'delete' } })
    const restored = await callAs(other, 'POST', 'commits/[id]/restore', { params: { id: gone.id } })
    expect(restored.status).toBe(200)
    expect((await db().news.findUniqueOrThrow({ where: { id } })).urlImage).toBe(old.url)
  })

  it('does not open a file whose address somebody wrote into one of its texts', async () => {
    const editor = await adminWith('agents_manage')
    const agent = await buildAgent()
    const foreign = await picture(by(await aClient()))
    const note = { tipo: 'mandato', fileId: null, scadeIl: null, note: `Vedi ${foreign.url}` }
    const patch = (body: Row) => callAs(editor, 'PATCH', 'agents/[id]', { params: { id: agent.id }, body })
    const written = await patch({ documents: [note], version: agent.version })
    expect(written.status).toBe(200)
    const documents = [{ ...note, note: '', fileId: foreign.id }]
    const refused = await patch({ documents, version: written.json.version })
    expect([refused.status, refused.json.errors?.[0]?.path]).toEqual([422, 'documents.0.fileId'])
  })
})
