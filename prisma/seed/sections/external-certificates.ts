import 'server-only'
import { firstYear } from '@/lib/features/formazione/hours-due'
import { oreFormazione } from '@/lib/features/formazione/settings'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { earlier, rowsOf, type Seeding } from '../core/context'
import { storedPdf } from '../core/stored-pdf'

type Person = { id: string; nome: string; since: Date }

const COURSES = [
  ['Aggiornamento professionale per agenti e mediatori', 'Scuola del credito di prova'],
  ['Credito ai consumatori: le regole nuove', 'Associazione dei mediatori di prova'],
  ['Antiriciclaggio e trasparenza', 'Scuola del credito di prova'],
] as const
/** Hours of each year of the two: most have what the OAM asks for, some less, a few nothing. */
const PLANS = [
  [30, 30],
  [30, 24],
  [40, 20],
  [30, 30],
  [15, 10],
  [24, 30],
  [30, 0],
  [32, 30],
] as const

/** What agents have learnt elsewhere in the two years that the OAM looks at, each with its paper. */
export async function seedExternalCertificates(seeding: Seeding): Promise<void> {
  const { client, id, now, rng } = seeding
  const people = await rowsOf<Person>(
    client,
    `SELECT id, nome || ' ' || cognome AS nome, created_at AS since FROM agents WHERE status = 'validated' ORDER BY id`,
  )
  const first = firstYear(oreFormazione.initial, now.getUTCFullYear())
  const made = people.flatMap(({ id: agentId, nome }, index) =>
    (PLANS[index % PLANS.length] ?? []).flatMap((ore, year) => {
      const at = new Date(Date.UTC(first + year, rng.int(1, 9), rng.int(1, 28), 10))
      if (ore === 0 || at > now) return []
      const [titolo, ente] = rng.pick(COURSES)
      const paper = storedPdf(id, {
        title: titolo,
        lines: [`Si attesta che ${nome} ha seguito ${ore} ore di corso.`, ente, 'Documento dimostrativo.'],
        name: `attestato-${first + year}.pdf`,
        purpose: 'generic',
        at: earlier(at, now),
      })
      const row: Prisma.AttestatoEsternoCreateManyInput = {
        id: id(at),
        agentId,
        titolo,
        ente,
        ore,
        conseguitoIl: at.toISOString().slice(0, 10),
        fileId: paper.fileId,
        createdAt: at,
        updatedAt: at,
      }
      return [{ row, paper }]
    }),
  )
  await bulk(
    client,
    'stored_files',
    made.map(({ paper }) => paper.row),
  )
  await bulk(
    client,
    'file_pieces',
    made.map(({ paper }) => paper.piece),
  )
  await bulk<Prisma.AttestatoEsternoCreateManyInput>(
    client,
    'attestati_esterni',
    made.map(({ row }) => row),
  )
  await bulk(
    client,
    'file_uses',
    made.map(({ row, paper }) => ({
      fileId: paper.fileId,
      model: 'AttestatiEsterni',
      recordId: row.id,
      field: 'fileId',
    })),
  )
}
