import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Prisma } from '@/prisma/generated/client'
import { ABSORBED, MERGERS, MOVED, RENAMED, SPLIT_OFF } from './towns-since-2020'

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

type Town = Required<Prisma.TownCreateManyInput> & { caps: string[]; altriNomi: string[] }

const PREFIX = 3

/** The compact table written by scripts/reference-data.ts: the towns of 2020. */
function rowsOf2020(): TownRow[] {
  const file = path.resolve(process.cwd(), 'prisma/data/towns.data.json')
  return JSON.parse(readFileSync(file, 'utf8')) as TownRow[]
}

function townsOf2020(): Town[] {
  return rowsOf2020().map(([istat, nome, catastale, provincia, caps, lat, lng, popolazione]) => ({
    istat,
    nome,
    catastale,
    provincia,
    caps,
    lat,
    lng,
    popolazione,
    capGenerico: null,
    altriNomi: [],
    ora: null,
  }))
}

/** The towns of today, and those of 2020 that are no more: people are born there, and letters are still addressed to them. */
export function allTowns(): Town[] {
  const towns = new Map(townsOf2020().map((town) => [town.istat, town]))
  const at = (istat: string): Town => {
    const town = towns.get(istat)
    if (!town) throw new Error(`no town ${istat}`)
    return town
  }
  for (const [istat, nome] of Object.entries(RENAMED)) {
    const town = at(istat)
    Object.assign(town, { nome, altriNomi: [town.nome] })
  }
  for (const [istat, moved] of Object.entries(MOVED)) Object.assign(at(istat), moved)
  for (const { from, ...merger } of MERGERS) {
    const parts = from.map(at)
    const [seat] = parts.toSorted((a, b) => b.popolazione - a.popolazione)
    if (!seat) continue
    towns.set(merger.istat, { ...seat, ...merger, caps: [], popolazione: 0 })
    for (const part of parts) join(part, at(merger.istat))
  }
  for (const [istat, into] of Object.entries(ABSORBED)) join(at(istat), at(into))
  towns.set(SPLIT_OFF.istat, { ...at('081021'), ...SPLIT_OFF, altriNomi: [] })
  return withGenericCaps([...towns.values()])
}

/** For demo data: what each town of 2020 is today, as often as people lived in it. */
export function townRows(): TownRow[] {
  const towns = new Map(allTowns().map((town) => [town.istat, town]))
  return rowsOf2020().map((row) => {
    const own = towns.get(MOVED[row[0]]?.istat ?? row[0])
    const today = own?.ora ? towns.get(own.ora) : own
    if (!today) return row
    const { istat, nome, catastale, provincia, caps, lat, lng } = today
    return [
      istat,
      nome,
      catastale,
      provincia,
      caps,
      lat === null ? null : Number(lat),
      lng === null ? null : Number(lng),
      row[7],
    ]
  })
}

/** Makes one town a part of another, which is found by its name and CAP. */
function join(part: Town, whole: Town): void {
  part.ora = whole.istat
  whole.caps = [...new Set([...whole.caps, ...part.caps])].sort()
  whole.altriNomi = [...whole.altriNomi, part.nome].filter((nome) => nome !== whole.nome)
  whole.popolazione += part.popolazione
}

/**
 * What a town had before its streets had CAPs of their own, and is still written: 00100 for Rome. It belongs to the largest town
 * whose CAPs begin so, and is no CAP of its own.
 */
function withGenericCaps(towns: Town[]): Town[] {
  const given = new Set(towns.flatMap(({ caps }) => caps))
  const largest = new Map<string, number>()
  for (const { caps, popolazione } of towns)
    for (const cap of caps) {
      const prefix = cap.slice(0, PREFIX)
      largest.set(prefix, Math.max(largest.get(prefix) ?? 0, popolazione))
    }
  return towns.map((town) => {
    const [prefix, ...others] = new Set(town.caps.map((cap) => cap.slice(0, PREFIX)))
    const generic = `${prefix}00`
    const isGeneric =
      !town.ora &&
      town.caps.length > 1 &&
      others.length === 0 &&
      largest.get(prefix ?? '') === town.popolazione
    return { ...town, capGenerico: isGeneric && !given.has(generic) ? generic : null }
  })
}
