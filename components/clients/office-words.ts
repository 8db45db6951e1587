import { euroText } from '@/lib/core/money'

/** One row of what a page of a client's record reads. */
export type ItemOf<F extends (...args: never[]) => Promise<{ items: unknown[] }>> = Awaited<
  ReturnType<F>
>['items'][number]
type Person = { nome: string; cognome: string } | null

export const nameOf = (person: Person) => (person ? `${person.nome} ${person.cognome}` : '—')
export const euro = (value: number | null) => (value === null ? '—' : euroText(value))
