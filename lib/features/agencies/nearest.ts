import 'server-only'
import { distanceKm } from '@/lib/core/distance'
import { invalidField } from '@/lib/core/errors'
import { openState } from '@/lib/italian/opening-hours'
import { placeOfCap, placeOfTown, publishedAgencies } from './data'
import { presentNear } from './present'
import type { NearestQuery } from './schema'
import type { Place } from './types'

/** Where the search starts; a CAP or a town that does not exist is told to the person who wrote it. */
async function startOf({ cap, q, lat, lng }: NearestQuery): Promise<Place> {
  if (lat !== undefined && lng !== undefined) return { nome: 'la tua posizione', lat, lng }
  const code = cap ?? (q && /^\d{5}$/.test(q) ? q : undefined)
  const place = code ? await placeOfCap(code) : await placeOfTown(q ?? '')
  if (place) return place
  throw code
    ? invalidField(cap ? 'cap' : 'q', `Il CAP ${code} non esiste: controllalo, oppure scrivi il comune.`)
    : invalidField('q', `Non conosciamo «${q}»: scrivi il nome intero del comune, oppure il CAP.`)
}

/** The published agencies in order of distance, of a service or open now if that is asked. */
export async function nearestAgencies(query: NearestQuery, now = new Date()) {
  const luogo = await startOf(query)
  const found = (await publishedAgencies())
    .filter(({ servizi }) => !query.servizio || servizi.includes(query.servizio))
    .map((agency) => ({
      agency,
      distanceKm: distanceKm(luogo, agency),
      stato: openState(agency.orari, now),
    }))
    .filter(({ stato }) => !query.apertaOra || stato.aperta)
    .sort((a, b) => a.distanceKm - b.distanceKm)
  return {
    luogo,
    items: found.slice(0, query.limit).map(presentNear),
    nextCursor: null,
    total: found.length,
  }
}
