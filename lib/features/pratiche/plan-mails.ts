import 'server-only'
import { hasProvenAddress, SIGNED_BY_LINK } from '@/lib/auth/proven-address'
import { dayOf } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { toEuro } from '@/lib/core/money'
import { queueMails } from '@/lib/mail/queue-mail'
import type { TemplateData } from '@/lib/mail/templates'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { isReadBy } from './access'
import { inviteUrl } from './invite'
import { MISSING } from './missing-for-bank'
import { RUOLI_PERSONA } from './schema'
import { type Passaggio, stateMail } from './state-mail'

/** A case before and after a step; `correzione`: what an import told is taken back. */
export type Step = { before: Pratica; after: Pratica; correzione?: boolean }

export const STATE_MAIL = 'pratica-state-changed'

/** The occasion of a step of which somebody is written; `reader`: the client, or a person on the case who is none. */
export const stateMailKey = ({ id, version }: Pick<Pratica, 'id' | 'version'>, reader: string) =>
  `pratica-state:${id}:${version}:${reader}`

type Planned = {
  key: string
  to: { email: string; name: string }
  data: TemplateData<typeof STATE_MAIL>
  /** Who reads it, in the office's words: "Anna Esempio, richiedente". */
  chi: string
  /** The person who has no area yet: the mail that is sent has the link that opens one. */
  opens?: string
}
type Silent = { chi: string; perche: string }
export type MailPlan = { mails: Planned[]; silent: Silent[] }

const PEOPLE = {
  include: {
    client: { select: { id: true, nome: true, cognome: true, email: true } },
    incarichi: SIGNED_BY_LINK,
  },
  // The richiedente first: where two read at one address, the mail speaks to them.
  orderBy: [{ ruolo: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
} as const satisfies Prisma.PraticaPersonaFindManyArgs
type Person = Prisma.PraticaPersonaGetPayload<typeof PEOPLE>
type Missing = {
  praticaId: string
  nome: string
  stato: string
  personaId: string | null
  condiviso: boolean
}

/**
 * Which mails the steps of some cases bring, to whom and with which words, and who gets none and why. The same plan is shown
 * before a step and sent with it.
 */
export async function planMails(tx: Tx, steps: readonly Step[]): Promise<MailPlan[]> {
  if (steps.length === 0) return []
  const praticaId = { in: steps.map(({ after }) => after.id) }
  const bankIds = [...new Set(steps.flatMap(({ after }) => after.bankId ?? []))]
  const people = await tx.praticaPersona.findMany({ where: { praticaId }, ...PEOPLE })
  const missing = await tx.praticaDocumento.findMany({
    where: { ...MISSING, praticaId },
    select: { praticaId: true, nome: true, stato: true, personaId: true, condiviso: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const banks = await tx.bank.findMany({ where: { id: { in: bankIds } }, select: { id: true, nome: true } })
  const bankNames = new Map(banks.map(({ id, nome }) => [id, nome]))
  return steps.map((step) => {
    const isOfCase = (row: { praticaId: string }) => row.praticaId === step.after.id
    const facts = passaggioOf(step, bankNames.get(step.after.bankId ?? '') ?? null)
    return planCase(step, facts, people.filter(isOfCase), missing.filter(isOfCase))
  })
}

const euro = (cents: bigint | null) => (cents === null ? null : toEuro(cents))

const passaggioOf = ({ before, after, correzione }: Step, banca: string | null): Passaggio => ({
  da: before.stato,
  a: after.stato,
  banca,
  inBanca: before.dataInvioBanca !== null || before.stato === 'inviata_banca',
  deliberato: euro(after.importoDeliberato),
  erogato: euro(after.importoErogato),
  erogatoIl: after.dataLiquidazione && dayOf(after.dataLiquidazione),
  daConfermare: after.erogazioneDaConfermare,
  eraDaConfermare: before.erogazioneDaConfermare,
  ...(correzione && { correzione }),
})

type Reader = { id: string; nome: string; email: string; opens?: string }

/**
 * Who follows the case from their area. Of a refusal also who has signed a mandate by its link, which has proved their address: they
 * may ask for a person to look again, and nothing else would tell them so.
 */
function readerOf(persona: Person, { stato }: Pratica): Reader | null {
  const { id, client, nome, email, refusedAt } = persona
  if (client) return client.email ? { id: client.id, nome: client.nome, email: client.email } : null
  const isTold = hasProvenAddress(persona) && stato === 'respinta' && !refusedAt
  return isTold && email ? { id, nome, email: email.toLowerCase(), opens: id } : null
}

const OPENED_BY_LINK =
  'La apri dal pulsante qui sotto: rispondi sì all’invito e registrati con questo indirizzo.'

function planCase(
  { after }: Step,
  facts: Passaggio,
  people: readonly Person[],
  missing: readonly Missing[],
): MailPlan {
  const [mails, silent] = [new Map<string, Planned>(), [] as Silent[]]
  for (const persona of people) {
    const { nome, cognome } = persona.client ?? persona
    const chi = `${nome} ${cognome}, ${RUOLI_PERSONA[persona.ruolo].toLowerCase()}`
    const reader = readerOf(persona, after)
    if (!reader) {
      silent.push({
        chi,
        perche: persona.client ? 'Non ha un’e-mail.' : 'Non segue ancora la pratica dalla sua area.',
      })
      continue
    }
    const mancano = missing
      .filter((documento) => isReadBy(persona, documento))
      .map((documento) => (documento.stato === 'respinto' ? `${documento.nome} (da rifare)` : documento.nome))
    const told = stateMail(facts, { ruolo: persona.ruolo, mancano })
    if ('nessuna' in told) {
      silent.push({ chi, perche: told.nessuna })
      continue
    }
    const address = reader.email.toLowerCase()
    const shared = mails.get(address)
    if (shared) {
      shared.chi = `${shared.chi} e ${chi}`
      continue
    }
    mails.set(address, {
      key: stateMailKey(after, reader.id),
      to: { email: reader.email, name: reader.nome },
      data: {
        nome: reader.nome,
        codice: after.codice,
        ...told.mail,
        ...(reader.opens && { spiegazione: `${told.mail.spiegazione} ${OPENED_BY_LINK}` }),
        url: `${env().SITE_URL}/area-clienti/pratiche#${after.codice}`,
      },
      chi,
      ...(reader.opens && { opens: reader.opens }),
    })
  }
  return { mails: [...mails.values()], silent }
}

/** Writes to the people of cases that took a step what the plan says, when the transaction commits. */
export async function tellPeople(tx: Tx, steps: readonly Step[]): Promise<void> {
  const plans = await planMails(tx, steps)
  const mails = plans.flatMap((plan) => plan.mails)
  if (mails.length === 0) return
  // Whoever looks at the plan must not see a link that is another's.
  const invitedAt = new Date()
  const invited = mails.flatMap(({ opens }) => opens ?? [])
  if (invited.length > 0)
    await tx.praticaPersona.updateMany({ where: { id: { in: invited } }, data: { invitedAt } })
  await queueMails(
    tx,
    STATE_MAIL,
    mails.map(({ key, to, data, opens }) => ({
      key,
      to,
      data: opens ? { ...data, url: inviteUrl({ id: opens, invitedAt }) } : data,
    })),
  )
}
