import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { png } from '@/lib/storage/testing'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildFileItem, buildStoredFile } from '@/prisma/seed/factories/content'
import { tellOutdated } from './tell-outdated'

type Copied = { attuale: boolean; opzioni: object } | null
const options = { layout: 'essenziale', telefono: true, whatsapp: true, sito: true, indirizzo: false }
const dayFromNow = (days: number) => dayOf(addDays(new Date(), days))
const own = async (as: Caller) =>
  (await callAs<{ html: string; testo: string; copiata: Copied }>(as, 'GET', 'agents/me/signature')).json
const copy = (as: Caller | null) => callAs(as, 'POST', 'agents/me/signature/copied', { body: options })
const bells = (as: Caller) =>
  db().notification.count({ where: { userId: as.id, titolo: { contains: 'firma' } } })

const banner = (more: object = {}) => ({
  immagine: '',
  descrizione: 'Mutui casa',
  link: 'https://chiaravia.example/mutui',
  dal: dayFromNow(-1),
  al: dayFromNow(1),
  ...more,
})
const set = (as: Caller, value: object | null, version: number) =>
  callAs(as, 'PATCH', 'settings/[key]', { params: { key: 'firmaBanner' }, body: { value, version } })

async function picture() {
  const bytes = new Uint8Array(await png())
  const file = await buildStoredFile({
    mimetype: 'image/png',
    larghezza: 960,
    altezza: 240,
    size: BigInt(bytes.length),
    ownerRole: 'admin',
    purpose: 'generic',
  })
  await db().filePiece.create({ data: { fileId: file.id, at: 0, bytes } })
  return file
}

it('stands under every signature between its days; its address answers for good, and who has copied theirs hears of it once', async () => {
  const [office, agent] = [await adminWith('settings_manage'), await anAgent()]
  expect((await own(agent)).copiata).toBeNull()
  expect([(await copy(null)).status, (await copy(office)).status]).toEqual([401, 403])
  expect((await copy(agent)).status).toBe(204)
  await tellOutdated()
  expect([(await own(agent)).copiata, await bells(agent)]).toMatchObject([
    { attuale: true, opzioni: options },
    0,
  ])

  const file = await picture()
  const item = await buildFileItem({ fileId: file.id })
  const address = `http://localhost:8000/v2/files/${item.id}/content`
  const loud = await set(office, banner({ immagine: address, descrizione: 'Prestiti facili' }), 0)
  expect([loud.status, loud.json.errors[0]?.path]).toEqual([422, 'value.descrizione'])
  const saved = await set(office, banner({ immagine: address }), 0)
  expect([saved.status, saved.json.value]).toMatchObject([200, { immagine: file.url }])
  const { html, testo, copiata } = await own(agent)
  const src = `/v2/firma/${file.id}/banner.jpg" width="480" height="120" alt="Mutui casa"`
  expect([html.includes(src), testo.includes('Mutui casa: https://'), copiata?.attuale]).toEqual([
    true,
    true,
    false,
  ])
  await tellOutdated()
  await tellOutdated()
  expect(await bells(agent)).toBe(1)
  await copy(agent)
  expect((await own(agent)).copiata?.attuale).toBe(true)

  const shown = (id: string) => callAs(null, 'GET', 'firma/[id]/banner.jpg', { params: { id } })
  const typeOf = async (id: string) => (await shown(id)).headers.get('content-type')
  const later = banner({ immagine: file.url, dal: dayFromNow(2), al: dayFromNow(3) })
  const { version } = (await set(office, later, Number(saved.json.version))).json
  expect((await own(agent)).html).not.toContain('banner.jpg')
  expect((await set(office, null, Number(version))).json.value).toBeNull()
  expect(await typeOf(file.id)).toBe('image/jpeg')
  // Of any other file, a point that nobody sees.
  expect([await typeOf((await picture()).id), await typeOf('inventato')]).toEqual(['image/gif', 'image/gif'])
})

it('says what is wrong with it', async () => {
  const office = await adminWith('settings_manage')
  const { url, id } = await buildStoredFile()
  const wrong: [object, string][] = [
    [{ immagine: 'https://altrove.example/x.png' }, 'value.immagine'],
    [{ immagine: `/v2/files/${id}/content` }, 'value.immagine'],
    [{ immagine: url, link: 'javascript:alert(1)' }, 'value.link'],
    [{ immagine: url, al: dayFromNow(-9) }, 'value.al'],
    [{ immagine: url, descrizione: ' ' }, 'value.descrizione'],
  ]
  for (const [more, path] of wrong) {
    const refused = await set(office, banner(more), 0)
    expect([more, refused.status, refused.json.errors[0]?.path]).toEqual([more, 422, path])
  }
})
