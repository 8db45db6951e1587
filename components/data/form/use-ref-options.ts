'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useArea } from '@/components/data/page/area'
import { personName } from '@/components/data/table/cell'
import type { Option } from '@/components/ui/field'
import { keysOf } from '@/lib/core/keys'
import { records } from '@/lib/http/records'
import type { ResourceRow } from '@/lib/resources/view'
import { PRODOTTI } from '@/lib/words/products'

const written = (value: unknown) => (typeof value === 'string' ? value : undefined)

function labelOf({ _id, ...row }: ResourceRow): string {
  const [nome, cognome] = [written(row.nome), written(row.cognome)]
  if (cognome) return personName({ nome, cognome })
  const surname = written(row.surname)
  if (surname) return personName({ name: written(row.name), surname })
  const codice = written(row.codice)
  if (codice && written(row.intestatario)) return caseName(codice, row)
  return nome ?? written(row.titolo) ?? codice ?? _id
}

/** "Maria Rossi, mutuo · P26-ABCDEFG": a case is known by whose it is. */
function caseName(codice: string, { intestatario, product }: Record<string, unknown>): string {
  const prodotto = keysOf(PRODOTTI).find((one) => one === product)
  const what = prodotto ? `, ${PRODOTTI[prodotto].toLowerCase()}` : ''
  return `${intestatario}${what} · ${codice}`
}

/** The first of those that are the same: several agreements of one person are one choice. */
const onceEach = (items: readonly ResourceRow[], same: string | undefined) =>
  same === undefined
    ? items
    : items.filter((row, at) => items.findIndex((other) => other[same] === row[same]) === at)

/**
 * Options of a field or filter that points to another resource: searched on the server, by name.
 * @param same the column that says of which rows one stands for the others
 * @param among filters of the list by which fewer rows are offered
 */
export function useRefOptions(
  resource: string,
  value: string | null,
  {
    same,
    among = {},
  }: { same?: string | undefined; among?: Readonly<Record<string, string>> | undefined } = {},
) {
  const area = useArea()
  const filters = new URLSearchParams(
    Object.entries(among).map(([name, asked]) => [`filter[${name}]`, asked]),
  ).toString()
  const load = useCallback(
    async (text: string): Promise<Option[]> => {
      const query = { limit: 20, q: text.trim(), ...Object.fromEntries(new URLSearchParams(filters)) }
      const { items } = await records.list(resource, { area, query })
      return onceEach(items, same).map((row) => ({ value: row._id, label: labelOf(row) }))
    },
    [resource, area, same, filters],
  )
  const current = useQuery({
    queryKey: [resource, area, 'ref', value],
    queryFn: () => records.read(resource, String(value), { area }),
    // "null" in an address asks for rows that name nobody.
    enabled: value !== null && value !== '' && value !== 'null',
    staleTime: 300_000,
    meta: { silent: true },
  })
  const selected = current.data ? { value: current.data._id, label: labelOf(current.data) } : undefined
  return { load, selected, pending: current.isLoading }
}
