import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '@/lib/core/db'
import { findClaims } from '@/lib/italian/claims'
import { initialText } from '@/lib/mail/mail-text'
import { anyTemplate, TEMPLATES, type TemplateName } from '@/lib/mail/templates'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { AGENT_FAQS } from '@/prisma/seed/content/agent-faqs'
import { ANNOUNCEMENTS } from '@/prisma/seed/content/announcements'
import { FAQS } from '@/prisma/seed/content/faqs'
import { CASA } from '@/prisma/seed/content/news/casa'
import { IMPRESE } from '@/prisma/seed/content/news/imprese'
import { MUTUI } from '@/prisma/seed/content/news/mutui'
import { NOVITA } from '@/prisma/seed/content/news/novita'
import { PRESTITI } from '@/prisma/seed/content/news/prestiti'
import { TASSI } from '@/prisma/seed/content/news/tassi'
import { BIO } from '@/prisma/seed/content/roster'
import { buildFaqCategory, buildNews } from '@/prisma/seed/factories/content'
import { paroleAnnunci } from './advertising-words'

let office: Caller
let keeper: Caller
beforeAll(async () => {
  office = await adminWith('content_manage', 'communications_manage', 'agents_manage')
  keeper = await adminWith('content_manage', 'settings_manage')
})

const news = {
  categoria: 'casa',
  abstract: '',
  urlImage: null,
  urlImageAlt: '',
  published: false,
  publishedAt: null,
}
let count = 0
const write = (as: Caller, titolo: string, more: object = {}) => {
  count += 1
  return callAs(as, 'POST', 'news', {
    body: { ...news, titolo, slug: `parole-${count}`, corpo: '<p>Testo.</p>', ...more },
  })
}
const reasonsOf = async (ref: string) =>
  (await db().commit.findMany({ where: { ref }, orderBy: { createdAt: 'asc' } })).map(
    ({ info }) => (info as { reason?: string }).reason,
  )
const WHY = 'Citiamo la pubblicità di altri, per criticarla.'

