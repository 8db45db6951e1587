import { type Actor, can } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import { toEuro } from '@/lib/core/money'
import { presentFor } from '@/lib/resources/codec'
import type { ShownRow } from '@/lib/resources/model-types'
import { isAperta, prossimiStati } from '@/lib/words/case-states'
import type { Pratica } from '@/prisma/generated/client'
import { toldTo, worksOnCases } from './access'
import { accordoDi, provvigioneLorda, type Quota, ripartisci } from './commissions'
import type { Detail } from './detail'
import type { praticaReadonly } from './fields'
import { type Collegamento, linkState } from './link-state'
import { pratiche } from './resource'
import type { praticaSchema } from './schema'

type Column =
  | keyof typeof praticaSchema.shape
  | (typeof praticaReadonly)[number]
  | 'version'
  | 'createdAt'
  | 'updatedAt'
/** The columns of a case as its declaration gives them; those of the office are null for its people. */
type Facts = { _id: string } & ShownRow<Pratica, Exclude<Column, 'note'>> & { note: string | null }

const euro = (cents: bigint | null) => (cents === null ? null : toEuro(cents))
const named = <T extends { id: string }>(row: T | null) => {
  if (!row) return null
  const { id, ...rest } = row
  return { _id: id, ...rest }
}

/** A case for its page: what this reader may see of it, and what they may do next. */
export function presentDetail(row: Detail, actor: Actor, withCommissions: boolean) {
  const inside = worksOnCases(actor)
  return {
    ...(presentFor(pratiche, row, actor) as Facts),
    agent: agentOf(row.agent),
    agency: named(row.agency),
    bank: named(row.bank),
    bankProduct: named(row.bankProduct),
    dataDelibera: row.dataDelibera?.toISOString() ?? null,
    dataInvioBanca: row.dataInvioBanca?.toISOString() ?? null,
    lead: inside ? leadOf(row.lead, actor) : null,
    appuntamento: inside ? meetingOf(row) : null,
    prossimiStati: inside ? prossimiStati(row, actor.role === 'admin' && can(actor, 'pratiche_reopen')) : [],
    erogazioneRegistrata: inside ? recordedOf(row) : null,
    persone: row.persone.map(
      (persona): Shown => (inside ? presentPersona(persona) : presentBeside(persona, actor.userId)),
    ),
    documenti: row.documenti.map(presentDocumento),
    eventi: row.eventi.map((evento) => presentEvento(toldTo(actor, evento))),
    appuntamenti: row.richieste.map((request) => presentAppointment(request, actor)),
    provvigioni: withCommissions
      ? ownShares(row, actor).map((one) => presentProvvigione(one, row, actor))
      : null,
    accordo: (withCommissions && actor.role === 'admin' && presentAccordo(row)) || null,
    provvigioneAttesa: withCommissions ? presentAttesa(row, actor) : null,
  }
}

/** Who follows the case, as its people may know them. */
function agentOf(agent: Detail['agent']) {
  if (!agent) return null
  const { id, nome, cognome, email, telefono } = agent
  return { _id: id, nome, cognome, email, telefono }
}

/** The request that the case came of; `apribile`: whether this reader may open it. */
function leadOf(lead: Detail['lead'], actor: Actor) {
  if (!lead) return null
  const apribile = byRole(actor.role, {
    admin: () => can(actor, 'leads_manage'),
    agent: () => lead.agentId === actor.userId,
    client: () => false,
  })
  return { _id: lead.id, codice: lead.codice, apribile }
}

/** The appointment that was made with the case, or with the request that it came of: it is moved and called off there. */
function meetingOf({ id, version, appuntamentoAt, lead }: Detail) {
  if (appuntamentoAt)
    return { _id: id, version, quando: appuntamentoAt.toISOString(), di: 'pratica' as const }
  if (!lead?.appuntamentoAt) return null
  const { id: _id, version: read } = lead
  return { _id, version: read, quando: lead.appuntamentoAt.toISOString(), di: 'richiesta' as const }
}

type Persona = Detail['persone'][number]
type Shown = Omit<ReturnType<typeof presentPersona>, 'collegamento'> & {
  collegamento: Collegamento | null
}

/** Who follows the case is shown as their own record says; anybody else as they were typed. */
function presentPersona(persona: Persona) {
  const { id, ruolo, tipoLavoro, redditoNetto, clientId } = persona
  const { nome, cognome, email, telefono } = persona.client ?? persona
  return {
    _id: id,
    ruolo,
    tipoLavoro,
    nome,
    cognome,
    email,
    telefono,
    clientId,
    redditoNetto: euro(redditoNetto),
    collegamento: linkState(persona),
  }
}

/** What the people of a case read of each other: names and roles. */
function presentBeside(persona: Persona, reader: string) {
  const { nome, cognome } = persona.client ?? persona
  const tipoLavoro = persona.clientId === reader ? persona.tipoLavoro : null
  const hidden = { email: null, telefono: null, clientId: null, redditoNetto: null, collegamento: null }
  return { _id: persona.id, ruolo: persona.ruolo, tipoLavoro, nome, cognome, ...hidden }
}

