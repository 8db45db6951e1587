import 'server-only'
import type pg from 'pg'
import { REGIONS } from '@/lib/italian/regions'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { BORN, FORMER_SARDINIA, PROVINCES } from './provinces'
import { allTowns } from './towns'
import { MOVED } from './towns-since-2020'

const SARDINIA = '20'
const REFORM = '2026-01-01'
const BEFORE_RECORDS = '1900-01-01'

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
  await bringTowns(client)
}

/** Towns change by law: what is stored follows the list. */
async function bringTowns(client: pg.ClientBase): Promise<void> {
  const towns = allTowns()
  await bulk(client, 'towns', towns)
  await client.query(
    `UPDATE towns t SET nome = n.nome, provincia = n.provincia, caps = n.caps, popolazione = n.popolazione,
       cap_generico = n.cap_generico, altri_nomi = n.altri_nomi, ora = n.ora
     FROM json_populate_recordset(NULL::towns, $1::json) n
     WHERE t.istat = n.istat AND (t.nome, t.provincia, t.caps, t.popolazione, t.cap_generico, t.altri_nomi, t.ora)
       IS DISTINCT FROM (n.nome, n.provincia, n.caps, n.popolazione, n.cap_generico, n.altri_nomi, n.ora)`,
    [
      JSON.stringify(
        towns.map(({ capGenerico, altriNomi, ...town }) => ({
          ...town,
          cap_generico: capGenerico,
          altri_nomi: altriNomi,
        })),
      ),
    ],
  )
  await client.query('DELETE FROM towns WHERE istat = ANY ($1)', [Object.keys(MOVED)])
}
