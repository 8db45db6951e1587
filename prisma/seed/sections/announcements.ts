import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { ANNOUNCEMENTS, PLANNED } from '../content/announcements'
import { bulk } from '../core/bulk'
import { atWork, daysFrom, earlier, rowsOf, type Seeding } from '../core/context'
import { toHtml } from '../core/html'
import { at } from '../core/random'

type Row = Prisma.ComunicazioneCreateManyInput & { id: string }

/** The one about which the office waits for so many confirmations. */
const MISSING = 12
/** These are over, counted from the oldest, and these were taken back. */
const OVER = 4
const WITHDRAWN: Record<number, string> = {
  13: 'La banca ha riaperto le domande il giorno dopo',
  23: 'Manutenzione rinviata: la nuova data arriva con un’altra comunicazione',
}

/** Announcements of the last year; most agents have read the older ones, and the newest is still to be confirmed by some. */
export async function seedComunicazioni(seeding: Seeding): Promise<void> {
  const { client } = seeding
  const [author] = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM admins WHERE status = 'validated' ORDER BY email LIMIT 1",
  )
  const autoreId = author?.id ?? null
  const rows = ANNOUNCEMENTS.map((_, i) => published(seeding, i, autoreId))
  await bulk(client, 'comunicazioni', [...rows, ...PLANNED.map((_, i) => planned(seeding, i, autoreId))])
  const agents = await rowsOf<{ id: string; email: string }>(
    client,
    "SELECT id, email::text FROM agents WHERE status = 'validated' ORDER BY id",
  )
  await bulk(
    client,
    'comunicazione_destinatari',
    rows.flatMap((row, i) => receipts(seeding, row, i, agents)),
  )
}

/** Two or three a week in autumn, one a week before: what they say of months is true. */
const daysAgo = (i: number) => (i <= 20 ? 1 + i * 2.45 : 50 + (i - 20) * 7)

const EVERYBODY = [{ tipo: 'tutti', valori: [] }]

function written(text: (typeof ANNOUNCEMENTS)[number], autoreId: string | null) {
  const [titolo, categoria, priorita, testo] = text
  const corpo = toHtml([testo, 'Per chiarimenti scrivi alla sede con un ticket.'])
  return {
    titolo,
    categoria,
    priorita,
    corpo,
    regole: EVERYBODY,
    ancheNuovi: categoria === 'norme',
    autoreId,
  }
}

function published({ rng, id, now }: Seeding, i: number, autoreId: string | null): Row {
  const text = at(ANNOUNCEMENTS, i)
  const when = atWork(daysFrom(now, -daysAgo(i)), rng)
  const isOver = i >= ANNOUNCEMENTS.length - OVER
  const withdrawn = WITHDRAWN[i]
  return {
    id: id(when),
    ...written(text, autoreId),
    richiedeConferma: asksConfirmation(i),
    ancheEmail: text[2] !== 'normale',
    stato: withdrawn ? 'ritirata' : isOver ? 'scaduta' : 'pubblicata',
    published: !withdrawn,
    pubblicaIl: when,
    publishedAt: when,
    scadeIl: isOver ? daysFrom(when, 20) : i === 2 ? daysFrom(now, 25) : null,
    inEvidenzaFino: i === 1 || i === 3 ? daysFrom(now, 20) : null,
    aggiornataAt: i % 11 === 4 ? daysFrom(when, 1) : null,
    ritirataAt: withdrawn ? daysFrom(when, 2) : null,
    motivoRitiro: withdrawn ?? null,
    sollecitataAt: i === 3 ? daysFrom(when, 5) : null,
    createdAt: when,
    updatedAt: when,
  }
}

const asksConfirmation = (i: number) => ANNOUNCEMENTS[i]?.[1] === 'norme' || i === 3

/** Two drafts, then two that leave by themselves. */
function planned({ id, now }: Seeding, i: number, autoreId: string | null): Row {
  const when = daysFrom(now, -0.2 * (i + 1))
  const leaves = i < 2 ? null : atNoon(daysFrom(now, i === 2 ? 20 : 9))
  return {
    id: id(when),
    ...written(at(PLANNED, i), autoreId),
    richiedeConferma: false,
    ancheEmail: false,
    stato: leaves ? 'programmata' : 'bozza',
    published: false,
    pubblicaIl: leaves,
    publishedAt: null,
    scadeIl: null,
    inEvidenzaFino: null,
    aggiornataAt: null,
    ritirataAt: null,
    motivoRitiro: null,
    sollecitataAt: null,
    createdAt: when,
    updatedAt: when,
  }
}

function atNoon(when: Date): Date {
  const date = new Date(when)
  date.setUTCHours(11, 0, 0, 0)
  return date
}

type Receipt = Prisma.ComunicazioneDestinatarioCreateManyInput

function receipts(
  seeding: Seeding,
  row: Row,
  i: number,
  agents: readonly { id: string; email: string }[],
): Receipt[] {
  const { rng, now } = seeding
  const since = row.publishedAt as Date
  return agents.map(({ id: agentId, email }, place) => {
    // The demo's own agent finds something to read.
    const waits = email === 'agente@demo.example' && i < 3
    const reads = !waits && (i === 0 ? place >= MISSING : rng.chance(i < 3 ? 0.45 : 0.88))
    const lettoAt = reads ? earlier(readingTime(since, rng), now) : null
    const confirms = lettoAt !== null && row.richiedeConferma && (i === 0 || rng.chance(0.93))
    const reminded = row.sollecitataAt && !confirms ? (row.sollecitataAt as Date) : null
    return {
      comunicazioneId: row.id,
      agentId,
      notificatoAt: since,
      lettoAt,
      confermatoAt: confirms ? lettoAt : null,
      sollecitatoAt: reminded,
      solleciti: reminded ? 1 : 0,
    }
  })
}

/** Within three days, while people work; whoever reads it before then, within the hour. */
function readingTime(since: Date, rng: Seeding['rng']): Date {
  const when = atWork(daysFrom(since, rng.int(0, 3)), rng)
  return when > since ? when : new Date(since.getTime() + rng.int(2, 59) * 60_000)
}
