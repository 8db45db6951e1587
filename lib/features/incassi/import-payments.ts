import 'server-only'
import { columnOfDay } from '@/lib/core/dates'
import { newId } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import { fold } from '@/lib/core/text'
import { codeKey } from '@/lib/features/syncs/find-by-code'
import { findMeanings } from '@/lib/features/syncs/meanings'
import type { Change } from '@/lib/history/diff'
import { recordCommit, recordCreations } from '@/lib/history/record'
import {
  defineImport,
  type ImportCtx,
  type RowOutcome,
  type Values,
  type Verdict,
} from '@/lib/imports/define'
import type { Incasso, Prisma } from '@/prisma/generated/client'
import { casesByCode, knownPayments, type Payment, paymentKey, referenceKey } from './find-payments'
import { type PaymentColumns, paymentColumns } from './import-columns'
import { paymentLabel } from './payment-label'
import { undoPayment } from './undo-payment'

type Row = { riga: number; value: Values<PaymentColumns> }
/** What is written: a new payment, or what the file knows more of one that is here. */
type Plan = { payment: Payment; erogato: bigint | null; before: Incasso | null }

const UNKNOWN_CASE =
  'Nessuna pratica ha questo codice: l’incasso resta senza pratica, e si collega importando di nuovo il file quando c’è.'
const OTHER_BANK = 'La pratica risulta di un’altra banca.'

/** What banks paid, from the lists that they send. */
export const paymentsImport = defineImport<PaymentColumns, Plan>({
  kind: 'incassi',
  audit: 'Incassi',
  title: 'incassi',
  about:
    'Ogni riga è un pagamento di una banca, o uno storno con il segno meno, di una pratica che si riconosce dall’IDEGG o dal nostro codice. Lo stesso pagamento (banca, pratica, data, importo e riferimento) conta una volta sola, anche in due file.',
  columns: paymentColumns,
  key: ({ banca, codice, data, importo, riferimento = '' }) =>
    banca && codice && data && importo
      ? [fold(banca), codeKey(codice), data, importo, referenceKey(riferimento)].join(' ')
      : null,
  keyless: 'Servono banca, codice, data e importo.',
  check: checkPayments,
  apply: async (ctx, row, verdict) => (await writePayments(ctx, [{ row, verdict }]))[0] as RowOutcome,
  together: { of: ['creato'], apply: writePayments },
  undo: undoPayment,
})

/** What would become of the rows: what their words mean, whose they are, and what is here already. */
async function checkPayments(ctx: ImportCtx, rows: readonly Row[]): Promise<Verdict<Plan>[]> {
  const banks = await banksOf(ctx, rows)
  const caseOf = await casesByCode(
    ctx.tx,
    rows.map(({ value }) => value.codice ?? ''),
  )
  const plans = rows.map(({ value }) =>
    planOf(value, banks(value.banca ?? ''), caseOf(value.codice ?? '')?.id ?? null),
  )
  const known = await knownPayments(
    ctx.tx,
    plans.flatMap((plan) => plan?.payment ?? []),
  )
  const first = new Map<string, { riga: number; erogato: bigint | null }>()
  return rows.map(({ riga, value }, index): Verdict<Plan> => {
    const plan = plans[index]
    if (!plan) return wrong('banca', `Banca «${value.banca}»: va abbinata in «Abbinamenti».`)
    const key = paymentKey(plan.payment)
    const same = first.get(key)
    if (same) return repeated(same, plan)
    first.set(key, { riga, erogato: plan.erogato })
    const here = known(plan.payment)
    return here ? verdictOn(here, plan) : newVerdict(plan, caseOf(value.codice ?? '')?.bankId)
  })
}

const wrong = (path: string, message: string): Verdict<Plan> => ({
  esito: 'errato',
  errori: [{ path, message }],
})

/** The words of EGG's files and of the banks' lists mean the same: they are explained in one place. */
async function banksOf(
  { tx }: ImportCtx,
  rows: readonly Row[],
): Promise<(word: string) => string | undefined> {
  const nothing = () => new Set<string>()
  const banca = new Set(rows.flatMap(({ value }) => value.banca ?? []))
  const meanings = await findMeanings(tx, {
    banca,
    stato: nothing(),
    prodotto: nothing(),
    finalita: nothing(),
    agente: nothing(),
  })
  return (word) => meanings('banca', word)
}

