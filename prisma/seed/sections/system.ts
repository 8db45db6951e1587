import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'
import { mobile, townPicker } from '../core/person'
import { townRows } from '../reference/seed-reference'

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
