'use client'

import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate, round, wholeEuroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Effect, EffectOffer } from '@/lib/features/rates/effect-schema'
import { IMPRESA_USUALE, MUTUO_USUALE } from '@/lib/finance/usual-loan'
import { api } from '@/lib/http/client'
import classes from './rates.module.css'

const { importo, valoreImmobile, durata } = MUTUO_USUALE
const ASKED = `Mutuo per la prima casa di ${wholeEuroText(importo)} su ${wholeEuroText(valoreImmobile)}, ${durata} anni; finanziamento per investimenti di ${wholeEuroText(IMPRESA_USUALE.importo)}, ${IMPRESA_USUALE.durata} mesi. Le offerte sono quelle di oggi, con gli indici dei due giorni. Prestiti personali, cessioni del quinto e leasing non dipendono da questi indici.`

/** What the newest day of indexes changes: in the cheapest offers, and for the quotes that are still open. */
export function RateEffect() {
  const found = useQuery({
    queryKey: ['rates', 'effect'],
    queryFn: ({ signal }) => api.get('/rates/effetto', { area: 'admin', signal }),
    meta: { silent: true },
  })
  if (found.isPending) return <SkeletonTable />
  if (!found.data) return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const { giorno, prima, righe, preventivi } = found.data
  if (!giorno || !prima || righe.length === 0)
    return (
      <EmptyState title="Niente da confrontare">
        Servono i valori di almeno due giorni e un’offerta legata a un indice.
      </EmptyState>
    )
  return (
    <Stack miw={0}>
      <Section
        title={`L’offerta più conveniente: ${formatDay(giorno)} rispetto al ${formatDay(prima)}`}
        description={ASKED}
        flush
      >
        <Changes righe={righe} />
      </Section>
      {preventivi && <Quotes {...preventivi} giorno={giorno} />}
    </Stack>
  )
}

const Changes = ({ righe }: Pick<Effect, 'righe'>) => (
  <FiguresTable label="L’offerta più conveniente di ogni prodotto" className={classes.lines}>
    <thead>
      <tr>
        <th scope="col">Prodotto</th>
        <th scope="col" data-second="">
          TAN
        </th>
        <th scope="col" data-second="">
          Rata prima
        </th>
        <th scope="col">Rata ora</th>
        <th scope="col">Al mese</th>
      </tr>
    </thead>
    <tbody>
      {righe.map(({ prodotto, prima, ora }) => (
        <tr key={prodotto}>
          <th scope="row">
            {prodotto}
            <Box component="small" display="block" c="dimmed" fz="xs" className={classes.offer}>
              {offerWords(prima, ora)}
            </Box>
          </th>
          <td data-second="">{tanWords(prima, ora)}</td>
          <td data-second="">{prima ? euroText(prima.rata) : '–'}</td>
          <td>{ora ? <strong>{euroText(ora.rata)}</strong> : '–'}</td>
          <td>{differenceWords(prima, ora)}</td>
        </tr>
      ))}
    </tbody>
  </FiguresTable>
)

type Offer = EffectOffer | null
const nameOf = ({ banca, nome }: EffectOffer) => (banca ? `${banca}, ${nome}` : nome)

function offerWords(prima: Offer, ora: Offer): string {
  if (!ora) return 'Oggi nessuna offerta.'
  if (prima && nameOf(prima) !== nameOf(ora)) return `${nameOf(ora)}; prima ${nameOf(prima)}`
  return nameOf(ora)
}

function tanWords(prima: Offer, ora: Offer): string {
  if (!ora || !prima || prima.tan === ora.tan) return ora ? formatRate(ora.tan) : '–'
  return `${formatRate(prima.tan)} → ${formatRate(ora.tan)}`
}

function differenceWords(prima: Offer, ora: Offer): string {
  if (!prima || !ora) return '–'
  const more = round(ora.rata - prima.rata, 2)
  if (more === 0) return 'invariata'
  return `${more > 0 ? '+' : '−'}${euroText(Math.abs(more))}`
}

function Quotes({ n, href, giorno }: NonNullable<Effect['preventivi']> & { giorno: string }) {
  return (
    <Section title="Preventivi aperti">
      <Text c="dimmed" fz="xs" breaks="anywhere">
        {n === 0 ? (
          `Nessun preventivo di mutuo aperto ha gli indici di un giorno prima del ${formatDay(giorno)}.`
        ) : (
          <>
            <IntentLink href={href}>
              {n === 1 ? 'Un preventivo di mutuo aperto' : `${numberText(n)} preventivi di mutuo aperti`}
            </IntentLink>
            {n === 1 ? ' è stato calcolato' : ' sono stati calcolati'} con gli indici di un giorno prima del{' '}
            {formatDay(giorno)}: le cifre restano quelle finché non si rifanno.
          </>
        )}
      </Text>
    </Section>
  )
}
