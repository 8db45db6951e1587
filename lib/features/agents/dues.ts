import 'server-only'
import { addDays, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { Due, DueSource } from '@/lib/duties/types'
import { setting } from '@/lib/settings/read'
import type { Prisma } from '@/prisma/generated/client'
import { documentiPreavviso } from './settings'

const PERSON = { id: true, nome: true, cognome: true } as const
const hrefOf = (id: string) => `/admin/site/agents/${id}?scheda=mandato`

/** Whom the OAM register or the insurance lacks something of: no number, no policy, or one that ends soon. */
export const paperDues: DueSource = {
  name: 'documenti',
  titolo: 'OAM e polizze',
  vuoto: 'Tutti hanno il numero OAM e una polizza in corso.',
  async dues(_scope, { take, skip }) {
    const until = addDays(columnOfDay(todayInRome()), await setting(documentiPreavviso))
    const valid: Prisma.AgentDocumentWhereInput = { tipo: 'polizza_rc', scadeIl: { gt: until } }
    const where: Prisma.AgentWhereInput = {
      status: 'validated',
      OR: [{ oamNumber: null }, { documents: { none: valid } }],
    }
    const total = await db().agent.count({ where })
    const people = await db().agent.findMany({
      where,
      select: {
        ...PERSON,
        oamNumber: true,
        documents: { where: { tipo: 'polizza_rc' }, select: { scadeIl: true }, orderBy: { scadeIl: 'desc' } },
      },
      orderBy: [{ cognome: 'asc' }, { id: 'asc' }],
      take,
      skip,
    })
    const items = people.map(({ id, nome, cognome, oamNumber, documents }): Due => {
      const last = documents.flatMap(({ scadeIl }) => scadeIl ?? [])[0]
      const covered = last !== undefined && last > until
      const lacks = [
        ...(oamNumber ? [] : ['il numero OAM']),
        ...(covered ? [] : [last ? 'la nuova polizza RC' : 'la polizza RC']),
      ]
      return {
        key: id,
        chi: `${nome} ${cognome}`,
        che: `Manca ${lacks.join(' e ')}`,
        entro: oamNumber && last ? dayOfColumn(last) : null,
        href: hrefOf(id),
      }
    })
    return { total, items: items.toSorted((a, b) => (a.entro ?? '').localeCompare(b.entro ?? '')) }
  },
}
