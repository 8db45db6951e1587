import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { fold } from '@/lib/core/text'
import { STATI } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { NOBODY, type WordKind } from './schema'

/** What one of EGG's words means here; undefined where nobody has said. */
export type Meanings = (tipo: WordKind, word: string) => string | undefined

const sign = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9@]+/g, ' ')
    .trim()

type Words = Record<WordKind, Set<string>>

/**
 * The meanings of the words of a portion of rows: what somebody has said that they mean, else what is called the same
 * here. Words that are neither are noted, so that somebody can say it.
 */
export async function findMeanings(tx: Tx, words: Words): Promise<Meanings> {
  const asked = Object.entries(words).flatMap(([tipo, set]) => [...set].map((esterno) => ({ tipo, esterno })))
  const said = await tx.importMapping.findMany({
    where: {
      kind: 'egg',
      tipo: { in: Object.keys(words) },
      esterno: { in: asked.map((one) => one.esterno) },
    },
  })
  const found = new Map(said.map(({ tipo, esterno, interno }) => [`${tipo} ${esterno}`, interno]))
  const own = await namesakes(tx, words)
  const meaning = (tipo: string, esterno: string) =>
    found.get(`${tipo} ${esterno}`) ?? own.get(`${tipo} ${sign(esterno)}`)
  const unknown = asked.filter(
    ({ tipo, esterno }) => meaning(tipo, esterno) === undefined && !found.has(`${tipo} ${esterno}`),
  )
  if (unknown.length > 0)
    await tx.importMapping.createMany({
      data: unknown.map((one) => ({ id: newId(), kind: 'egg', ...one })),
      skipDuplicates: true,
    })
  return meaning
}

const labelled = (tipo: WordKind, entries: readonly (readonly [string, string])[]) =>
  entries.flatMap(([key, label]) => [
    [`${tipo} ${sign(key)}`, key] as const,
    [`${tipo} ${sign(label)}`, key] as const,
  ])

const FIXED = [
  ...labelled(
    'stato',
    Object.entries(STATI).map(([key, { label }]) => [key, label] as const),
  ),
  ...labelled('prodotto', Object.entries(PRODOTTI)),
  ...labelled('finalita', Object.entries(FINALITA_LABELS)),
]

/** Words that are the names of something here. People with one name are told apart by somebody, not by chance. */
async function namesakes(tx: Tx, words: Words): Promise<ReadonlyMap<string, string>> {
  const banks =
    words.banca.size > 0 ? await tx.bank.findMany({ select: { id: true, nome: true, slug: true } }) : []
  const agents =
    words.agente.size > 0
      ? await tx.agent.findMany({
          where: { status: { not: 'deleted' } },
          select: { id: true, nome: true, cognome: true, email: true, oamNumber: true },
        })
      : []
  const people = agents.flatMap(({ id, nome, cognome, email, oamNumber }) =>
    [email, oamNumber ?? '', `${cognome} ${nome}`, `${nome} ${cognome}`].map(
      (name) => [sign(name), id] as const,
    ),
  )
  const owners = new Map<string, Set<string>>()
  for (const [name, id] of people) owners.set(name, (owners.get(name) ?? new Set()).add(id))
  return new Map([
    ...FIXED,
    ...banks.flatMap(({ id, nome, slug }) => [
      [`banca ${sign(nome)}`, id] as const,
      [`banca ${sign(slug)}`, id] as const,
    ]),
    ...people
      .filter(([name]) => name !== '' && owners.get(name)?.size === 1)
      .map(([name, id]) => [`agente ${name}`, id] as const),
  ])
}

/** The id that a meaning stands for: none where the word means that there is nobody. */
export const idOf = (meaning: string | undefined): string | null | undefined =>
  meaning === NOBODY ? null : meaning
