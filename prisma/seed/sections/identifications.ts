import 'server-only'
import { addDays, columnOfDay, type Day, dayOf } from '@/lib/core/dates'
import { documentExpiry, gapsOf } from '@/lib/features/aml/identification/gaps'
import { registerRows } from '@/lib/features/aml/identification/register'
import { riskOf } from '@/lib/features/aml/identification/risk'
import type { Dati, Titolare } from '@/lib/features/aml/identification/schema'
import { identificazioneRegole, rischioPunti } from '@/lib/features/aml/settings'
import { lastDayOf, planOf } from '@/lib/features/aml/terms'
import { isAperta, type Stato } from '@/lib/words/case-states'
import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { atWork, daysFrom, dayText, earlier, rowsOf, type Seeding } from '../core/context'
import { person, type Towns, townPicker } from '../core/person'
import { at } from '../core/random'
import { townRows } from '../reference/towns'

type Case = {
  id: string
  codice: string
  stato: Stato
  product: string
  importo: number
  createdAt: Date
  closedAt: Date | null
  nome: string
  clientId: string | null
  codiceFiscale: string | null
  ragioneSociale: string | null
  partitaIva: string | null
  agentId: string
  agente: string
  /** Who asks for the credit together with them. */
  cointestatari: { nome: string; clientId: string | null; codiceFiscale: string | null }[]
}

/** Cases that were closed so long ago had another way of being identified, on paper. */
const CLOSED_DAYS = 365
const PURPOSES = {
  mutuo: 'casa',
  prestito: 'spese',
  cdq: 'spese',
  azienda: 'attivita',
  leasing: 'attivita',
} as const
/** Of a hundred open cases: so many are done, so many begun; the others wait for their day. */
const DONE = 0.72
const BEGUN = 0.1
/** Of those that are done, so many have a document that has expired since. */
const EXPIRED = 0.06
const EXPOSED_EVERY = 97

/** Whom the demo's cases identify: most of them done, some waiting for the day of the plan, some to be renewed. */
export async function seedIdentifications(seeding: Seeding): Promise<void> {
  const { client, rng, now, id } = seeding
  const [terms, points] = [at(identificazioneRegole.initial, 0), at(rischioPunti.initial, 0)]
  const towns = townPicker(townRows(), rng)
  const cases = await rowsOf<Case>(
    client,
    `SELECT p.id, p.codice, p.stato::text, p.product::text, p.importo_richiesto::float8 / 100 AS importo, p.created_at AS "createdAt",
       p.data_chiusura AS "closedAt", x.nome || ' ' || x.cognome AS nome, x.client_id AS "clientId", k.codice_fiscale AS "codiceFiscale",
       k.ragione_sociale AS "ragioneSociale", k.partita_iva AS "partitaIva", a.id AS "agentId", a.nome || ' ' || a.cognome AS agente,
       (SELECT coalesce(json_agg(json_build_object('nome', coalesce(c.nome, y.nome) || ' ' || coalesce(c.cognome, y.cognome), 'clientId', y.client_id, 'codiceFiscale', c.codice_fiscale) ORDER BY y.id), '[]')
         FROM pratica_persone y LEFT JOIN clients c ON c.id = y.client_id
         WHERE y.pratica_id = p.id AND y.ruolo = 'cointestatario') AS cointestatari
     FROM pratiche p JOIN pratica_persone x ON x.pratica_id = p.id AND x.ruolo = 'richiedente'
     JOIN agents a ON a.id = p.agent_id LEFT JOIN clients k ON k.id = x.client_id
     WHERE p.data_chiusura IS NULL OR (p.stato = 'liquidata' AND p.data_chiusura > $1::timestamptz - interval '${CLOSED_DAYS} days')
     ORDER BY p.created_at, p.id`,
    [now],
  )
  const rows: Prisma.IdentificazioneCreateManyInput[] = []
  const register: Prisma.RegistroIdentificazioneCreateManyInput[] = []
  const waiting: Case[] = []
  let companies = 0
  for (const [index, one] of cases.entries()) {
    const end = one.closedAt ?? now
    const last = earlier(end, now)
    const when = earlier(atWork(daysFrom(one.createdAt, rng.int(1, 12)), rng), last)
    const completedAt = later(when, one.createdAt)
    const lot = rng.next()
    const isExpired = isAperta(one.stato) && rng.chance(EXPIRED)
    const dati = answersOf(seeding, towns, one, {
      index,
      completedAt,
      isExpired,
      owners: one.ragioneSociale ? (companies++ === 0 ? 3 : rng.int(1, 2)) : 0,
    })
    const asked = { nome: null, isSocieta: false, cointestatari: one.cointestatari.map(({ nome }) => nome) }
    const canBeDone = gapsOf(dati, dayOf(completedAt), asked).length === 0
    const isDone = canBeDone && (!isAperta(one.stato) || lot < DONE)
    const common = {
      id: id(completedAt),
      praticaId: one.id,
      createdAt: completedAt,
      updatedAt: completedAt,
      version: 2,
    }
    if (!isDone) {
      if (!isAperta(one.stato)) continue
      waiting.push(one)
      const begun = lot < DONE + BEGUN
      rows.push({
        ...common,
        ...NOTHING,
        dati: begun ? { cliente: { ...dati.cliente, docScade: null } } : {},
        entroIl: null,
      })
      continue
    }
    const risk = riskOf(dati, one.importo, points)
    const scadeIl = lastDayOf(dayOf(completedAt), risk.classe, documentExpiry(dati), terms)
    const isDue = isAperta(one.stato) && scadeIl <= dayOf(daysFrom(now, terms.preavviso))
    rows.push({
      ...common,
      dati,
      classe: risk.classe,
      punti: risk.punti,
      completataAt: completedAt,
      completataDa: one.agente,
      scadeIl: columnOfDay(scadeIl),
      entroIl: null,
      rinnovoAt: isDue ? earlier(now, daysFrom(columnOfDay(scadeIl), 1)) : null,
    })
    const written = registerRows(
      {
        pratica: one,
        row: { classeMotivo: '' },
        dati,
        risk,
        classe: risk.classe,
        scadeIl,
        regoleDal: points.dal,
        evento: 'identificazione',
      },
      {
        clientId: one.clientId,
        cointestatari: one.cointestatari,
        chi: one.agente,
        chiRole: 'agent',
        chiId: one.agentId,
      },
      (count) => Array.from({ length: count }, () => id(completedAt)),
    )
    register.push(...written.map((row) => ({ ...row, createdAt: completedAt })))
  }
  const plan = planOf(
    waiting
      .filter(({ createdAt }) => dayOf(createdAt) < terms.dal)
      .map(({ createdAt, ...one }) => ({ ...one, apertaIl: dayOf(createdAt) })),
    dayText(now),
    terms.settimane,
  )
  await bulk<Prisma.IdentificazioneCreateManyInput>(
    client,
    'identificazioni',
    rows.map((row) => ({ ...row, entroIl: dateOf(plan.get(row.praticaId)) })),
  )
  await bulk<Prisma.RegistroIdentificazioneCreateManyInput>(client, 'registro_identificazioni', register)
}

