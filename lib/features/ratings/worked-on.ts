import 'server-only'
import { db, type Tx } from '@/lib/core/db'

/** A client is asked of so many people of the office at most: of those who did most. */
const MOST = 3

type Helper = { _id: string; nome: string }

/**
 * Who of the office worked on these cases, whoever did most first: accounts of employees that looked at the documents or called.
 * A person who moved or imported cases in bulk is nobody that the client has met.
 */
export async function helpersOf(
  praticaIds: readonly string[],
  tx: Pick<Tx, 'praticaEvento' | 'employee'> = db(),
): Promise<Map<string, Helper[]>> {
  const done = await tx.praticaEvento.groupBy({
    by: ['praticaId', 'actorId'],
    where: {
      praticaId: { in: [...praticaIds] },
      actorRole: 'admin',
      actorId: { not: null },
      OR: [{ tipo: 'documento' }, { esito: { not: null } }],
    },
    _count: { _all: true },
  })
  const accounts = [...new Set(done.flatMap(({ actorId }) => actorId ?? []))]
  const people = await tx.employee.findMany({
    where: { adminId: { in: accounts }, attivo: true },
    select: { id: true, nome: true, cognome: true, adminId: true },
    orderBy: { id: 'asc' },
    take: accounts.length,
  })
  const helpers = (praticaId: string) =>
    done
      .filter((one) => one.praticaId === praticaId)
      .toSorted((one, other) => other._count._all - one._count._all)
      .flatMap(({ actorId }) => people.find(({ adminId }) => adminId === actorId) ?? [])
      .slice(0, MOST)
      .map(({ id, nome, cognome }) => ({ _id: id, nome: `${nome} ${cognome}` }))
  return new Map(praticaIds.map((id) => [id, helpers(id)]))
}
