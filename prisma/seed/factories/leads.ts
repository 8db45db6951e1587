import 'server-only'
import { addDays, columnOfDay, dayOf, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { FINALITA } from '@/lib/words/purposes'
import type {
  ContactRequest,
  Lead,
  LeadEvento,
  PercLeadGruppo,
  Prisma,
  Prodotto,
  Quote,
  Segnalatore,
  Segnalazione,
} from '@/prisma/generated/client'
import { buildAgent } from './people'
import { nextNumber, uniqueCode } from './support'
import { using } from './using'

type Overrides<T> = Partial<T>

/** A new, unassigned mortgage lead whose e-mail and telephone nobody else has. */
export async function buildLead(overrides: Overrides<Prisma.LeadUncheckedCreateInput> = {}): Promise<Lead> {
  const n = nextNumber()
  const closed = overrides.stato === 'convertito' || overrides.stato === 'perso'
  return db().lead.create({
    data: {
      id: newId(),
      codice: uniqueCode('L'),
      product: 'mutuo',
      nome: 'Lia',
      cognome: `Richiede${n}`,
      email: `lead${n}@prova.example`,
      telefono: `+39351000${String(n).padStart(4, '0')}`,
      provincia: 'MI',
      finalita: FINALITA.mutuo[0],
      importo: 12_000_000n,
      durataMesi: 240,
      chiusoAt: closed ? new Date() : null,
      ...overrides,
    },
  })
}

export async function buildQuote(
  overrides: Overrides<Prisma.QuoteUncheckedCreateInput> = {},
): Promise<Quote> {
  const data = { id: newId(), product: 'mutuo' as const, input: {}, rateVersion: {}, result: { offers: [] } }
  return db().quote.create({ data: { ...data, ...overrides } })
}

/** A loan that an agent has worked out for nobody yet. */
export async function buildPreventivo(
  overrides: Overrides<Prisma.QuoteUncheckedCreateInput> = {},
): Promise<Quote> {
  const product = { _id: newId(), nome: 'Prestito Prova' }
  const offer = {
    bank: null,
    product,
    tipoTasso: 'fisso',
    index: null,
    tenor: null,
    indexValue: null,
    spread: null,
    tan: 7.5,
    tassi: [],
    taeg: 8.2,
    rata: 200.38,
    durataMesi: 60,
    importo: 10_000,
    totaleInteressi: 2_022.8,
    costiIniziali: 0,
    totale: 12_022.8,
    costi: [],
    rataReddito: null,
    sostenibile: null,
  }
  const agentId = overrides.agentId ?? (overrides.adminId ? null : (await buildAgent()).id)
  return buildQuote({
    product: 'prestito',
    input: { importo: 10_000, durata: 60, finalita: 'auto' },
    result: { offers: [offer], excluded: [], asOf: '2026-11-20' },
    scelte: [product._id],
    codice: uniqueCode('Q'),
    banca: product.nome,
    importo: 1_000_000n,
    durataMesi: 60,
    rata: 20_038n,
    taeg: 8.2,
    scadeIl: addDays(columnOfDay(todayInRome()), 15),
    ...overrides,
    agentId,
  })
}

export async function buildContactRequest(
  overrides: Overrides<Prisma.ContactRequestUncheckedCreateInput> = {},
): Promise<ContactRequest> {
  const n = nextNumber()
  return using(
    'contactRequest',
    db().contactRequest.create({
      data: {
        id: newId(),
        kind: 'contatto',
        nome: 'Rita',
        cognome: `Scrive${n}`,
        email: `contatto${n}@prova.example`,
        telefono: '+39 351 000 0000',
        messaggio: 'Vorrei essere richiamata.',
        ...overrides,
      },
    }),
  )
}

export async function buildLeadEvento(
  overrides: Overrides<Prisma.LeadEventoUncheckedCreateInput> = {},
): Promise<LeadEvento> {
  const leadId = overrides.leadId ?? (await buildLead()).id
  const data = { id: newId(), tipo: 'nota', testo: 'Preferisce essere chiamata la sera' }
  return db().leadEvento.create({ data: { ...data, ...overrides, leadId } })
}

type GroupPlan = {
  product?: Prodotto
  provincia?: string | null
  dal?: Date
  /** Agent's id → weight; they sum to 100. A new agent with 100 where none are given. */
  pesi?: Readonly<Record<string, number>>
  tetti?: Readonly<Record<string, { tettoGiorno?: number; tettoMese?: number }>>
}

/** The next epoch of a group, by default mortgages everywhere, in force since today in Italy. */
export async function buildPercGroup({
  product = 'mutuo',
  provincia = null,
  dal,
  pesi,
  tetti = {},
}: GroupPlan = {}): Promise<PercLeadGruppo> {
  const epoca = (await db().percLeadGruppo.count({ where: { product, provincia } })) + 1
  const weights = Object.entries(pesi ?? { [(await buildAgent()).id]: 100 })
  return db().percLeadGruppo.create({
    data: {
      id: newId(),
      product,
      provincia,
      epoca,
      dal: dal ?? columnOfDay(todayInRome()),
      pesi: { create: weights.map(([agentId, peso]) => ({ id: newId(), agentId, peso, ...tetti[agentId] })) },
      ricevute: { create: weights.map(([agentId]) => ({ agentId })) },
    },
  })
}

/** An agreement that began a month ago, for 150 € a case. */
export async function buildSegnalatore(
  overrides: Overrides<Prisma.SegnalatoreUncheckedCreateInput> = {},
): Promise<Segnalatore> {
  const n = nextNumber()
  return db().segnalatore.create({
    data: {
      id: newId(),
      nome: 'Marta',
      cognome: `Segnala${n}`,
      email: `segnalatore${n}@prova.example`,
      accordo: `SEG-${n}`,
      compensoFisso: 15_000n,
      validFrom: columnOfDay(dayOf(addDays(new Date(), -30))),
      ...overrides,
    },
  })
}

export async function buildSegnalazione(
  overrides: Overrides<Prisma.SegnalazioneUncheckedCreateInput> = {},
): Promise<Segnalazione> {
  const n = nextNumber()
  const agentId = overrides.agentId ?? (await buildAgent()).id
  return db().segnalazione.create({
    data: {
      id: newId(),
      codice: uniqueCode('S'),
      segnalanteNome: 'Sara',
      segnalanteCognome: `Segnala${n}`,
      segnalanteEmail: `segnala${n}@prova.example`,
      segnalatoNome: 'Piero',
      segnalatoCognome: `Segnalato${n}`,
      segnalatoTel: '+39 351 000 0000',
      ...overrides,
      agentId,
    },
  })
}
