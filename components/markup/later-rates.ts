import { euroText } from './format'

/** A later rate of an offer; its instalment, euro, is missing in quotes of before version 1.3.1. */
export interface LaterRate {
  /** The first instalment that it holds for. */
  dalMese: number
  tan: number
  rata?: number
}

/** "300 rate mensili da 727,02 €"; "120 rate mensili da 809,92 € e 120 da 786,66 €" where the rate changes. */
export function instalmentsText(durataMesi: number, rata: number, tassi: readonly LaterRate[] = []): string {
  const parts = [{ from: 1, rata }]
  for (const later of tassi)
    if (later.rata !== undefined) parts.push({ from: later.dalMese, rata: later.rata })
  const texts = parts.map((part, at) => {
    const months = (parts[at + 1]?.from ?? durataMesi + 1) - part.from
    return `${months}${at === 0 ? ' rate mensili' : ''} da ${euroText(part.rata)}`
  })
  return texts.join(' e ')
}

/** The last instalment that is known: what a rise of the index is measured by. */
export const lastInstalment = (rata: number, tassi: readonly LaterRate[] = []): number =>
  tassi.at(-1)?.rata ?? rata

/** "poi 786,66 € dalla rata 121"; nothing where the instalment stays. */
export function laterInstalments(tassi: readonly LaterRate[] = []): string {
  const texts = tassi.flatMap(({ dalMese, rata }) =>
    rata === undefined ? [] : [`poi ${euroText(rata)} dalla rata ${dalMese}`],
  )
  return texts.join(', ')
}
