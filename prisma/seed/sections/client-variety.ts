import { addMonthsToDay } from '@/lib/core/dates'
import type { Prisma } from '@/prisma/generated/client'
import { DEMO_CLIENTS } from '../content/demo-accounts'
import { daysFrom, dayText, type Seeding } from '../core/context'
import { at } from '../core/random'
import type { ClientRow } from './clients'

/* What an office meets among its clients. It follows from the place of a row, and takes nothing from the random sequence. */

/** One in so many is entered twice or is a company; of the blocked ones, goes without an address. */
const TWICE = 50
const COMPANY = 75
const SILENT = 2
const FORMS = ['Srl', 'Snc', 'Sas', 'Srls'] as const

/** Eleven digits whose last one checks the others. */
function vatNumber(index: number): string {
  const digits = String(1_000_000_000 + index * 7_919)
  const sum = [...digits].reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** As lib/features/accounts/erase-client.ts leaves a record. */
const erased = (row: ClientRow, when: Date): ClientRow => ({
  ...row,
  nome: 'Cliente',
  cognome: 'cancellato',
  email: null,
  telefono: null,
  codiceFiscale: null,
  dataNascita: null,
  indirizzo: null,
  cap: null,
  comune: null,
  provincia: null,
  passwordHash: null,
  erasedAt: when,
})

/** The same person once more, as somebody else typed it: no tax code, another spelling of the address. */
const again = (row: ClientRow, twin: ClientRow): ClientRow => ({
  ...row,
  nome: twin.nome,
  cognome: twin.cognome,
  telefono: twin.telefono,
  dataNascita: twin.dataNascita,
  codiceFiscale: null,
  email: twin.email?.replace('@', '+casa@') ?? null,
})

const company = (row: ClientRow, index: number): ClientRow => ({
  ...row,
  tipoPersona: 'giuridica',
  ragioneSociale: `${row.cognome} ${at(FORMS, index % FORMS.length)}`,
  partitaIva: vatNumber(index),
})

/** People entered twice, companies, people without an address, and those who had their data erased. */
export function varied(rows: readonly ClientRow[], now: Date): ClientRow[] {
  return rows.map((row, index) => {
    if (index < DEMO_CLIENTS.length) return row
    if (row.status === 'deleted') return erased(row, daysFrom(now, -(index % 300) - 1))
    const twin = rows[index - 1]
    if (index % TWICE === TWICE - 1 && twin && twin.status !== 'deleted') return again(row, twin)
    if (index % COMPANY === 10) return company(row, index)
    // Cases and requests are written to people who have an address.
    if (row.status === 'blocked' && index % SILENT === 0) return { ...row, email: null }
    return row
  })
}

const ASKED = ['accesso', 'cancellazione', 'rettifica', 'opposizione'] as const
/** Days since each came: two of the open ones are late. */
const SINCE = [3, 9, 14, 21, 26, 38, 47, 60, 95, 130, 200, 310] as const
const OPEN = 7

/** What a dozen of them asked by the privacy law; those that came long ago were answered. */
export function privacyRequestsOf(
  { id, now }: Seeding,
  rows: readonly ClientRow[],
): Prisma.PrivacyRequestCreateManyInput[] {
  const asking = rows.filter(({ status }, index) => status === 'validated' && index >= DEMO_CLIENTS.length)
  const waiting = SINCE.flatMap((days, index) => {
    const client = asking[index * 3]
    if (!client) return []
    const came = daysFrom(now, -days)
    const answered = index >= OPEN
    return [
      {
        id: id(came),
        clientId: client.id,
        tipo: at(ASKED, index % ASKED.length),
        ricevutaIl: dayText(came),
        scadeIl: addMonthsToDay(dayText(came), 1),
        motivo: 'Richiesta arrivata per posta.',
        identita: answered ? 'Carta d’identità vista in agenzia' : '',
        esito: answered ? ('respinta' as const) : null,
        esitoMotivo: answered ? 'Dati già corretti: risposto per lettera.' : '',
        evasaAt: answered ? daysFrom(came, 12) : null,
        createdAt: came,
        updatedAt: came,
      },
    ]
  })
  return [...waiting, ...rows.flatMap((row) => erasureOf(row, id))]
}

/** The proof that somebody had their data erased, as lib/features/accounts/erase-client.ts leaves it. */
function erasureOf(
  { id: clientId, erasedAt }: ClientRow,
  id: Seeding['id'],
): Prisma.PrivacyRequestCreateManyInput[] {
  if (!erasedAt) return []
  const when = new Date(erasedAt)
  const day = dayText(when)
  return [
    {
      id: id(when),
      clientId,
      tipo: 'cancellazione',
      ricevutaIl: day,
      scadeIl: day,
      motivo: '',
      identita: 'Password dell’area clienti',
      esito: 'accolta',
      esitoMotivo: '',
      evasaAt: when,
      createdAt: when,
      updatedAt: when,
    },
  ]
}
