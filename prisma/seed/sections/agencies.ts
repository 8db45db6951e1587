import 'server-only'
import { slugify } from '@/lib/core/text'
import { SERVIZI } from '@/lib/features/agencies/schema'
import type { Prisma } from '@/prisma/generated/client'
import { AGENCY_TOWNS } from '../content/roster'
import { bulk } from '../core/bulk'
import { daysFrom, type Seeding } from '../core/context'
import { landline, street } from '../core/person'
import { at, type Random } from '../core/random'
import { type TownRow, townRows } from '../reference/towns'

const WEEK = [1, 2, 3, 4, 5]

/** Monday to Friday with a lunch break; some also on Saturday morning. */
function orari(rng: Random) {
  const opens = rng.pick(['08:30', '09:00', '09:30'])
  const closes = rng.pick(['18:00', '18:30', '19:00'])
  const days = WEEK.flatMap((giorno) => [
    { giorno, dalle: opens, alle: '13:00' },
    { giorno, dalle: '14:30', alle: closes },
  ])
  return rng.chance(0.4) ? [...days, { giorno: 6, dalle: '09:30', alle: '12:30' }] : days
}

function toAgency({ rng, id, now }: Seeding, town: TownRow): Prisma.AgencyCreateManyInput {
  const [, comune, , provincia, caps, lat, lng] = town
  const opened = daysFrom(now, -rng.int(1_200, 3_200))
  const nome = `Chiaravia ${comune}`
  return {
    id: id(opened),
    nome,
    slug: slugify(nome),
    indirizzo: street(rng),
    cap: at(caps, Math.min(caps.length - 1, rng.int(0, 20))),
    comune,
    provincia,
    lat: (lat ?? 0) + rng.normal(0, 0.008),
    lng: (lng ?? 0) + rng.normal(0, 0.008),
    telefono: landline(rng),
    email: `${slugify(comune)}@agenzie.example`,
    orari: orari(rng),
    servizi: ['mutui', 'prestiti', ...rng.sample(SERVIZI.slice(2), rng.int(1, 4))],
    published: true,
    createdAt: opened,
    updatedAt: opened,
  }
}

export async function seedAgencies(seeding: Seeding): Promise<void> {
  const towns = new Map(townRows().map((row) => [row[0], row]))
  const rows = AGENCY_TOWNS.slice(0, seeding.count(AGENCY_TOWNS.length, 4)).flatMap(([istat]) => {
    const town = towns.get(istat)
    return town ? [toAgency(seeding, town)] : []
  })
  await bulk(seeding.client, 'agencies', rows)
}
