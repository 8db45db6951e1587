import 'server-only'
import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type {
  AgentMaterial,
  Budget,
  Classifica,
  ImportRun,
  Merchandising,
  MerchandisingOrder,
  PartnerConsegna,
  PartnerListing,
  Prisma,
  Reclamo,
  Ticket,
  TicketCalendar,
  TicketCategory,
  TicketMacro,
  TicketMessage,
  TicketRule,
  Voto,
} from '@/prisma/generated/client'
import { buildAgent, buildClient } from './people'
import { nextNumber, uniqueCode } from './support'
import { using } from './using'

type Overrides<T> = Partial<T>

export async function buildTicketCategory(
  overrides: Overrides<Prisma.TicketCategoryUncheckedCreateInput> = {},
): Promise<TicketCategory> {
  const n = nextNumber()
  return db().ticketCategory.create({
    data: { id: newId(), nome: `Argomento ${n}`, ordine: n, ...overrides },
  })
}

export async function buildTicketCalendar(
  overrides: Overrides<Prisma.TicketCalendarUncheckedCreateInput> = {},
): Promise<TicketCalendar> {
  const orari = [{ giorno: 1, dalle: '09:00', alle: '18:00' }]
  return db().ticketCalendar.create({
    data: { id: newId(), nome: `Calendario ${nextNumber()}`, orari, ...overrides },
  })
}

/** Opened by a client, unless an agent or an admin is given. */
export async function buildTicket(
  overrides: Overrides<Prisma.TicketUncheckedCreateInput> = {},
): Promise<Ticket> {
  const categoryId = overrides.categoryId ?? (await buildTicketCategory()).id
  const opened = overrides.agentId ?? overrides.clientId ?? overrides.openedByAdminId
  const opener = opened ? {} : { clientId: (await buildClient()).id }
  const data = { id: newId(), codice: uniqueCode('T'), oggetto: 'Non riesco ad accedere' }
  return db().ticket.create({ data: { ...data, ...opener, ...overrides, categoryId } })
}

export async function buildTicketMessage(
  overrides: Overrides<Prisma.TicketMessageUncheckedCreateInput> = {},
): Promise<TicketMessage> {
  const ticketId = overrides.ticketId ?? (await buildTicket()).id
  const data = { id: newId(), authorRole: 'client' as const, authorId: newId(), authorName: 'Carla Cliente' }
  return using(
    'ticketMessage',
    db().ticketMessage.create({ data: { ...data, testo: 'Potete aiutarmi?', ...overrides, ticketId } }),
  )
}

/** For every category, and without a state. */
export const buildTicketMacro = (
  overrides: Overrides<Prisma.TicketMacroUncheckedCreateInput> = {},
): Promise<TicketMacro> =>
  db().ticketMacro.create({
    data: {
      id: newId(),
      nome: `Risposta ${nextNumber()}`,
      testo: 'Ti rispondiamo entro domani.',
      ...overrides,
    },
  })

type Rule = Overrides<Omit<Prisma.TicketRuleUncheckedCreateInput, 'condizioni' | 'azioni'>> & {
  condizioni?: readonly Omit<Prisma.TicketRuleConditionUncheckedCreateInput, 'id' | 'ruleId'>[]
  azioni?: readonly Omit<Prisma.TicketRuleActionUncheckedCreateInput, 'id' | 'ruleId'>[]
}

/** On every new ticket, without conditions: its priority becomes high. */
export const buildTicketRule = ({ condizioni = [], azioni, ...overrides }: Rule = {}): Promise<TicketRule> =>
  db().ticketRule.create({
    data: {
      id: newId(),
      nome: `Regola ${nextNumber()}`,
      evento: 'creato',
      ...overrides,
      condizioni: { create: condizioni.map((one) => ({ id: newId(), ...one })) },
      azioni: {
        create: (azioni ?? [{ tipo: 'priorita', priorita: 'alta' } as const]).map((one) => ({
          id: newId(),
          ...one,
        })),
      },
    },
  })

type Item = Omit<Prisma.MerchandisingUncheckedCreateInput, 'varianti'> & {
  /** Names; none: one kind only. */
  varianti?: readonly string[]
  /** So many of each on the shelf; nobody counts where it is not given. */
  stock?: number
}

/** 12,50 € without variants, made to order. */
export async function buildMerchandising({
  varianti = [],
  stock,
  ...overrides
}: Overrides<Item> = {}): Promise<Merchandising> {
  const kinds = varianti.length > 0 ? varianti : ['']
  const counted = { gestita: stock !== undefined, giacenza: stock ?? 0 }
  return db().merchandising.create({
    data: {
      id: newId(),
      nome: `Articolo ${nextNumber()}`,
      prezzo: 1_250n,
      varianti: { create: kinds.map((nome, ordine) => ({ id: newId(), nome, ordine, ...counted })) },
      ...overrides,
    },
  })
}

