import type { FieldError } from '@/lib/core/errors'
import { praticaCodecs } from '@/lib/features/pratiche/fields'
import type { ImportedChange } from '@/lib/features/pratiche/import-cases'
import { isStep, stepProblems } from '@/lib/features/pratiche/import-state'
import { ltvColumn } from '@/lib/features/pratiche/ltv'
import type { NewCase } from '@/lib/features/pratiche/open-cases'
import type { Change } from '@/lib/history/diff'
import type { Verdict } from '@/lib/imports/define'
import { decode } from '@/lib/resources/codec'
import type { Row } from '@/lib/resources/types'
import { FINALITA } from '@/lib/words/purposes'
import type { Pratica } from '@/prisma/generated/client'
import type { EggValues, Heard, Told } from './hear-row'
import type { EggField } from './owned-fields'

export type EggPlan = { change: ImportedChange } | { open: NewCase }

const wrong = (errori: FieldError[]): Verdict<EggPlan> => ({ esito: 'errato', errori })

/** What of a case would change, and into what. */
export function planChange(before: Pratica, heard: Heard, owned: readonly EggField[]): Verdict<EggPlan> {
  const { hash } = heard
  const same: Verdict<EggPlan> = { esito: 'invariato', ref: before.id, refVersion: before.version }
  const told = newsOf(before, heard.told, owned)
  const step = owned.includes('stato') && isStep(before, heard.step.to) ? heard.step : null
  // What was paid out comes with the payment; of a case that is paid out already it is a correction.
  if (step || before.stato !== 'liquidata') delete told.importoErogato
  if (told.importoErogato === 0n) return wrong([paidNothing])
  if (Object.keys(told).length === 0 && !step) return same
  const bankId = (told.bankId ?? before.bankId) as string | null
  const problems = [
    ...purposeProblems(before.product, told.finalita),
    ...(step ? stepProblems({ ...before, bankId }, step) : []),
  ]
  if (problems.length > 0) return { ...wrong(problems), ref: before.id }
  const columns = { ...told, ...ltvColumn(told, before as unknown as Row), eggHash: hash, eggAt: new Date() }
  const change = { before, columns, step } as ImportedChange
  return { ...same, esito: 'aggiornato', cambi: previewOf(before, told, step), plan: { change } }
}

const paidNothing = {
  path: 'importo_erogato',
  message: 'L’importo erogato deve essere maggiore di zero.',
}

/** The values that differ, where EGG's word counts or nothing stands here yet. */
function newsOf(before: Pratica, told: Told, owned: readonly EggField[]): Told {
  const now = before as unknown as Row
  return Object.fromEntries(
    Object.entries(told).filter(([name, value]) => {
      const mayWrite = owned.includes(name as EggField) || now[name] === null || now[name] === ''
      return mayWrite && !isSame(now[name], value)
    }),
  )
}

function isSame(now: unknown, told: unknown): boolean {
  if (now === null || now === undefined) return false
  return typeof told === 'number' ? Number(now) === told : now === told
}

/** Before and after, as the screens of cases show the values. */
function previewOf(before: Pratica, told: Told, step: Heard['step'] | null): Change[] {
  const now = before as unknown as Row
  const shown = (name: string, value: unknown) => decode(praticaCodecs[name as keyof Pratica], value)
  const values = Object.entries(told).map(([field, value]) => ({
    field,
    before: shown(field, now[field]),
    after: shown(field, value),
  }))
  return [...values, ...(step ? [{ field: 'stato', before: before.stato, after: step.to }] : [])]
}

function purposeProblems(product: Pratica['product'], finalita: unknown): FieldError[] {
  if (finalita === undefined || (FINALITA[product] as readonly unknown[]).includes(finalita)) return []
  return [{ path: 'finalita', message: 'Questa finalità non è fra quelle del prodotto.' }]
}

const COMPANIES: readonly string[] = ['azienda', 'leasing']

/** A case that is not here yet, or what is missing for it. */
export function planOpening(row: EggValues, heard: Heard): Verdict<EggPlan> {
  const { told, product, step, agentId, hash } = heard
  const errori: FieldError[] = []
  const need = (ok: unknown, path: string, message: string) => {
    if (!ok) errori.push({ path, message: `La pratica è nuova: ${message}` })
  }
  need(product, 'prodotto', 'serve il prodotto.')
  need(told.finalita, 'finalita', 'serve la finalità.')
  need(row.cognome, 'cognome', 'serve il cognome, o la ragione sociale, del richiedente.')
  need(row.nome || COMPANIES.includes(product ?? ''), 'nome', 'serve il nome del richiedente.')
  need(told.durataMesi, 'durata_mesi', 'serve la durata.')
  need(
    Number(told.importoRichiesto ?? 0) >= 10_000,
    'importo_richiesto',
    'serve l’importo richiesto, almeno 100 €.',
  )
  if (product) {
    errori.push(...purposeProblems(product, told.finalita))
    errori.push(...stepProblems({ product, bankId: (told.bankId ?? null) as string | null }, step))
  }
  if (errori.length > 0 || !product) return wrong(errori)
  const columns = {
    ...told,
    ...ltvColumn(told, null),
    product,
    idegg: row.idegg,
    eggHash: hash,
    eggAt: new Date(),
  }
  const richiedente = {
    nome: row.nome ?? '',
    cognome: row.cognome ?? '',
    email: row.email ?? null,
    telefono: row.telefono ?? null,
  }
  const open = { columns, richiedente, step, agentId: agentId ?? null, apertaIl: row.data_apertura ?? null }
  return { esito: 'creato', plan: { open: open as NewCase } }
}
