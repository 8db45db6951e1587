import 'server-only'
import { db } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'
import { fold } from '@/lib/core/text'
import type { Span } from '@/lib/italian/opening-hours'
import { province } from '@/lib/places/data'
import type { Agency, Prisma } from '@/prisma/generated/client'
import type { AgencyAgent, Place, PublicAgency } from './types'

/** A published agency always has its place on the map (agencyRules). */
const VISIBLE: Prisma.AgencyWhereInput = { published: true, lat: { not: null }, lng: { not: null } }

const toPublic = (row: Agency, regione: string): PublicAgency => ({
  id: row.id,
  slug: row.slug,
  nome: row.nome,
  indirizzo: row.indirizzo,
  cap: row.cap,
  comune: row.comune,
  provincia: row.provincia,
  regione,
  lat: Number(row.lat),
  lng: Number(row.lng),
  telefono: row.telefono,
  email: row.email,
  // Checked by agencySchema when it was written.
  orari: row.orari as unknown as Span[],
  servizi: row.servizi as PublicAgency['servizi'],
  urlPhoto: row.urlPhoto,
})

async function regionOf(): Promise<Map<string, string>> {
  return new Map((await province()).map(({ sigla, regione }) => [sigla, regione]))
}

/** Every agency of the public site, by region, province and town. */
export async function publishedAgencies(): Promise<PublicAgency[]> {
  const [rows, regions] = await Promise.all([db().agency.findMany({ where: VISIBLE }), regionOf()])
  const sortKey = ({ regione, provincia, comune }: PublicAgency) => `${regione} ${provincia} ${comune}`
  return rows
    .map((row) => toPublic(row, regions.get(row.provincia) ?? ''))
    .sort((a, b) => sortKey(a).localeCompare(sortKey(b), 'it'))
}

/** One agency by its id or by the name in its address, with the people who have a page. */
export async function publishedAgency(
  idOrSlug: string,
): Promise<{ agency: PublicAgency; agents: AgencyAgent[] } | null> {
  const which = isId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug }
  const row = await db().agency.findFirst({
    where: { ...VISIBLE, ...which },
    include: {
      agents: {
        where: { published: true, status: 'validated' },
        select: { id: true, slug: true, nome: true, cognome: true, figura: true, urlPhoto: true },
        orderBy: [{ cognome: 'asc' }, { nome: 'asc' }],
      },
    },
  })
  if (!row) return null
  return { agency: toPublic(row, (await regionOf()).get(row.provincia) ?? ''), agents: row.agents }
}

type TownRow = { nome: string; provincia: string; lat: Prisma.Decimal | null; lng: Prisma.Decimal | null }

const placeOf = (towns: TownRow[], nome: string): Place | null => {
  const points = towns.flatMap(({ lat, lng }) => (lat && lng ? [{ lat: Number(lat), lng: Number(lng) }] : []))
  if (points.length === 0) return null
  const mean = (pick: (point: { lat: number; lng: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  return { nome, lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

/** The middle of the towns that share a CAP; 00100 is the whole of Rome. */
export async function placeOfCap(cap: string): Promise<Place | null> {
  const towns = await db().town.findMany({
    where: { ora: null, OR: [{ caps: { has: cap } }, { capGenerico: cap }] },
    orderBy: [{ popolazione: 'desc' }],
  })
  return placeOf(towns, towns[0] ? `${cap} ${towns[0].nome}` : cap)
}

type FoundTown = TownRow & { oggi: string | null }

/**
 * The town of this name, of today or of before; of several the largest, and a whole name before the beginning of one. Accents do not
 * count, nor does the form of an apostrophe.
 */
export async function placeOfTown(name: string): Promise<Place | null> {
  const nome = fold(name)
  const [town] = await db().$queryRaw<FoundTown[]>`
    SELECT t.nome, t.provincia, t.lat, t.lng, o.nome AS oggi
    FROM towns t LEFT JOIN towns o ON o.istat = t.ora
    CROSS JOIN LATERAL (
      SELECT min(CASE WHEN fold(n) = ${nome} THEN 0 ELSE 1 END) AS rank
      FROM unnest(t.nome || t.altri_nomi) n WHERE starts_with(fold(n), ${nome})) found
    WHERE t.lat IS NOT NULL AND found.rank IS NOT NULL
    ORDER BY found.rank, fold(t.nome) = ${nome} DESC, t.popolazione DESC LIMIT 1`
  if (!town) return null
  const today = town.oggi && town.oggi !== town.nome ? `${town.nome}, oggi ${town.oggi}` : town.nome
  return placeOf([town], `${today} (${town.provincia})`)
}
