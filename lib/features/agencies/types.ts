import type { Span } from '@/lib/italian/opening-hours'
import type { SERVIZI } from './schema'

type Servizio = (typeof SERVIZI)[number]

/** An agency as visitors see it. */
export type PublicAgency = {
  id: string
  slug: string
  nome: string
  indirizzo: string
  cap: string
  comune: string
  provincia: string
  regione: string
  lat: number
  lng: number
  telefono: string | null
  email: string | null
  orari: Span[]
  servizi: Servizio[]
  urlPhoto: string | null
}

/** Somebody who works there and has a page. */
export type AgencyAgent = {
  id: string
  slug: string
  nome: string
  cognome: string
  figura: string
  urlPhoto: string | null
}

/** Where a search starts from, with the name people know it by. */
export type Place = { nome: string; lat: number; lng: number }
