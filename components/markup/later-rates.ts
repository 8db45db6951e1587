import { euroText } from './format'

/** A later rate of an offer; its instalment, euro, is missing in quotes of before version 1.3.1. */
export interface LaterRate {
  /** The first instalment that it holds for. */
  dalMese: number
  tan: number
  rata?: number
}

interface Part {
  /** The first instalment of so much. */
  from: number
  rata: number
}

/** The instalments of an offer one after the other: a new part where another one begins, whatever the rate says. */
function partsOf(rata: number, tassi: readonly LaterRate[]): [Part, ...Part[]] {
  const parts: [Part, ...Part[]] = [{ from: 1, rata }]
  for (const later of tassi)
    if (later.rata !== undefined && later.rata !== parts.at(-1)?.rata)
      parts.push({ from: later.dalMese, rata: later.rata })
  return parts
}

/** "300 rate mensili da 727,02 €"; "120 rate mensili da 809,92 € e 120 da 786,66 €" where the instalment changes. */
export function instalmentsText(durataMesi: number, rata: number, tassi: readonly LaterRate[] = []): string {
  const parts = partsOf(rata, tassi)
  const texts = parts.map((part, at) => {
    const months = (parts[at + 1]?.from ?? durataMesi + 1) - part.from
    return `${months}${at === 0 ? ' rate mensili' : ''} da ${euroText(part.rata)}`
  })
  return texts.join(' e ')
}

/** The last instalment that is known: what a rise of the index is measured by. */
export const lastInstalment = (rata: number, tassi: readonly LaterRate[] = []): number =>
  partsOf(rata, tassi).at(-1)?.rata ?? rata

/** The instalments that come after the first one, where they are others: from which one on, and how much. */
export const laterInstalments = (rata: number, tassi: readonly LaterRate[] = []): Part[] =>
  partsOf(rata, tassi).slice(1)

/** "poi 786,66 € dalla rata 121"; nothing where the instalment stays. */
export const laterWords = (rata: number, tassi: readonly LaterRate[] = []): string =>
  laterInstalments(rata, tassi)
    .map((part) => `poi ${euroText(part.rata)} dalla rata ${part.from}`)
    .join(', ')
