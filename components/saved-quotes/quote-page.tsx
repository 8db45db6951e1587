'use client'

import { useRowQuery } from '@/components/data/list/use-row-query'
import { useArea } from '@/components/data/page/area'
import { ContactLinks } from '@/components/data/record/contact-links'
import { RecordHead } from '@/components/data/record/record-head'
import { ContextCard, RecordLayout } from '@/components/data/record/record-layout'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant, todayInRome } from '@/lib/core/dates'
import { STATI_PREVENTIVO } from '@/lib/features/quotes/labels'
import type { DetailProps } from '@/lib/resources/pages'
import { quoteProduct } from '@/lib/words/quote-product'
import { GivenCard } from './given-card'
import { QuoteActions } from './quote-actions'
import { QuoteFigures } from './quote-figures'
import { clientName, type SavedQuote, savedQuoteOf } from './quote-types'
import { askedFacts } from './quote-words'

const PLACES = {
  admin: { leads: '/admin/feeds/leadRequests', cases: '/admin/reports/pratiche' },
  agent: { leads: '/agents/richieste', cases: '/agents/reports/pratiche' },
  client: { leads: '', cases: '' },
} as const

const instant = (value: string | null) => (value ? formatInstant(value) : null)

/** A saved quote: for whom, how far it is, the offers that were chosen, and what they would be today. */
export function QuotePage({ row: first, view }: DetailProps) {
  const { row, query, reload } = useRowQuery('quotes', first)
  const quote = savedQuoteOf(row)
  const isOver = quote.stato === 'scaduto' || quote.scadeIl < todayInRome()
  const isWon = ['accettato', 'convertito', 'rifiutato'].includes(quote.stato)
  const { label, tone } = STATI_PREVENTIVO[isOver && !isWon ? 'scaduto' : quote.stato]
  const name = clientName(quote)
  return (
    <>
      <RecordHead
        title={name ? `${quote.codice}, ${name}` : quote.codice}
        query={query}
        badge={<StateBadge label={label} tone={tone} />}
        primary={<QuoteActions quote={quote} isOver={isOver} onChanged={() => void reload()} />}
      >
        <Text>
          {[
            quote.titolo,
            quoteProduct({ product: quote.kind, input: quote.asked }),
            `fatto il ${formatInstant(quote.createdAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {(quote.telefono || quote.email) && (
          <ContactLinks telefono={quote.telefono ?? ''} email={quote.email ?? ''} whatsapp />
        )}
      </RecordHead>
      <RecordLayout
        facts={{
          id: 'richiesta',
          label: 'Che cosa è stato chiesto',
          content: (
            <>
              <Text component="h2" mb="xs" fz="xs" fw={600}>
                Che cosa è stato chiesto
              </Text>
              <Facts
                rows={askedFacts(quote.kind, quote.asked)}
                none="Cancellato su richiesta della persona."
              />
            </>
          ),
        }}
        main={{
          id: 'offerte',
          label: 'Offerte',
          content: <QuoteFigures quote={quote} isOver={isOver} list={view.page} />,
        }}
        context={{
          id: 'stato',
          label: 'A che punto è',
          content: (
            <>
              <Progress quote={quote} isOver={isOver} />
              <GivenCard quote={quote} />
            </>
          ),
        }}
      />
    </>
  )
}

function Progress({ quote, isOver }: { quote: SavedQuote; isOver: boolean }) {
  const { leads, cases } = PLACES[useArea()]
  const { lead, pratica } = quote
  return (
    <ContextCard title="A che punto è">
      <Facts
        rows={[
          [isOver ? 'Scaduto il' : 'Vale fino al', formatDay(quote.scadeIl)],
          ['Inviato', instant(quote.inviatoAt)],
          ['Aperto dal cliente', instant(quote.apertoAt)],
          ['Accettato', instant(quote.accettatoAt)],
          ['Rifiutato', instant(quote.rifiutatoAt)],
          ['Convertito', instant(quote.convertitoAt)],
          ['Richiesta', lead && <IntentLink href={`${leads}/${lead.id}`}>{lead.codice}</IntentLink>],
          ['Pratica', pratica && <IntentLink href={`${cases}/${pratica.id}`}>{pratica.codice}</IntentLink>],
          ['Agente', quote.agente],
        ]}
      />
    </ContextCard>
  )
}
