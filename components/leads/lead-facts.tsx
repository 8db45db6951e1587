import type { Row } from '@/components/data/list/use-rows'
import { originLines } from '@/components/leads/contact-requests/request-words'
import { Facts } from '@/components/ui/facts'
import { formatInstant } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { months } from '@/lib/italian/counted'
import { inputName, inputText, type Offer, rateText } from './lead-words'

type Props = { row: Row }
export type Person = { nome: string; cognome: string }

export const nameOf = ({ nome, cognome }: Person) => `${nome} ${cognome}`

/** An instant of a lead; null where it has not happened. */
export const leadInstant = (value: unknown) => (value ? formatInstant(String(value)) : null)

/** Who asks, who follows them, and how far they are. */
export function LeadContact({ row }: Props) {
  return (
    <Facts
      rows={[
        ['Provincia', row.provincia ? String(row.provincia) : null],
        ['Agente', row.agent ? nameOf(row.agent as Person) : null],
        ['Assegnata', leadInstant(row.assignedAt)],
        ['Contattata', leadInstant(row.contattatoAt)],
        ['Persa perché', row.motivoPerso ? String(row.motivoPerso) : null],
      ]}
    />
  )
}

/** What they typed in the calculator, and the offer they chose. */
export const LeadRequest = ({ row }: Props) => (
  <Facts rows={asked(row)} none="Non l’ha scritto: chiedilo alla prima chiamata." />
)

/** Which page, campaign and version of the page brought them. */
export function LeadOrigin({ row: { campaign, channel, input } }: Props) {
  const variant = (input as { variante?: unknown } | null)?.variante
  return (
    <Facts
      rows={[
        ...originLines({ campaign: { ...(campaign ?? {}), channel } }),
        ['Versione della pagina', inputText('variante', variant)],
      ]}
    />
  )
}

function asked(row: Row): (readonly [string, string | null])[] {
  const input = Object.entries((row.input ?? {}) as Record<string, unknown>)
  const offer = (row.offerta ?? {}) as Offer
  const known = new Set(['importo', 'finalita', 'provincia', 'durata', 'variante'])
  // Beside the other questions it is the rate that is paid today; alone, which kinds the calculator showed.
  if (!input.some(([key]) => key === 'bisogno')) known.add('tasso')
  return [
    ['Finalità', inputText('finalita', row.finalita)],
    ['Importo', row.importo === null ? null : euroText(Number(row.importo))],
    ['Durata', row.durataMesi ? months(Number(row.durataMesi)) : null],
    ...input
      .filter(([key]) => !known.has(key))
      .map(([key, value]) => [inputName(key), inputText(key, value)] as const),
    ['Offerta scelta', [offer.bank?.nome, offer.product?.nome].filter(Boolean).join(', ') || null],
    ['Rata', offer.rata === undefined ? null : euroText(offer.rata)],
    ['TAN', rateText(offer.tan)],
    ['TAEG', rateText(offer.taeg)],
  ]
}
