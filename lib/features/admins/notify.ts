import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'

type Person = { id: string; nome: string; cognome: string; email: string }

/** New rights are told to who got them and to everybody who has all, so that nobody gains them unseen. */
export async function mailGrown(tx: Tx, from: Actor, person: Person, permessi: string[]): Promise<void> {
  const withAll = await tx.admin.findMany({
    where: { status: 'validated', permissions: { path: ['admin'], equals: true }, id: { not: from.userId } },
    select: { id: true, email: true, name: true, surname: true },
    orderBy: { id: 'asc' },
  })
  const others = withAll.map(({ name, surname, ...rest }) => ({ ...rest, nome: name, cognome: surname }))
  const occasion = newId()
  for (const { id, nome, cognome, email } of [person, ...others.filter((one) => one.id !== person.id)]) {
    await queueMail(tx, {
      template: 'permissions-grown',
      to: { email, name: `${nome} ${cognome}` },
      data: {
        nome,
        chi: `${person.nome} ${person.cognome}`,
        da: `${from.nome} ${from.cognome}`,
        permessi: permessi.join(', '),
      },
      key: `permissions-grown:${occasion}:${id}`,
    })
  }
}
