import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { REGIONS } from '@/lib/italian/regions'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { BORN, FORMER_SARDINIA, PROVINCES } from './provinces'

export type TownRow = [
  istat: string,
  nome: string,
  catastale: string,
  provincia: string,
  caps: string[],
  lat: number | null,
  lng: number | null,
  popolazione: number,
]

const SARDINIA = '20'
const REFORM = '2026-01-01'
const BEFORE_RECORDS = '1900-01-01'

/** The compact table written by scripts/reference-data.ts. */
export function townRows(): TownRow[] {
  const file = path.resolve(process.cwd(), 'prisma/data/towns.data.json')
  return JSON.parse(readFileSync(file, 'utf8')) as TownRow[]
}

export function provinceRows(): Prisma.ProvinceCreateManyInput[] {
  const current = Object.entries(PROVINCES).flatMap(([regionIstat, line]) =>
    line.split('|').map((entry) => {
      const [istat = '', sigla = '', ...nome] = entry.split(' ')
      const validFrom = regionIstat === SARDINIA ? REFORM : (BORN[istat] ?? BEFORE_RECORDS)
      return { istat, sigla, nome: nome.join(' '), regionIstat, validFrom, validTo: null }
    }),
  )
  const former = FORMER_SARDINIA.map(([istat, sigla, nome, validFrom]) => ({
    istat,
    sigla,
    nome,
    regionIstat: SARDINIA,
    validFrom,
    validTo: '2025-12-31',
  }))
  return [...current, ...former]
}

/** Regions, provinces and towns: facts, not demo data; every installation needs them. */
export async function seedReference(client: pg.ClientBase): Promise<void> {
  await bulk(
    client,
    'regions',
    REGIONS.map(([istat, nome]) => ({ istat, nome })),
  )
  await bulk(client, 'provinces', provinceRows())
  const towns = townRows().map(([istat, nome, catastale, provincia, caps, lat, lng, popolazione]) => ({
    istat,
    nome,
    catastale,
    provincia,
    caps,
    lat,
    lng,
    popolazione,
  }))
  await bulk<Prisma.TownCreateManyInput>(client, 'towns', towns)
}
