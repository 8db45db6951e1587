import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import { mobile, townPicker } from '../core/person'
import { townRows } from '../reference/towns'

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
        mq,
        classe: rng.pick(['A4', 'A1', 'B', 'C', 'D', 'F', 'G']),
        scadeIl: rng.chance(0.3) ? dayText(daysFrom(now, rng.int(-20, 120))) : null,
        dati: { telefono: mobile(rng) },
        attivo: rng.chance(0.8),
        createdAt: since,
        updatedAt: since,
      }
    },
  )
  await bulk(client, 'partner_listings', rows)
}

const WRONG = [
  { stato: 'rifiutata', firmaValida: true, errore: 'annuncio.titolo: Manca il titolo.' },
  { stato: 'rifiutata', firmaValida: true, errore: 'consensi.versione: Va mostrato il testo in vigore.' },
  { stato: 'errore', firmaValida: true, errore: 'Scegli una provincia.' },
] as const

/** What the partner has delivered: mostly listings, a few that went wrong, and requests of their own listings. */
export async function seedDeliveries(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const listings = await rowsOf<{ id: string; externalId: string; titolo: string }>(
    client,
    'SELECT id, external_id AS "externalId", titolo FROM partner_listings ORDER BY id',
  )
  const leads = await rowsOf<{ id: string; codice: string; at: Date }>(
    client,
    `UPDATE leads SET channel = 'luccacase', listing_id = l.id
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM partner_listings) l
     WHERE leads.id IN (SELECT id FROM leads WHERE product = 'mutuo' AND channel = 'sito' ORDER BY created_at DESC LIMIT ${seeding.count(60, 2)})
       AND l.n = 1 + abs(hashtext(leads.codice)) % ${Math.max(1, listings.length)}
     RETURNING leads.id, leads.codice, leads.created_at AS at`,
  )
  const ofLeads = leads.map(
    ({ id: leadId, codice, at }): Prisma.PartnerConsegnaCreateManyInput => ({
      id: id(at),
      idEsterno: `lead-${codice}`,
      evento: 'lead.created',
      stato: 'elaborata',
      firmaValida: true,
      corpo: { evento: 'lead.created', codice },
      errore: '',
      tentativi: 1,
      listingId: null,
      leadId,
      createdAt: at,
      updatedAt: at,
    }),
  )
  const ofListings = Array.from({ length: seeding.count(140, 3) }, (_, n) => {
    const listing = rng.pick(listings)
    const at = daysFrom(now, -rng.int(1, 960) / 24)
    const isGone = rng.chance(0.15)
    const evento = isGone ? 'listing.removed' : 'listing.upserted'
    const wrong = n < seeding.count(6, 0) ? WRONG[n % WRONG.length] : undefined
    return {
      id: id(at),
      idEsterno: `annuncio-${n}`,
      evento: wrong?.stato === 'rifiutata' ? '' : evento,
      stato: 'elaborata',
      firmaValida: true,
      errore: '',
      tentativi: wrong ? 5 : 1,
      ...wrong,
      corpo:
        wrong?.stato === 'rifiutata'
          ? {}
          : {
              evento,
              annuncio: {
                idEsterno: listing.externalId,
                titolo: listing.titolo,
                prezzo: 210_000,
                ...(wrong && { provincia: 'ZZ' }),
              },
            },
      listingId: wrong ? null : listing.id,
      leadId: null,
      createdAt: at,
      updatedAt: at,
    } satisfies Prisma.PartnerConsegnaCreateManyInput
  })
  await bulk(client, 'partner_consegne', [...ofLeads, ...ofListings])
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
