import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { ANNOUNCEMENTS } from '../content/training'
import { bulk } from '../core/bulk'
import { atWork, daysFrom, rowsOf, type Seeding } from '../core/context'
import { toHtml } from '../core/html'

const COUNT = 30
const month = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'Europe/Rome' })

/** Announcements of the last year; most agents have read the older ones. */
export async function seedComunicazioni(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const agents = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE status = 'validated' ORDER BY id",
  )
  const rows = Array.from({ length: COUNT }, (_, i): Prisma.ComunicazioneCreateManyInput & { id: string } => {
    const [titolo, categoria, testo] = rng.pick(ANNOUNCEMENTS.slice(i % 5, (i % 5) + 6))
    const when = atWork(daysFrom(now, -2 - i * 12), rng)
    return {
      id: id(when),
      titolo: `${titolo} · ${month.format(when)}`,
      corpo: toHtml([testo, 'Per chiarimenti scrivete alla sede con un ticket.']),
      categoria,
      published: true,
      publishedAt: when,
      createdAt: when,
      updatedAt: when,
    }
  })
  await bulk(client, 'comunicazioni', rows)
  const letture = rows.flatMap((row, i) =>
    agents
      .filter(() => rng.chance(i < 3 ? 0.3 : 0.85))
      .map(({ id: agentId }) => ({
        comunicazioneId: row.id,
        agentId,
        at: daysFrom(row.createdAt as Date, 0.5),
      })),
  )
  await bulk(client, 'comunicazione_letture', letture)
}