/** Null where nobody has said which bank it is. */
function planOf(value: Row['value'], bankId: string | undefined, praticaId: string | null): Plan | null {
  const { codice = '', data = '', importo = 0n, erogato = null, riferimento = '' } = value
  if (!bankId) return null
  const payment = { bankId, praticaId, codice: codeKey(codice), data, importo, riferimento }
  return { payment, erogato, before: null }
}

/** Two codes of one case, or two words for one bank: their keys in the file are not alike. */
const repeated = (same: { riga: number; erogato: bigint | null }, { erogato }: Plan): Verdict<Plan> =>
  same.erogato === erogato
    ? { esito: 'saltato', errori: [{ path: '', message: `È uguale alla riga ${same.riga}.` }] }
    : wrong('', `Ripete la riga ${same.riga} con altri dati: vale la prima.`)

function newVerdict(plan: Plan, bankId: string | null | undefined): Verdict<Plan> {
  const isElsewhere = bankId && bankId !== plan.payment.bankId
  const message = plan.payment.praticaId === null ? UNKNOWN_CASE : isElsewhere ? OTHER_BANK : null
  return { esito: 'creato', plan, errori: message ? [{ path: 'codice', message }] : [] }
}

/** Of a payment that is here the file may know its case, or what was paid out. */
function verdictOn(here: Incasso, plan: Plan): Verdict<Plan> {
  const { praticaId } = plan.payment
  const erogato = plan.erogato ?? here.erogato
  const money = (cents: bigint | null) => (cents === null ? null : toEuro(cents))
  const cambi: Change[] = [
    ...(erogato === here.erogato
      ? []
      : [{ field: 'erogato', before: money(here.erogato), after: money(erogato) }]),
    ...(praticaId === here.praticaId
      ? []
      : [{ field: 'praticaId', before: here.praticaId, after: praticaId }]),
  ]
  const { id: ref, version: refVersion } = here
  if (cambi.length === 0) return { esito: 'invariato', ref, refVersion }
  return { esito: 'aggiornato', ref, cambi, plan: { ...plan, erogato, before: here } }
}

type Item = { row: Row; verdict: Verdict<Plan> }

/** New ones in a few statements; what is known more of others one by one, which are few. */
async function writePayments(ctx: ImportCtx, items: readonly Item[]): Promise<RowOutcome[]> {
  const plans = items.flatMap(({ verdict }) => verdict.plan ?? [])
  const data = plans.filter(({ before }) => !before).map((plan) => ({ id: newId(), ...columnsOf(plan) }))
  await ctx.tx.incasso.createMany({ data })
  const rows = await ctx.tx.incasso.findMany({ where: { id: { in: data.map(({ id }) => id) } } })
  const written = new Map(rows.map((row) => [row.id, row]))
  const inOrder = data.flatMap(({ id }) => written.get(id) ?? [])
  await recordCreations(ctx.tx, ctx, {
    model: 'Incassi',
    rows: inOrder.map((after) => ({ after, label: paymentLabel(after) })),
  })
  const created = inOrder.values()
  const outcomes: RowOutcome[] = []
  for (const { verdict } of items) {
    const { plan, cambi, errori } = verdict
    const after = plan?.before ? await learn(ctx, plan.before, plan) : created.next().value
    outcomes.push({ esito: verdict.esito, cambi, errori, ref: after?.id, refVersion: after?.version })
  }
  return outcomes
}

const columnsOf = ({ payment, erogato }: Plan): Omit<Prisma.IncassoCreateManyInput, 'id'> => ({
  ...payment,
  data: columnOfDay(payment.data),
  erogato,
})

async function learn(ctx: ImportCtx, before: Incasso, { payment, erogato }: Plan): Promise<Incasso> {
  await ctx.tx.incasso.update({
    where: { id: before.id },
    data: { praticaId: payment.praticaId, erogato, version: before.version + 1 },
  })
  // How it stands is written by the database, after the row.
  const after = await ctx.tx.incasso.findUniqueOrThrow({ where: { id: before.id } })
  await recordCommit(ctx.tx, ctx, { model: 'Incassi', label: paymentLabel(after), before, after })
  return after
}
