import 'server-only'
import { z } from 'zod'
import type { Ctx } from '@/lib/http/context'
import { choiceCell, emailCell, provinceOfTodayCell, rateCell } from '@/lib/imports/cells'
import { defineImport, type ImportColumns, type ImportCtx } from '@/lib/imports/define'
import { PRODOTTI } from '@/lib/words/products'
import type { Place } from './group-in-force'
import { lockPlaces } from './group-in-force'
import { checkWeights, type GroupPlan } from './import-groups'
import { lastEpoch, openEpoch } from './open-epoch'
import { saveGroup } from './save-group'

const everywhere = z
  .string()
  .refine((text) => /^ovunque$/i.test(text))
  .transform(() => null)

export const weightColumns = {
  product: { label: 'Prodotto', synonyms: ['product'], required: true, parse: choiceCell(PRODOTTI) },
  provincia: {
    label: 'Provincia',
    synonyms: ['prov', 'pr'],
    help: 'La sigla; vuota, o «ovunque», per le province senza un gruppo loro.',
    parse: z.union([everywhere, provinceOfTodayCell], 'Scrivi la sigla della provincia, o «ovunque».'),
  },
  email: {
    label: 'E-mail',
    synonyms: ['agente', 'mail', 'e-mail agente'],
    required: true,
    parse: emailCell,
  },
  peso: {
    label: 'Peso',
    synonyms: ['percentuale', 'perc', '%', 'quota'],
    required: true,
    parse: rateCell.pipe(
      z
        .number()
        .gt(0, 'Il peso è maggiore di 0.')
        .max(100, 'Il peso è al massimo 100.')
        .refine(
          (peso) => Math.abs(peso * 10_000 - Math.round(peso * 10_000)) < 1e-6,
          'Al massimo quattro decimali.',
        ),
    ),
  },
} as const satisfies ImportColumns
export type WeightColumns = typeof weightColumns

export const weightsImport = defineImport<WeightColumns, GroupPlan>({
  kind: 'percLeads',
  audit: 'PercLeads',
  title: 'pesi',
  about:
    'Ogni riga è il peso di un agente in un gruppo (prodotto e provincia). Le righe di un gruppo ne sostituiscono i pesi, e devono sommare a 100; i gruppi che non sono nel file restano come sono. Dove qualcosa cambia comincia una nuova epoca.',
  columns: weightColumns,
  key: ({ product, provincia, email }) => `${product} ${provincia ?? '**'} ${email}`,
  keyless: 'Serve di quale gruppo e di quale agente è il peso.',
  whole: true,
  check: checkWeights,
  async apply(ctx, _row, verdict) {
    const { plan, esito, cambi, errori } = verdict
    if (!plan) return verdict
    // The first row of a group writes all of it.
    plan.saved ??= await saveGroup(asCtx(ctx), plan.input)
    return { esito, cambi, errori, ref: plan.saved.id, refVersion: plan.saved.epoca }
  },
  async undo(ctx, { ref }) {
    const group = await ctx.tx.percLeadGruppo.findUniqueOrThrow({ where: { id: ref } })
    await lockPlaces(ctx.tx, [group])
    if ((await lastEpoch(ctx.tx, group))?.id !== ref) return 'I pesi sono stati cambiati dopo l’importazione.'
    const before = await weightsBefore(ctx, group, group.epoca)
    if (before.some(({ agent }) => agent.status !== 'validated'))
      return 'Uno degli agenti di prima non è più attivo: i pesi restano, si cambiano a mano.'
    const weights = before.map(({ agentId, peso, tettoGiorno, tettoMese }) => ({
      agentId,
      tettoGiorno,
      tettoMese,
      peso: Number(peso),
    }))
    await openEpoch(ctx.tx, ctx, group, weights)
    return null
  },
})

/** Who imports weights is an administrator: the kind has no clock. */
const asCtx = (ctx: ImportCtx): Ctx => ctx as unknown as Ctx

const weightsBefore = ({ tx }: ImportCtx, { product, provincia }: Place, epoca: number) =>
  tx.percLead.findMany({
    where: { group: { product, provincia, epoca: epoca - 1 } },
    select: {
      agentId: true,
      peso: true,
      tettoGiorno: true,
      tettoMese: true,
      agent: { select: { status: true } },
    },
  })
