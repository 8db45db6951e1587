import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { FieldError } from '@/lib/core/errors'
import {
  applyNewPlans,
  applyPlan,
  type Plan,
  refused,
  restoreRow,
  verdictOf,
} from '@/lib/imports/by-resource'
import { defineImport, type ImportCtx, type ImportRow, type Values, type Verdict } from '@/lib/imports/define'
import { noteWithExtension } from '@/lib/italian/phone'
import { isProvincia } from '@/lib/places/data'
import type { Row } from '@/lib/resources/types'
import type { Client } from '@/prisma/generated/client'
import { type Alike, duplicatesOfNew } from './duplicates'
import { clientColumns } from './import-columns'
import {
  consentChanges,
  consentsIn,
  type Granted,
  newConsents,
  newestConsents,
  writeImported,
} from './import-consents'
import { removeImported } from './remove-imported'
import { clients } from './resource'
import { EMPTY_CLIENT, titleOf } from './schema'

type Columns = typeof clientColumns
type Cells = Values<Columns>
/** What is written of the record, if anything, and which consents are noted in the ledger. */
type ClientPlan = {
  record: Plan | null
  ref: string | null
  consents: { columns: Granted['columns']; granted: Granted } | null
}

const FIELDS = Object.keys(EMPTY_CLIENT) as (keyof Cells & string)[]

export const clientsImport = defineImport<Columns, ClientPlan>({
  kind: 'clients',
  audit: 'Clients',
  title: 'clienti',
  about:
    'Ogni riga è un cliente, riconosciuto dal codice fiscale o, senza, dall’e-mail. Le celle vuote non tolgono nulla di quello che c’è. Chi è nuovo resta da confermare.',
  columns: clientColumns,
  key: ({ codiceFiscale, email }) => codiceFiscale ?? email ?? null,
  keyless: 'Serve il codice fiscale o l’e-mail, per sapere chi è.',
  check: checkClients,
  async apply(ctx, { riga: _ }, verdict) {
    const { plan } = verdict
    if (!plan) return verdict
    const written = plan.record && (await applyPlan(clients, ctx, plan.record, verdict))
    const ref = written?.ref ?? plan.ref
    if (plan.consents && ref) await writeImported(ctx.tx, ref, plan.consents.columns, plan.consents.granted)
    return { ...(written ?? { esito: 'aggiornato', ref, cambi: verdict.cambi }), errori: verdict.errori }
  },
  together: {
    of: ['creato'],
    async apply(ctx, rows) {
      const news = rows.flatMap(({ verdict }) =>
        verdict.plan?.record ? [{ plan: verdict.plan.record, verdict }] : [],
      )
      const outcomes = await applyNewPlans(clients, ctx, news)
      for (const [index, { verdict }] of rows.entries()) {
        const consents = verdict.plan?.consents
        const ref = outcomes[index]?.ref
        if (consents && ref) await writeImported(ctx.tx, ref, consents.columns, consents.granted)
      }
      return outcomes.map((outcome, index) => ({ ...outcome, errori: rows[index]?.verdict.errori }))
    },
  },
  async undo(ctx, row) {
    if (row.esito === 'creato') return removeImported(ctx, row)
    await restoreRow(clients, ctx, row)
    return row.cambi.some(({ field }) => field.startsWith('consenso')) ? CONSENTS_STAY : null
  },
})

const CONSENTS_STAY = 'I consensi registrati sono una prova e restano; il resto è tornato com’era.'

type Known = { byCode: Map<string, Client>; byEmail: Map<string, Client> }

/** The clients that the rows may be about, in one query. */
async function knownClients(tx: Tx, rows: readonly ImportRow<Columns>[]): Promise<Known> {
  const codes = rows.flatMap(({ value }) => value.codiceFiscale ?? [])
  const emails = rows.flatMap(({ value }) => value.email ?? [])
  const found = await tx.client.findMany({
    where: { OR: [{ codiceFiscale: { in: codes } }, { email: { in: emails } }] },
  })
  return {
    byCode: new Map(found.flatMap((row) => (row.codiceFiscale ? [[row.codiceFiscale, row]] : []))),
    byEmail: new Map(found.flatMap((row) => (row.email ? [[row.email.toLowerCase(), row]] : []))),
  }
}

/** Whose record a row is, or why nobody can say. */
function recordOf({ byCode, byEmail }: Known, { codiceFiscale, email }: Cells): Client | FieldError | null {
  const [coded, addressed] = [codiceFiscale && byCode.get(codiceFiscale), email && byEmail.get(email)]
  const who = (client: Client) => titleOf(client)
  if (coded && addressed && coded.id !== addressed.id)
    return { path: 'email', message: `L’indirizzo e-mail è già di ${who(addressed)}.` }
  if (coded) return coded
  if (!addressed) return null
  return codiceFiscale && addressed.codiceFiscale
    ? {
        path: 'codiceFiscale',
        message: `Con questo indirizzo c’è ${who(addressed)}, con un altro codice fiscale.`,
      }
    : addressed
}

