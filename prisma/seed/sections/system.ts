import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'
import { mobile, townPicker } from '../core/person'
import { townRows } from '../reference/seed-reference'

const ROW_ERRORS = [
  ['Importo richiesto mancante', { colonna: 'importo' }],
  ['Codice IDEGG già presente con un altro intestatario', { colonna: 'idegg' }],
  ['Data di liquidazione non valida', { colonna: 'data_liquidazione', valore: '31/02/2026' }],
  ['Banca sconosciuta', { colonna: 'banca', valore: 'BNC-000' }],
] as const

/** A nightly import for the last weeks; one in eight leaves some rows behind, one run failed altogether. */
export async function seedSyncs(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const errors: Prisma.SyncErrorCreateManyInput[] = []
  const runs = Array.from({ length: seeding.count(45, 3) }, (_, back) => {
    const started = daysFrom(now, -back - 0.65)
    const runId = id(started)
    const failed = back === 17
    const errate = !failed && rng.chance(0.12) ? rng.int(1, 4) : 0
    for (let i = 0; i < errate; i++) {
      const [errore, dati] = rng.pick(ROW_ERRORS)
      errors.push({ id: id(started), runId, riga: 2 + rng.int(0, 180), errore, dati })
    }
    const lette = failed ? 0 : rng.int(90, 190)
    return {
      id: runId,
      source: 'egg',
      stato: failed ? 'fallita' : errate > 0 ? 'con_errori' : 'completata',
      startedAt: started,
      endedAt: new Date(started.getTime() + rng.int(20, 120) * 1_000),
      lette,
      create: failed ? 0 : rng.int(0, 20),
      aggiornate: failed ? 0 : rng.int(20, 60),
      errate,
      createdAt: started,
      updatedAt: started,
    }
  })
  await bulk<Prisma.SyncRunCreateManyInput>(client, 'sync_runs', runs)
  await bulk(client, 'sync_errors', errors)
}

const HOMES = [
  'Bilocale con balcone',
  'Trilocale ristrutturato',
  'Quadrilocale con terrazza',
  'Villetta a schiera',
  'Attico panoramico',
]

/** The partner estate agency's feed. */
export async function seedListings(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const towns = townPicker(townRows(), rng)
  const rows = Array.from(
    { length: seeding.count(80, 4) },
    (_, index): Prisma.PartnerListingCreateManyInput => {
      const since = daysFrom(now, -rng.int(1, 200))
      const [, comune, , provincia] = towns.pick()
      const mq = rng.int(45, 160)
      return {
        id: id(since),
        externalId: `LC-${10_000 + index}`,
        titolo: `${rng.pick(HOMES)}, ${mq} m²`,
        comune,
        provincia,
        prezzo: Math.round((mq * rng.int(1_100, 3_800)) / 1_000) * 100_000,
        url: `https://luccacase.example/annunci/${10_000 + index}`,
        dati: {
          mq,
          classeEnergetica: rng.pick(['A4', 'A1', 'B', 'C', 'D', 'F', 'G']),
          telefono: mobile(rng),
        },
        attivo: rng.chance(0.8),
        createdAt: since,
        updatedAt: since,
      }
    },
  )
  await bulk(client, 'partner_listings', rows)
}

/** Something in the bell of the demo agents. */
export async function seedNotifications({ client, id, now }: Seeding): Promise<void> {
  const rows = await rowsOf<{ agentId: string; codice: string; praticaId: string }>(
    client,
    `SELECT a.id AS "agentId", p.codice, p.id AS "praticaId" FROM agents a
     JOIN LATERAL (SELECT id, codice FROM pratiche WHERE agent_id = a.id AND stato = 'raccolta_documenti'
                   ORDER BY ultima_attivita DESC LIMIT 3) p ON true
     WHERE a.email LIKE '%@demo.example'`,
  )
  const notifications = rows.map(
    ({ agentId, codice, praticaId }, index): Prisma.NotificationCreateManyInput => {
      const at = daysFrom(now, -index * 0.4)
      return {
        id: id(at),
        role: 'agent',
        userId: agentId,
        titolo: `Documenti in attesa: ${codice}`,
        testo: 'Il cliente non ha ancora caricato tutti i documenti.',
        href: `/agents/reports/pratiche/${praticaId}`,
        readAt: null,
        createdAt: at,
      }
    },
  )
  await bulk(client, 'notifications', notifications)
}
