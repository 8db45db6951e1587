import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { Due, DueSource } from '@/lib/duties/types'
import { hoursFrom } from './hours'
import { hoursWords } from './labels'
import { shortSoon } from './tell-hours'

/** Who is short of hours of training, from when the day for them is near, the most missing first. */
export const hourDues: DueSource = {
  name: 'ore',
  titolo: 'Ore di aggiornamento OAM',
  vuoto: 'Nessuno ha ore da fare in questi mesi.',
  async dues(_scope, { take, skip }) {
    const today = todayInRome()
    const people = await db().agent.findMany({
      where: { status: 'validated' },
      select: {
        id: true,
        nome: true,
        cognome: true,
        oamData: true,
        mandatoDal: true,
        attestati: true,
        attestatiEsterni: true,
      },
      orderBy: [{ cognome: 'asc' }, { id: 'asc' }],
    })
    const short: (Due & { mancano: number })[] = []
    for (const { id, nome, cognome, attestati, attestatiEsterni, ...joined } of people) {
      const found = await shortSoon(await hoursFrom(attestati, attestatiEsterni, joined), today)
      if (!found) continue
      short.push({
        key: id,
        chi: `${nome} ${cognome}`,
        che: `Mancano ${hoursWords(found.mancano)}`,
        entro: found.entro,
        href: `/admin/reports/reteOam?filter[agentId]=${id}`,
        mancano: found.mancano,
      })
    }
    const items = short
      .toSorted((a, b) => b.mancano - a.mancano)
      .slice(skip, skip + take)
      .map(({ mancano: _mancano, ...due }) => due)
    return { total: short.length, items }
  },
}