/** An agent's order of two pieces of one item that nobody counts, unless lines are given. */
export async function buildMerchandisingOrder(
  overrides: Overrides<Prisma.MerchandisingOrderUncheckedCreateInput> = {},
): Promise<MerchandisingOrder> {
  const userId = overrides.userId ?? (await buildAgent()).id
  const { id: merchId, nome, prezzo } = await buildMerchandising()
  const { id: varianteId } = await db().merchandisingVariante.findFirstOrThrow({ where: { merchId } })
  const line = { id: newId(), merchId, varianteId, nome, prezzo, quantity: 2 }
  const data = { id: newId(), codice: uniqueCode('M'), role: 'agent' as const, richiedente: 'Ada Agente' }
  const lines = { create: [line] }
  return db().merchandisingOrder.create({
    data: { ...data, totale: prezzo * 2n, pezzi: 2, lines, ...overrides, userId },
  })
}

/** An unpublished agents' ranking; each one takes a year of its own, as (tipo, anno, mese) is unique. */
export async function buildClassifica(
  overrides: Overrides<Prisma.ClassificaUncheckedCreateInput> = {},
): Promise<Classifica> {
  const pubblicataAt = overrides.published ? new Date() : null
  const data = { id: newId(), tipo: 'agenti' as const, mese: 1, anno: 1900 + nextNumber(), pubblicataAt }
  return db().classifica.create({ data: { ...data, ...overrides } })
}

export async function buildVoto(overrides: Overrides<Prisma.VotoUncheckedCreateInput> = {}): Promise<Voto> {
  const rated = overrides.agentId ?? overrides.employeeId
  const agentId = rated ? overrides.agentId : (await buildAgent()).id
  const data = { id: newId(), stelle: 5, commento: 'Chiaro e disponibile.', consensoAt: new Date() }
  return db().voto.create({ data: { ...data, ...overrides, agentId } })
}

export async function buildBudget(
  overrides: Overrides<Prisma.BudgetUncheckedCreateInput> = {},
): Promise<Budget> {
  const agentId = overrides.agentId ?? (await buildAgent()).id
  const data = { id: newId(), product: 'mutuo' as const, anno: 2026, mese: 1, importo: 10_000_000n }
  return db().budget.create({ data: { ...data, ...overrides, agentId } })
}

/** A run of the import from EGG that is over. */
export const buildImportRun = (
  overrides: Overrides<Prisma.ImportRunUncheckedCreateInput> = {},
): Promise<ImportRun> =>
  db().importRun.create({
    data: {
      id: newId(),
      kind: 'egg',
      origine: 'notte',
      nome: 'egg.csv',
      fileSha256: '',
      state: 'completato',
      letti: 3,
      invariati: 3,
      startedAt: new Date(),
      endedAt: new Date(),
      ...overrides,
    },
  })

/** A flyer of a loan, 10.000 € in five years, unless an order is asked for. */
export async function buildMaterial(
  overrides: Overrides<Prisma.AgentMaterialUncheckedCreateInput> = {},
): Promise<AgentMaterial> {
  const agentId = overrides.agentId === undefined ? (await buildAgent()).id : overrides.agentId
  const data = {
    id: newId(),
    kind: 'prestito' as const,
    layout: 'a4',
    titolo: 'Prestito di 10.000 € in 5 anni',
    importo: 1_000_000n,
    durataMesi: 60,
    rata: 20_276n,
    tan: 8,
    taeg: 8.9,
    cifreAl: new Date(),
    dati: { input: { finalita: 'liquidita', importo: 10_000, durata: 60 } },
    rateVersion: { tabella: newId() },
    createdByRole: 'agent' as const,
    createdById: agentId ?? newId(),
  }
  return db().agentMaterial.create({ data: { ...data, ...overrides, agentId } })
}

export async function buildPartnerListing(
  overrides: Overrides<Prisma.PartnerListingUncheckedCreateInput> = {},
): Promise<PartnerListing> {
  const n = nextNumber()
  return db().partnerListing.create({
    data: {
      id: newId(),
      externalId: `PROVA-${n}`,
      titolo: `Trilocale ${n}`,
      comune: 'Monza',
      provincia: 'MB',
      prezzo: 20_000_000n,
      mq: 90,
      classe: 'B',
      url: `https://partner.example/${n}`,
      ...overrides,
    },
  })
}

export async function buildPartnerConsegna(
  overrides: Overrides<Prisma.PartnerConsegnaUncheckedCreateInput> = {},
): Promise<PartnerConsegna> {
  return db().partnerConsegna.create({
    data: {
      id: newId(),
      idEsterno: `consegna-${nextNumber()}`,
      evento: 'listing.upserted',
      firmaValida: true,
      ...overrides,
    },
  })
}

/** A complaint of today about no product, with the usual terms, on a ticket of its own. */
export async function buildReclamo(
  overrides: Overrides<Prisma.ReclamoUncheckedCreateInput> = {},
): Promise<Reclamo> {
  const ticketId = overrides.ticketId ?? (await buildTicket()).id
  const ricevutoIl = overrides.ricevutoIl ? new Date(overrides.ricevutoIl) : columnOfDay(todayInRome())
  return db().reclamo.create({
    data: {
      id: newId(),
      codice: uniqueCode('R'),
      canale: 'email',
      consigliatoIl: addDays(ricevutoIl, 30),
      entroIl: addDays(ricevutoIl, 60),
      ...overrides,
      ricevutoIl,
      ticketId,
    },
  })
}
