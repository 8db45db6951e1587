import 'server-only'
import { fold } from '@/lib/core/text'
import { dividedProvince } from '@/lib/italian/province-codes'
import { formerTowns } from '@/lib/places/former-towns'
import type { ImportCtx, ImportDefinition } from './define'
import type { ParsedLine } from './parse-row'

const isDivided = (sigla: unknown): sigla is string =>
  typeof sigla === 'string' && dividedProvince(sigla) !== null

/**
 * Old lists name a province that was divided since. The town of the row says which one it is today; where it does not, the row is
 * taken without it, and says so. Changes the values of the lines, and notes what it did.
 */
export async function placeProvinces(
  { columns }: ImportDefinition,
  { tx }: Pick<ImportCtx, 'tx'>,
  lines: readonly ParsedLine[],
): Promise<void> {
  const fields = Object.keys(columns).filter((field) => columns[field]?.isProvince)
  const old = lines.flatMap((line) =>
    fields.filter((field) => [line.value[field]].flat().some(isDivided)).map((field) => ({ line, field })),
  )
  if (old.length === 0) return
  const today = await formerTowns(tx)
  for (const { line, field } of old) {
    const { value, avvisi } = line
    const held = value[field]
    if (Array.isArray(held)) {
      const left = held.filter((one) => !isDivided(one))
      value[field] = left.length > 0 ? left : undefined
      for (const one of held.filter(isDivided))
        avvisi.push({ path: field, message: `${dividedProvince(one)} Qui è stata tolta.` })
      continue
    }
    const town = typeof value.comune === 'string' ? value.comune : ''
    const sigla = today.get(fold(town))
    value[field] = sigla
    const message = sigla
      ? `${held} non è più una provincia: ${town} è in ${sigla}.`
      : `${dividedProvince(String(held))} La riga è presa senza provincia.`
    avvisi.push({ path: field, message })
  }
}
