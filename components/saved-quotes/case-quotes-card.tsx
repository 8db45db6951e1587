'use client'

import { useArea } from '@/components/data/page/area'
import { ContextCard } from '@/components/data/record/record-layout'
import { useCase } from '@/components/pratiche/case-context'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Lines, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { STATI_PREVENTIVO } from '@/lib/features/quotes/labels'
import type { CaseQuote } from '@/lib/features/saved-quotes/of-case'
import own from './quoting.module.css'

const PAGES = {
  admin: '/admin/calculators/preventivi',
  agent: '/agents/personal-documents/preventivi',
} as const

/** The quotes that the case came from: what its client was given, and what they did with it. */
export function CaseQuotesCard() {
  const { preventivi } = useCase().pratica
  const area = useArea()
  if (preventivi.length === 0 || area === 'client') return null
  return (
    <ContextCard title="Preventivi" count={preventivi.length}>
      <Lines component="ul">
        {preventivi.map((quote) => (
          <Box component="li" key={quote._id} py="xs">
            <Flex gap="xs" wrap="wrap" align="center">
              <IntentLink href={`${PAGES[area]}/${quote._id}`}>{quote.codice}</IntentLink>
              <StateBadge {...STATI_PREVENTIVO[quote.stato]} />
            </Flex>
            <Text c="dimmed" breaks="anywhere">
              {[quote.banca, quote.importo === null ? null : euroText(quote.importo)]
                .filter(Boolean)
                .join(', ')}
            </Text>
            <Stack component="ul" gap="xs" className={own.given}>
              {deedsOf(quote).map(([key, words]) => (
                <Box component="li" key={key} c="dimmed" fz="xs">
                  {words}
                </Box>
              ))}
              {quote.consegne.map((given) => (
                <Box component="li" key={given._id} c="dimmed" fz="xs">
                  <Given given={given} />
                </Box>
              ))}
            </Stack>
          </Box>
        ))}
      </Lines>
    </ContextCard>
  )
}

/** What the client did with it, the last first. */
function deedsOf({
  apertoAt,
  accettatoAt,
  rifiutatoAt,
  richiamataAt,
  scadeIl,
}: CaseQuote): [string, string][] {
  const deeds: [string, string | null][] = [
    ['Accettato dal cliente il', accettatoAt],
    ['Rifiutato dal cliente il', rifiutatoAt],
    ['Ha chiesto di essere richiamato il', richiamataAt],
    ['Aperto il', apertoAt],
  ]
  const done = deeds.flatMap(([words, at]): [string, string][] =>
    at ? [[words, `${words} ${formatInstant(at)}`]] : [],
  )
  if (done.length > 0) return done
  return scadeIl ? [['scade', `Non ancora aperto: vale fino al ${formatDay(scadeIl)}`]] : []
}

function Given({ given: { at, da, a, versione, url } }: { given: CaseQuote['consegne'][number] }) {
  const text = `Consegnato il ${formatInstant(at)}`
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
      {` da ${da}${a ? ` a ${a}` : ', con il link'}`}
      {versione && `; informazioni versione ${versione}`}
    </>
  )
}