async function checkClients(
  ctx: ImportCtx,
  rows: readonly ImportRow<Columns>[],
): Promise<Verdict<ClientPlan>[]> {
  const known = await knownClients(ctx.tx, rows)
  const found = rows.map(({ value }) => recordOf(known, value))
  const ids = found.flatMap((one) => (one && 'id' in one ? [one.id] : []))
  const newest = await newestConsents(ctx.tx, ids)
  const gone = await abolished(ctx.tx, rows)
  const alike = await alikeOf(ctx.tx, rows, found)
  return Promise.all(
    rows.map(async ({ value }, index) => {
      const client = found[index] ?? null
      if (client && 'path' in client) return refused([client])
      const { granted, errori } = consentsIn(value)
      if (client) errori.push(...refusalsOf(client, value))
      if (value.provincia && gone.has(value.provincia))
        errori.push({ path: 'provincia', message: 'Questa provincia non c’è più: scrivi quella di oggi.' })
      if (errori.length > 0) return refused(errori)
      const verdict = await verdictOf(clients, client, inputOf(client, value), EMPTY_CLIENT)
      const columns = granted
        ? newConsents(granted, (column) => (client ? newest(client.id, column) : undefined))
        : []
      const said = withConsents(verdict, client, granted, columns)
      return said.esito === 'creato' ? { ...said, errori: alike.get(index) } : said
    }),
  )
}

/** Of the rows that would be new records: who may be there already, also in a row before, by what the list of duplicates goes by too. */
async function alikeOf(
  tx: Tx,
  rows: readonly ImportRow<Columns>[],
  found: readonly (Client | FieldError | null)[],
): Promise<ReadonlyMap<number, FieldError[]>> {
  const places = rows.flatMap((_, index) => (found[index] ? [] : [index]))
  const alike = await duplicatesOfNew(
    tx,
    places.map((index) => {
      const { telefono, ...value } = rows[index]?.value ?? {}
      return { ...value, telefono: telefono?.number }
    }),
  )
  const ids = [...alike.values()].flatMap((ones) => ones.flatMap((one) => ('id' in one ? [one.id] : [])))
  const people = ids.length > 0 ? await tx.client.findMany({ where: { id: { in: [...new Set(ids)] } } }) : []
  const names = new Map(people.map((client) => [client.id, titleOf(client)]))
  const lineAt = (place: number) => rows[places[place] ?? -1]?.riga
  const sentence = ({ motivi, ...one }: Alike) => {
    const why = motivi.map((motivo) => motivo.replace(/^./, (first) => first.toLowerCase())).join(', ')
    return 'id' in one
      ? `Forse già presente: ${names.get(one.id)} (${why}).`
      : `Forse la stessa persona della riga ${lineAt(one.place)} (${why}).`
  }
  return new Map(
    [...alike].map(([place, ones]) => [
      places[place] ?? -1,
      ones.map((one) => ({ path: '', message: sentence(one) })),
    ]),
  )
}

/** Letters of provinces that are no more, of those that the rows name. */
async function abolished(tx: Tx, rows: readonly ImportRow<Columns>[]): Promise<Set<string>> {
  const named = new Set(rows.flatMap(({ value }) => value.provincia ?? []))
  const gone = new Set<string>()
  for (const sigla of named) if (!(await isProvincia(sigla, tx))) gone.add(sigla)
  return gone
}

/** Only what the row says; an address that differs in its capitals alone is the same. */
function inputOf(client: Client | null, value: Cells): Row {
  const said = FIELDS.filter((field) => value[field] !== undefined)
  const input: Row = Object.fromEntries(said.map((field) => [field, value[field]]))
  if (value.telefono) {
    const { number, extension } = value.telefono
    const before = value.note ?? client?.note ?? ''
    const note = noteWithExtension(before, extension)
    input.telefono = number
    if (note !== before) input.note = note
  }
  if (client?.email && client.email.toLowerCase() === input.email) delete input.email
  return input
}

/** What the record's own page would refuse too. */
function refusalsOf(client: Client, { email }: Cells): FieldError[] {
  if (client.status === 'deleted')
    return [{ path: '', message: 'Questo cliente è stato cancellato o unito a un altro.' }]
  const isNew = email !== undefined && client.email?.toLowerCase() !== email
  return isNew && client.passwordHash !== null
    ? [
        {
          path: 'email',
          message: 'Entra con un altro indirizzo: si cambia dalla sua scheda, con CAMBIA E-MAIL.',
        },
      ]
    : []
}

function withConsents(
  verdict: Verdict<Plan>,
  client: Client | null,
  granted: Granted | null,
  columns: Granted['columns'],
): Verdict<ClientPlan> {
  const { plan, ...rest } = verdict
  if (verdict.esito === 'errato') return rest
  const ref = client?.id ?? null
  if (!granted || columns.length === 0)
    return { ...rest, plan: { record: plan ?? null, ref, consents: null } }
  return {
    ...rest,
    esito: verdict.esito === 'invariato' ? 'aggiornato' : verdict.esito,
    cambi: [...(verdict.cambi ?? []), ...consentChanges(columns)],
    plan: { record: plan ?? null, ref, consents: { columns, granted } },
  }
}
