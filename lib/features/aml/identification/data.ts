import 'server-only'
import { type Actor, type AdminScope, type AgentScope, can } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import type { Part } from '@/lib/duties/types'
import { lackOfCase } from '@/lib/features/aml/duty'
import { rulesOf } from '@/lib/features/aml/rules'
import { stateOf } from '@/lib/features/aml/terms'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { allowedRows } from '@/lib/resources/access'
import type { Pratica } from '@/prisma/generated/client'
import { type Applicant, ASKING, asApplicant, isForCompany } from './applicant'
import { countDue, dueByPerson, dueRows } from './due'
import { gapsOf, unidentified } from './gaps'
import { offerOf, reusableFor } from './reuse'
import { riskOf } from './risk'
import type { Dati, IdentificazioneDetail } from './schema'

/** The documents that say who somebody is (lib/features/pratiche/checklist.ts). */
const PAPER = 'identita'

/** The identification of a case that the reader works on, with the risk as it stands and what is still needed. */
export async function identificationOf(actor: Actor, praticaId: string): Promise<IdentificazioneDetail> {
  const pratica = orNotFound(
    await db().pratica.findFirst({
      where: { AND: [allowedRows(editablePratiche, actor), { id: idOrNotFound(praticaId) }] },
      include: {
        identificazione: true,
        persone: { where: ASKING, include: { client: true }, orderBy: { id: 'asc' } },
        documenti: {
          where: { tipo: PAPER, stato: 'verificato' },
          include: { file: true },
          orderBy: { id: 'asc' },
        },
      },
    }),
  )
  const { identificazione: row, documenti, persone } = pratica
  const rules = await rulesOf()
  const dati = (row?.dati ?? {}) as Dati
  const day = (date: Date | null | undefined) => (date ? dayOfColumn(date) : null)
  const scadeIl = day(row?.scadeIl)
  const known = {
    completata: Boolean(row?.completataAt),
    scadeIl,
    iniziata: Object.keys(dati).length > 0,
    inRinnovo: row?.inRinnovo ?? false,
  }
  const applicant = asApplicant(persone, pratica)
  const isOther = known.completata && unidentified(dati, applicant) !== null
  const stato = isOther ? 'da_rinnovare' : stateOf(known, rules.today)
  return {
    version: row?.version ?? 0,
    stato,
    blocca: isOther || lackOfCase(pratica, row, rules).blocca,
    dati,
    proposta: proposalOf(
      persone.find(({ ruolo }) => ruolo === 'richiedente'),
      pratica,
    ),
    cointestatari: [...applicant.cointestatari],
    riprendibile: known.iniziata ? null : offerOf(await reusableFor(actor, pratica, rules.today)),
    documenti: documenti.map(({ id, nome, file }) => ({ _id: id, nome, url: file?.url ?? null })),
    // Of a client who was erased the register alone keeps what was answered: it was complete.
    manca: stato === 'completata' ? [] : gapsOf(dati, rules.today, applicant),
    rischio: riskOf(dati, toEuro(pratica.importoRichiesto), rules.points),
    classeMinima: row?.classeMinima ?? null,
    classeMotivo: row?.classeMotivo ?? '',
    classe: row?.classe ?? null,
    completataAt: row?.completataAt?.toISOString() ?? null,
    completataDa: row?.completataDa ?? '',
    inRinnovo: known.inRinnovo,
    scadeIl,
    entroIl: day(row?.entroIl),
    alzabile: actor.role === 'admin' && can(actor, 'pratiche_manage'),
  }
}

/**
 * What the case and the client's record say: a company by its name, anybody else by theirs. Of what companies borrow a company is
 * proposed, or nobody would be asked for its owners.
 */
function proposalOf(
  applicant: Applicant | undefined,
  pratica: Pick<Pratica, 'product' | 'intestatario'>,
): IdentificazioneDetail['proposta'] {
  const client = applicant?.client
  if (client?.ragioneSociale)
    return {
      tipo: 'societa',
      denominazione: client.ragioneSociale,
      codiceFiscale: client.partitaIva ?? client.codiceFiscale,
    }
  const named = client ?? applicant
  return {
    tipo: isForCompany(pratica) || applicant?.tipoLavoro === 'societa' ? 'societa' : 'persona',
    denominazione: named ? `${named.nome} ${named.cognome}`.trim() : pratica.intestatario,
    codiceFiscale: client?.codiceFiscale ?? null,
  }
}

/** So many are a morning's work; the rest is counted, by agent. */
const MOST_URGENT = 40

/**
 * What is due in the reader's scope, of open cases: counts, the most urgent rows, and the counts of each agent. The office asks for its
 * network, an agent for the own cases.
 */
export async function identificationsDue({ actor }: AdminScope | AgentScope) {
  const rules = await rulesOf()
  const [conta, righe, persone] = await Promise.all([
    countDue(actor, rules),
    dueRows(actor, rules, { take: MOST_URGENT, skip: 0 }),
    dueByPerson(actor, rules),
  ])
  return { conta, righe, persone }
}
export type IdentificationsDue = Awaited<ReturnType<typeof identificationsDue>>

/** A part of the same rows, and the counts: what the compliance home and its pages show. */
export async function identificationsLeft({ actor }: AdminScope, part: Part) {
  const rules = await rulesOf()
  const [conta, righe] = await Promise.all([countDue(actor, rules), dueRows(actor, rules, part)])
  return { conta, righe }
}

/** How the cases of before are caught up with, week by week. */
export async function planProgress(_scope: AdminScope) {
  const settimane = await db().$queryRaw<{ entroIl: string; totale: number; fatte: number }[]>`
    SELECT to_char(i.entro_il, 'YYYY-MM-DD') AS "entroIl", count(*)::int AS totale, count(i.completata_at)::int AS fatte
    FROM identificazioni i JOIN pratiche p ON p.id = i.pratica_id
    WHERE i.entro_il IS NOT NULL AND (p.data_chiusura IS NULL OR i.completata_at IS NOT NULL)
    GROUP BY 1 ORDER BY 1`
  const sum = (of: 'totale' | 'fatte') => settimane.reduce((all, one) => all + one[of], 0)
  return { totale: sum('totale'), fatte: sum('fatte'), settimane }
}
export type PlanProgress = Awaited<ReturnType<typeof planProgress>>