describe('words of advertising', () => {
  it('are named at their field with their reason, and nothing is written', async () => {
    const { status, json } = await write(office, 'Prestiti facili', { abstract: 'Li ottieni in 24 ore.' })
    expect(status).toBe(422)
    expect(json.detail).toContain('«facili», «in 24 ore»')
    expect(json.errors).toEqual([
      { path: 'titolo', message: expect.stringMatching(/^«facili» \(rischiosa\): .*art\. 8/) },
      { path: 'abstract', message: expect.stringContaining('«in 24 ore»') },
    ])
    expect(json.parole).toMatchObject({ siPossonoTenere: true })
    expect(await db().news.count({ where: { titolo: 'Prestiti facili' } })).toBe(0)
  })

  it('stay with a written reason, which the history keeps, and without one they do not', async () => {
    for (const motivoParole of ['', 'breve', '..........', null])
      expect((await write(office, 'Prestiti facili', { motivoParole })).status).toBe(422)
    const { status, json } = await write(office, 'Prestiti facili', { motivoParole: WHY })
    expect(status).toBe(201)
    expect(await reasonsOf(json._id)).toEqual([`Parole tenute, «facili»: ${WHY}`])
    expect(json).not.toHaveProperty('motivoParole')
  })

  it('that are forbidden stay only by who keeps the list', async () => {
    const titolo = 'Prestiti anche a cattivi pagatori'
    const refused = await write(office, titolo, { motivoParole: WHY })
    expect([refused.status, refused.json.parole]).toMatchObject([422, { siPossonoTenere: false }])
    expect((await write(keeper, titolo, { motivoParole: WHY })).status).toBe(201)
  })

  it('come back from the history with a reason, as they are written', async () => {
    const boss = await adminWith('content_manage', 'commits_see', 'commits_restore', 'settings_manage')
    const { json: made } = await write(office, 'Prestiti facili', { motivoParole: WHY })
    const { json: now } = await callAs(office, 'PATCH', 'news/[id]', {
      params: { id: made._id },
      body: { version: made.version, titolo: 'Prestiti personali' },
    })
    const lastOf = () => db().commit.findFirstOrThrow({ where: { ref: made._id }, orderBy: { id: 'desc' } })
    const back = async (id: string, body: object = {}) =>
      callAs(boss, 'POST', 'commits/[id]/restore', { params: { id }, body })
    const edit = await lastOf()
    const refused = await back(edit.id, { to: 'before' })
    expect([refused.status, refused.json.parole]).toMatchObject([422, { siPossonoTenere: true }])
    expect((await db().news.findUniqueOrThrow({ where: { id: made._id } })).titolo).toBe(now.titolo)
    expect((await back(edit.id, { to: 'before', motivoParole: WHY })).status).toBe(200)
    expect((await reasonsOf(made._id)).at(-1)).toContain(WHY)
    const { version } = await db().news.findUniqueOrThrow({ where: { id: made._id } })
    await callAs(office, 'DELETE', 'news/[id]', { params: { id: made._id }, body: { version } })
    const deletion = await lastOf()
    expect((await back(deletion.id)).status).toBe(422)
    expect((await back(deletion.id, { motivoParole: WHY })).status).toBe(200)
    expect((await reasonsOf(made._id)).at(-1)).toContain(WHY)
  })

  it('are looked for in what changes alone: a list may be younger than a text', async () => {
    const { id } = await buildNews({ titolo: 'Mutuo facile' })
    const patch = (body: object) =>
      callAs(office, 'PATCH', 'news/[id]', { params: { id }, body: { version: 1, ...body } })
    expect((await patch({ corpo: '<p>Un mutuo veloce.</p>' })).json.errors).toMatchObject([{ path: 'corpo' }])
    expect((await patch({ abstract: 'In breve.' })).status).toBe(200)
  })

  it('are asked for in pages, FAQs, announcements, agents’ presentations and mails', async () => {
    const claim = 'È facile, credetemi: chiamate e ne parliamo insieme.'
    const agent = await anAgent()
    const { version } = await db().agent.findUniqueOrThrow({ where: { id: agent.id } })
    const page = { titolo: 'Una pagina', url: 'parole', descrizione: '', published: false }
    const faq = { domanda: 'Una domanda?', ordine: 1, published: true }
    const categoryId = (await buildFaqCategory()).id
    const [template] = Object.keys(TEMPLATES) as [TemplateName]
    const { write: compose, demo } = anyTemplate(template)
    const text = { ...initialText(compose, demo), titolo: 'Un prestito facile' }
    const answers = [
      await callAs(office, 'POST', 'pages', { body: { ...page, corpo: `<p>${claim}</p>` } }),
      await callAs(office, 'POST', 'faqs', { body: { ...faq, categoryId, risposta: `<p>${claim}</p>` } }),
      await callAs(agent, 'PATCH', 'agents/me', { body: { bio: claim, version } }),
      await callAs(office, 'PATCH', 'agents/[id]', {
        params: { id: agent.id },
        body: { bio: claim, version },
      }),
      await callAs(keeper, 'PATCH', 'emails/[template]', {
        params: { template },
        body: { ...text, version: 0 },
      }),
    ]
    expect(answers.map(({ status, json }) => [status, json.errors.map(({ path }) => path)])).toEqual([
      [422, ['corpo']],
      [422, ['risposta']],
      [422, ['bio']],
      [422, ['bio']],
      [422, ['titolo']],
    ])
    const motivoParole = WHY
    const kept = await callAs(agent, 'PATCH', 'agents/me', { body: { bio: claim, version, motivoParole } })
    expect([kept.status, (await reasonsOf(agent.id)).at(-1)]).toEqual([
      200,
      `Parole tenute, «facile»: ${WHY}`,
    ])
  })

  it('are not in the words that we bring: templates of pages, mails, and the demo', () => {
    const mails = (Object.keys(TEMPLATES) as TemplateName[]).map((name) => {
      const { write: compose, demo } = anyTemplate(name)
      return [name, initialText(compose, demo)] as const
    })
    const texts: [string, unknown][] = [
      ...PAGE_TEMPLATES.map((page): [string, unknown] => [page.url, page]),
      ...mails.map(([name, text]): [string, unknown] => [name, text]),
      ...[CASA, IMPRESE, MUTUI, NOVITA, PRESTITI, TASSI]
        .flat()
        .map((one): [string, unknown] => [one.titolo, one]),
      ['faqs', FAQS],
      ['agent-faqs', AGENT_FAQS],
      ['announcements', ANNOUNCEMENTS],
      ['bio', BIO],
    ]
    const found = texts.flatMap(([name, text]) =>
      findClaims(JSON.stringify(text).replaceAll('\\n', ' '), paroleAnnunci.initial).map(
        ({ scritta }) => `${name}: ${scritta}`,
      ),
    )
    expect(found).toEqual([])
  })

  it('are not in what the site, the campaigns, the frames and the flyers say in the code', () => {
    const folders = ['components/site', 'components/frames', 'components/markup', 'lib/features/materials']
    const sources = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
        .map((name) => path.join(folder, name)),
    )
    expect(sources.length).toBeGreaterThan(100)
    const found = sources.flatMap((name) =>
      findClaims(readFileSync(name, 'utf8'), paroleAnnunci.initial).map(
        ({ scritta }) => `${name}: ${scritta}`,
      ),
    )
    expect(found).toEqual([])
  })
})