function presentDocumento({
  id,
  tipo,
  nome,
  stato,
  obbligatorio,
  motivo,
  personaId,
  condiviso,
  uploadedAt,
  file,
}: Detail['documenti'][number]) {
  return {
    _id: id,
    tipo,
    nome,
    stato,
    obbligatorio,
    motivo,
    personaId,
    condiviso,
    uploadedAt: uploadedAt?.toISOString() ?? null,
    file: file && { url: file.url, name: file.name, size: Number(file.size), mimetype: file.mimetype },
  }
}

const presentEvento = ({ id, tipo, da, a, testo, actorName, at }: Detail['eventi'][number]) => ({
  _id: id,
  tipo,
  da,
  a,
  testo,
  chi: actorName,
  at: at.toISOString(),
})

/** An appointment that is asked for; `rispondibile`: whether this reader may say that it is answered. */
const presentAppointment = (
  { id, version, stato, nome, cognome, dettagli, messaggio, createdAt }: Detail['richieste'][number],
  actor: Actor,
) => ({
  _id: id,
  version,
  stato: stato === 'nuovo' ? ('nuovo' as const) : ('assegnato' as const),
  nome,
  cognome,
  nota: messaggio,
  createdAt: createdAt.toISOString(),
  dettagli: dettagli as Record<string, unknown>,
  rispondibile: actor.role === 'agent' || (actor.role === 'admin' && can(actor, 'leads_manage')),
})

/** Who recorded the payment that waits for the office, and when. */
function recordedOf({ erogazioneDaConfermare, eventi }: Detail) {
  if (!erogazioneDaConfermare) return null
  // Events come newest first.
  const event = eventi.find(({ tipo, a }) => tipo === 'stato' && a === 'liquidata')
  return event ? { chi: event.actorName, at: event.at.toISOString() } : null
}

/** The shares that this reader may know: the office knows all, an agent the own ones. */
const ownShares = (row: Detail, { role, userId }: Actor) =>
  row.righeProvvigione.filter(({ beneficiarioId }) => role === 'admin' || beneficiarioId === userId)

/** Whose the expected shares are; head office and an agency are nobody's. */
const isOwnQuota = (row: Detail, quota: Quota, { userId }: Actor) =>
  (quota === 'agente' && row.agentId === userId) || (quota === 'manager' && row.agent?.managerId === userId)

/**
 * What an open case would pay as it stands now, by the percentages frozen on it; null once it is closed, and as long as nobody
 * knows which bank is to pay. An agent learns
 * the own share and not what it is a share of.
 */
function presentAttesa(row: Detail, actor: Actor) {
  if (!isAperta(row.stato) || !row.bankId) return null
  const accordo = accordoDi(row)
  const lorda = provvigioneLorda(Number(row.importoDeliberato ?? row.importoRichiesto), accordo)
  const presenti = {
    agente: row.agentId !== null,
    agenzia: row.agencyId !== null,
    manager: Boolean(row.agent?.managerId),
  }
  const quote = ripartisci(lorda, accordo, presenti)
  const isOffice = actor.role === 'admin'
  const shown = quote.filter(({ quota }) => isOffice || isOwnQuota(row, quota, actor))
  return {
    lorda: isOffice ? toEuro(BigInt(lorda)) : null,
    quote: shown.map(({ quota, percentuale, importo }) => ({
      quota,
      percentuale,
      importo: toEuro(BigInt(importo)),
    })),
  }
}

type Share = Detail['righeProvvigione'][number]

/** What is left of a share to be taken back, for who may. */
function leftOf(share: Share, { righeProvvigione }: Detail, actor: Actor): number | null {
  if (share.storno || actor.role !== 'admin' || !can(actor, 'provvigioni_manage')) return null
  const taken = righeProvvigione.filter(({ stornaId }) => stornaId === share.id)
  return toEuro(taken.reduce((sum, { importo }) => sum + importo, share.importo))
}

const presentProvvigione = (share: Share, row: Detail, actor: Actor) => ({
  _id: share.id,
  quota: share.quota,
  percentuale: Number(share.percentuale),
  importo: toEuro(share.importo),
  storno: share.storno,
  maturataAt: share.maturataAt.toISOString(),
  resta: leftOf(share, row, actor),
})

/** The percentages frozen on a case, for the office, without the bank's as long as there is no bank; `tipo` and `dal` say of which agreement they are, where that is known. */
function presentAccordo({
  provvigioni: frozen,
  finalita,
  bankId,
}: Pick<Detail, 'provvigioni' | 'finalita' | 'bankId'>) {
  const { split, bankPct, clientFeePct, clientFeeMax, clientFeeAgreed } = accordoDi({
    provvigioni: frozen,
    finalita,
  })
  const { accordo } = frozen as { accordo?: { tipo: 'rete' | 'agenzia' | 'agente'; dal: string } | null }
  return {
    tipo: accordo?.tipo ?? null,
    dal: accordo?.dal ?? null,
    split,
    bankPct: bankId ? bankPct : null,
    clientFeePct,
    clientFeeMax: clientFeeMax === null ? null : toEuro(BigInt(clientFeeMax)),
    clientFeeAgreed: clientFeeAgreed === null ? null : toEuro(BigInt(clientFeeAgreed)),
  }
}
