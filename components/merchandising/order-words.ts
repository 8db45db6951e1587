import { euroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import { STATI_ORDINE } from '@/lib/features/merchandising/ordini/schema'

export const euro = (value: unknown) => euroText(Number(value))

export const stateOf = (stato: unknown) => {
  const found = STATI_ORDINE.find(({ value }) => value === stato)
  return { label: found?.label ?? String(stato), tone: found?.tone ?? ('neutral' as const) }
}

export const piecesWords = (n: number) => (n === 1 ? '1 pezzo' : `${numberText(n)} pezzi`)