const later = (a: Date, b: Date) => new Date(Math.max(a.getTime(), b.getTime()))
const NOTHING = {
  classe: null,
  punti: null,
  completataAt: null,
  completataDa: '',
  scadeIl: null,
  rinnovoAt: null,
}
const dateOf = (day: Day | undefined) => (day === undefined ? null : columnOfDay(day))

type How = { index: number; completedAt: Date; isExpired: boolean; owners: number }

const NO_PAPER = { docTipo: null, docNumero: null, docEnte: null, docScade: null }

/** The answers of a case, as its agent would have given them. */
function answersOf(
  { rng, now }: Seeding,
  towns: Towns,
  one: Case,
  { index, completedAt, isExpired, owners }: How,
): Dati {
  const expiry = isExpired
    ? earlier(daysFrom(now, -rng.int(1, 20)), now)
    : addDays(completedAt, rng.int(400, 3_000))
  const paper = () => ({
    docTipo: rng.pick([
      'carta_identita',
      'carta_identita',
      'carta_identita',
      'passaporto',
      'patente',
    ] as const),
    docNumero: `C${rng.pick(['A', 'B', 'C'])}${rng.int(10_000, 99_999)}${rng.pick(['AA', 'BB', 'DE'])}`,
    docEnte: `Comune di ${towns.pick()[1]}`,
    docScade: dayText(expiry > completedAt ? expiry : addDays(completedAt, 30)),
  })
  const isCompany = owners > 0
  const someone = () => person(rng, towns, [30, 70], now)
  const isExposed = !isCompany && index % EXPOSED_EVERY === 11
  const purpose = PURPOSES[one.product as keyof typeof PURPOSES] ?? 'liquidita'
  const head = someone()
  return {
    cliente: {
      tipo: isCompany ? 'societa' : 'persona',
      denominazione: one.ragioneSociale ?? one.nome,
      codiceFiscale: (isCompany ? one.partitaIva : one.codiceFiscale) ?? null,
      modo: rng.weighted([
        ['presenza', 8],
        ['video', 2],
        ['distanza', 1],
      ] as const),
      ...(isCompany ? NO_PAPER : paper()),
    },
    cointestatari: {
      cointestatari: one.cointestatari.map(({ nome, codiceFiscale }) => ({
        nome,
        codiceFiscale,
        modo: 'presenza',
        ...paper(),
        pep: false,
      })),
    },
    esecutore: isCompany
      ? {
          agisce: 'rappresentante',
          nome: `${head.nome} ${head.cognome}`,
          codiceFiscale: head.codiceFiscale,
          titolo: 'Visura camerale',
          ...paper(),
        }
      : { agisce: 'cliente', nome: null, codiceFiscale: null, titolo: null, ...NO_PAPER },
    ...(isCompany && {
      titolari: {
        titolari: sharesOf(owners).map((quota): Titolare => ownerOf(someone(), quota)),
        nessunAltro: null,
      },
    }),
    pep: { esposto: isExposed, carica: isExposed ? 'Assessore regionale' : null },
    scopo: {
      scopo: purpose,
      scopoAltro: null,
      origine: isCompany
        ? 'impresa'
        : rng.weighted([
            ['lavoro', 8],
            ['pensione', 2],
            ['risparmi', 1],
          ] as const),
      origineAltro: null,
    },
  }
}

/** In parts of a hundred: who owns more than a quarter is an owner by law. */
const sharesOf = (owners: number): number[] => (owners === 3 ? [40, 30, 30] : owners === 2 ? [60, 40] : [100])

const ownerOf = (
  { nome, cognome, codiceFiscale }: { nome: string; cognome: string; codiceFiscale: string },
  quota: number,
): Titolare => ({
  nome: `${nome} ${cognome}`,
  codiceFiscale,
  quota,
  controllo: 'proprieta',
  pep: false,
})
