import 'server-only'
import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import type { Contenuto } from '@/lib/features/incarichi/schema'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA, FINALITA_LABELS } from '@/lib/words/purposes'
import type {
  Client,
  Incarico,
  Pratica,
  PraticaDocumento,
  PraticaEvento,
  PraticaPersona,
  Prediction,
  Prisma,
  Provvigione,
} from '@/prisma/generated/client'
import { buildBank } from './banks'
import { buildAgent, buildClient } from './people'
import { uniqueCode } from './support'
import { using } from './using'

type Overrides<T> = Partial<T>
type PraticaInput = Overrides<Prisma.PraticaUncheckedCreateInput> & { clientId?: string }

/** What the database asks of a case in that state (see the checks of the migration). */
async function requiredBy({ stato, bankId, statoPrecedente }: PraticaInput): Promise<PraticaInput> {
  if (stato === 'sospesa') return { statoPrecedente: statoPrecedente ?? 'in_istruttoria' }
  if (stato !== 'liquidata') return {}
  return {
    bankId: bankId ?? (await buildBank()).id,
    importoErogato: 12_000_000n,
    dataLiquidazione: new Date(),
  }
}

const typedAs = ({ nome, cognome, email, telefono }: Client) => ({ nome, cognome, email, telefono })

/** A mortgage case of 120.000 € in `bozza`, with its agent and its richiedente. */
export async function buildPratica({ clientId, ...overrides }: PraticaInput = {}): Promise<Pratica> {
  const agentId = overrides.agentId === undefined ? (await buildAgent()).id : overrides.agentId
  const client = clientId
    ? await db().client.findUniqueOrThrow({ where: { id: clientId } })
    : await buildClient({ agentId })
  return db().pratica.create({
    data: {
      id: newId(),
      codice: uniqueCode('P'),
      product: 'mutuo',
      finalita: FINALITA.mutuo[0],
      intestatario: `${client.nome} ${client.cognome}`,
      importoRichiesto: 12_000_000n,
      durataMesi: 240,
      provincia: 'MI',
      comune: 'Milano',
      ...(await requiredBy(overrides)),
      ...overrides,
      agentId,
      persone: { create: { ...typedAs(client), id: newId(), clientId: client.id, ruolo: 'richiedente' } },
    },
  })
}

/** Linked to a client unless `clientId` is null: then it is who was typed. */
export async function buildPersona(
  overrides: Overrides<Prisma.PraticaPersonaUncheckedCreateInput> = {},
): Promise<PraticaPersona> {
  const praticaId = overrides.praticaId ?? (await buildPratica()).id
  const { clientId: given } = overrides
  const client =
    given === null
      ? null
      : given
        ? await db().client.findUniqueOrThrow({ where: { id: given } })
        : await buildClient()
  const data = { id: newId(), ruolo: 'cointestatario' as const, ...(client ? typedAs(client) : {}) }
  return db().praticaPersona.create({
    data: { ...data, ...overrides, praticaId, clientId: client?.id ?? null },
  })
}

export async function buildEvento(
  overrides: Overrides<Prisma.PraticaEventoUncheckedCreateInput> = {},
): Promise<PraticaEvento> {
  const praticaId = overrides.praticaId ?? (await buildPratica()).id
  const data = { id: newId(), tipo: 'nota', testo: 'Telefonata con il cliente' }
  return db().praticaEvento.create({ data: { ...data, ...overrides, praticaId } })
}

export async function buildDocumento(
  overrides: Overrides<Prisma.PraticaDocumentoUncheckedCreateInput> = {},
): Promise<PraticaDocumento> {
  const praticaId = overrides.praticaId ?? (await buildPratica()).id
  const data = { id: newId(), tipo: 'identita', nome: 'Documento di identità' }
  return using(
    'praticaDocumento',
    db().praticaDocumento.create({ data: { ...data, ...overrides, praticaId } }),
  )
}

export async function buildProvvigione(
  overrides: Overrides<Prisma.ProvvigioneUncheckedCreateInput> = {},
): Promise<Provvigione> {
  const praticaId = overrides.praticaId ?? (await buildPratica({ stato: 'liquidata' })).id
  const data = {
    id: newId(),
    quota: 'agente' as const,
    percentuale: 50,
    importo: 90_000n,
    maturataAt: new Date(),
  }
  return db().provvigione.create({ data: { ...data, ...overrides, praticaId } })
}

export async function buildPrediction(
  overrides: Overrides<Prisma.PredictionUncheckedCreateInput> = {},
): Promise<Prediction> {
  const agentId = overrides.agentId ?? (await buildAgent()).id
  return db().prediction.create({
    data: {
      id: newId(),
      product: 'mutuo',
      importo: 12_000_000n,
      probabilita: 60,
      anno: Number(todayInRome().slice(0, 4)),
      mese: Number(todayInRome().slice(5, 7)),
      ...overrides,
      agentId,
    },
  })
}

/** A mandate of 180 days that was signed today. */
export async function buildIncarico(
  overrides: Overrides<Prisma.IncaricoUncheckedCreateInput> = {},
): Promise<Incarico> {
  const praticaId = overrides.praticaId ?? (await buildPratica()).id
  const pratica = await db().pratica.findUniqueOrThrow({ where: { id: praticaId } })
  const persona = await db().praticaPersona.findFirst({ where: { praticaId, ruolo: 'richiedente' } })
  const nome = `${persona?.nome} ${persona?.cognome}`
  const today = columnOfDay(todayInRome())
  const contenuto: Contenuto = {
    cliente: { nome, codiceFiscale: null, email: persona?.email ?? '', indirizzo: null },
    pratica: {
      codice: pratica.codice,
      prodotto: PRODOTTI[pratica.product],
      finalita: FINALITA_LABELS[pratica.finalita] ?? pratica.finalita,
      importo: toEuro(pratica.importoRichiesto),
      durataMesi: pratica.durataMesi,
    },
    mediatore: { nome: 'Mediatore di prova', sede: '', pec: '' },
    consulente: 'Agente Prova',
    compenso: { percentuale: 1.5, importo: 1_800 },
    taeg: null,
    durataGiorni: 180,
    recessoGiorni: 14,
    testo: { versione: '1', dal: '20/11/2026', paragrafi: ['Il cliente incarica il mediatore.'] },
    fattoIl: todayInRome(),
  }
  return db().incarico.create({
    data: {
      id: newId(),
      codice: uniqueCode('I'),
      praticaId,
      personaId: persona?.id ?? null,
      stato: 'firmato',
      compensoPct: 1.5,
      compensoImporto: 180_000n,
      durataGiorni: 180,
      recessoGiorni: 14,
      testoVersione: '1',
      contenuto,
      hash: '0'.repeat(64),
      inviatoA: persona?.email ?? null,
      scadeIl: addDays(today, 15),
      firmatoAt: new Date(),
      firmaNome: nome,
      valeFino: addDays(today, 180),
      autoreRole: 'agent',
      autoreId: newId(),
      autoreNome: 'Agente Prova',
      ...overrides,
    },
  })
}
