'use client'

import { useState } from 'react'
import type { Place } from '@/lib/features/agencies/types'
import { ApiError, api } from '@/lib/http/client'
import type { FinderAgency, Found } from './agency-types'
import { openText } from './open-text'

type Start = { q: string } | { lat: number; lng: number }

interface Search {
  place: Place | null
  /** Kilometres by the agency's name in its address. */
  distances: ReadonlyMap<string, number>
  error: string | null
  busy: boolean
}

const calm: Search = { place: null, distances: new Map(), error: null, busy: false }

const REFUSED = 'Il browser non ci ha dato la tua posizione: scrivi il CAP o il comune.'

function position(): Promise<Start> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ApiError({ detail: REFUSED }))
    if (!('geolocation' in navigator)) return refuse()
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      refuse,
      { timeout: 10_000, maximumAge: 300_000 },
    )
  })
}

async function nearest(start: Start): Promise<Partial<Search>> {
  const query = new URLSearchParams({ limit: '200' })
  for (const [name, value] of Object.entries(start)) query.set(name, String(value))
  const { luogo, items } = await api.get(`/agencies/nearest?${query}`)
  return { place: luogo, distances: new Map(items.map(({ slug, distanceKm }) => [slug, distanceKm])) }
}

/** The search by CAP, town or position. What was found before stays while something new is looked for. */
export function useSearch() {
  const [state, setState] = useState(calm)

  const run = async (start: () => Promise<Start>) => {
    setState((now) => ({ ...now, busy: true, error: null }))
    try {
      const found = await nearest(await start())
      setState({ ...calm, ...found })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState((now) => ({ ...now, busy: false, error: error.errors[0]?.message ?? error.message }))
    }
  }

  return {
    ...state,
    byText: (q: string) => run(async () => ({ q })),
    byPosition: () => run(position),
    clear: () => setState(calm),
  }
}

export interface Filters {
  servizio: string
  aperte: boolean
}

/** What is left after the filters, nearest first when we know from where. */
export function filtered(
  agencies: readonly FinderAgency[],
  { servizio, aperte }: Filters,
  distances: ReadonlyMap<string, number>,
  now: Date | null,
): Found[] {
  const found = agencies
    .filter(({ servizi }) => servizio === '' || servizi.some((one) => one === servizio))
    .filter(({ orari }) => !aperte || !now || openText(orari, now).aperta)
    .map((agency) => ({ agency, km: distances.get(agency.slug) ?? null }))
  return distances.size === 0 ? found : found.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity))
}
