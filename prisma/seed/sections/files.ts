import 'server-only'
import { type AudienceRules, audienceWords } from '@/lib/features/audiences/schema'
import { FORM_FOLDERS } from '../content/forms'
import { bulk } from '../core/bulk'
import { atWork, daysFrom, dayText, earlier, rowsOf, type Seeding } from '../core/context'
import { storedPdf } from '../core/stored-pdf'

type Rows = Record<'stored' | 'pieces' | 'items' | 'versions' | 'uses' | 'downloads', object[]>
type People = { adminId: string | null; agents: readonly { id: string }[]; agency: string | null }

const NOTES = ['Aggiornati i recapiti', 'Nuova informativa', 'Corretti gli importi', 'Testo rivisto']
const EVERYBODY: AudienceRules = { regole: [{ tipo: 'tutti', valori: [] }], escludi: [] }

/** Most files are for everybody; some for those who lead, for an agency, for a region. */
function audienceOf(index: number, { agency }: People): AudienceRules {
  if (index % 11 === 5)
    return { regole: [{ tipo: 'figura', valori: ['responsabile_agenzia', 'area_manager'] }], escludi: [] }
  if (index % 17 === 8) return { regole: [{ tipo: 'provincia', valori: ['MI', 'MB', 'LO'] }], escludi: [] }
  if (index % 29 === 12 && agency) return { regole: [{ tipo: 'agenzia', valori: [agency] }], escludi: [] }
  return EVERYBODY
}

/** Four have ended, some end within a month, most hold on. */
function endsIn(index: number): number | null {
  if (index % 15 === 9) return -3 - index
  if (index % 13 === 4) return 4 + (index % 24)
  return index % 4 === 1 ? 120 + index : null
}

/** Folders, forms in their versions, and who downloaded which. What is in them waits in the database for the store. */
export async function seedFiles(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  const people = await peopleOf(seeding)
  const since = daysFrom(now, -400)
  const ids = new Map(FORM_FOLDERS.map(({ nome }) => [nome, id(since)]))
  const folders = FORM_FOLDERS.map(({ nome, parent, per }, ordine) => ({
    id: ids.get(nome),
    nome,
    ordine,
    createdAt: since,
    updatedAt: since,
    parentId: (parent && ids.get(parent)) ?? null,
    pubblico: per ?? EVERYBODY,
    visibileA: audienceWords(per ?? EVERYBODY),
  }))
  await bulk(client, 'file_folders', folders)
  const all = FORM_FOLDERS.flatMap(({ nome: folder, tag, forms }) =>
    forms.map(([nome, descrizione]) => ({ nome, descrizione, tag, folderId: ids.get(folder) ?? null })),
  )
  const rows: Rows = { stored: [], pieces: [], items: [], versions: [], uses: [], downloads: [] }
  const few = Math.ceil(all.length / seeding.count(all.length, 6))
  all.forEach((form, index) => {
    if (index % few === 0) addForm(seeding, people, rows, form, index)
  })
  await bulk(client, 'stored_files', rows.stored)
  await bulk(client, 'file_pieces', rows.pieces)
  await bulk(client, 'file_items', rows.items)
  await bulk(client, 'file_versioni', rows.versions)
  await bulk(client, 'file_uses', rows.uses)
  await bulk(client, 'file_scaricamenti', rows.downloads)
}

async function peopleOf({ client }: Seeding): Promise<People> {
  const [admin] = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM admins WHERE status = 'validated' ORDER BY (email = 'admin@demo.example') DESC, id LIMIT 1",
  )
  const agents = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE status = 'validated' ORDER BY id LIMIT 60",
  )
  const [agency] = await rowsOf<{ id: string }>(client, 'SELECT id FROM agencies ORDER BY id LIMIT 1')
  return { adminId: admin?.id ?? null, agents, agency: agency?.id ?? null }
}

type Form = { nome: string; descrizione: string; tag: readonly string[]; folderId: string | null }

function addForm(seeding: Seeding, people: People, rows: Rows, form: Form, index: number): void {
  const { id, now, rng } = seeding
  const count = index % 6 === 2 ? 3 : index % 9 === 3 ? 2 : 1
  const last = index % 10 === 0 ? rng.int(1, 9) : rng.int(20, 300)
  const itemId = id(daysFrom(now, -last - 40 * count))
  const changes = Array.from({ length: count }, (_, back) =>
    atWork(daysFrom(now, -last - 40 * back), rng),
  ).reverse()
  const stored = changes.map((at, n) => addVersion(seeding, people, rows, { form, itemId, at, n: n + 1 }))
  const { fileId, size } = stored.at(-1) ?? { fileId: null, size: 0 }
  const pubblico = audienceOf(index, people)
  const ends = endsIn(index)
  const scaricamenti = index % 7 === 6 ? 0 : rng.int(2, 18)
  rows.items.push({
    id: itemId,
    nome: form.nome,
    descrizione: form.descrizione,
    folderId: form.folderId,
    tag: index % 5 === 0 ? [...form.tag, 'da firmare'] : form.tag,
    pubblico,
    visibileA: audienceWords(pubblico),
    categoria: '',
    search: '',
    version: 1,
    validoDal: null,
    validoAl: ends === null ? null : dayText(daysFrom(now, ends)),
    fileId,
    versione: count,
    tipo: 'pdf',
    dimensione: size,
    scaricamenti,
    published: index % 30 !== 27,
    createdAt: changes[0],
    updatedAt: changes.at(-1),
  })
  rows.uses.push({ fileId, model: 'Files', recordId: itemId, field: 'fileId' })
  if (people.agents.length === 0) return
  for (let one = 0; one < scaricamenti; one += 1) {
    const versione = rng.int(1, count)
    const from = changes[versione - 1] ?? now
    const days = (now.getTime() - from.getTime()) / 86_400_000
    const at = earlier(atWork(daysFrom(from, days * rng.next()), rng), now)
    rows.downloads.push({
      id: id(at),
      itemId,
      versione,
      agentId: rng.pick(people.agents).id,
      adminId: null,
      at,
    })
  }
}

type Version = { form: Form; itemId: string; at: Date; n: number }

function addVersion({ id, rng }: Seeding, { adminId }: People, rows: Rows, { form, itemId, at, n }: Version) {
  const versionId = id(at)
  const file = storedPdf(id, {
    title: form.nome,
    lines: [
      form.descrizione,
      `Versione ${n}. Documento dimostrativo.`,
      ...['Cognome e nome', 'Nato a, il', 'Codice fiscale', 'Data e firma'].map(
        (label) => `${label} ${'_'.repeat(48)}`,
      ),
    ],
    name: `${form.nome.toLowerCase().replace(/[^a-zà-ù0-9]+/g, '-')}.pdf`,
    purpose: 'modulo',
    at,
    owner: { ownerRole: adminId && 'admin', ownerId: adminId },
  })
  const { fileId } = file
  rows.stored.push(file.row)
  rows.pieces.push(file.piece)
  rows.versions.push({ id: versionId, itemId, n, fileId, nota: n === 1 ? '' : rng.pick(NOTES), adminId, at })
  rows.uses.push({ fileId, model: 'fileVersione', recordId: versionId, field: 'fileId' })
  return { fileId, size: file.row.size }
}
