'use client'

import { useArea } from '@/components/data/page/area'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import type { Area } from '@/lib/http/client'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { useCase } from './case-context'
import classes from './case-facts.module.css'

/** Where requests open, by area; clients read none. */
const LEAD_PAGES: Record<Area, string> = {
  admin: '/admin/feeds/leadRequests',
  agent: '/agents/richieste',
  client: '',
}

/** One line that says which case it is: code, product, amount, who follows it. */
export function CaseFacts() {
  const { pratica } = useCase()
  const { codice, idegg, product, finalita, importoRichiesto, durataMesi, ltv, agent, agency, lead } = pratica
  const area = useArea()
  const facts = [
    codice,
    idegg && `IDEGG ${idegg}`,
    `${PRODOTTI[product]}, ${(FINALITA_LABELS[finalita] ?? finalita).toLowerCase()}`,
    `${euroText(importoRichiesto)} in ${durataMesi} mesi`,
    ltv !== null && `LTV ${formatRate(ltv)}`,
    agent && `${agent.nome} ${agent.cognome}`,
    agency?.nome,
    `aperta il ${formatDay(new Date(pratica.createdAt))}`,
  ].filter(Boolean)
  return (
    <Flex component="ul" rowGap={0} columnGap="md" wrap="wrap" fz="row" className={classes.facts}>
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
      {lead && (
        <li>
          da richiesta{' '}
          {lead.apribile ? (
            <Box component={IntentLink} href={`${LEAD_PAGES[area]}/${lead._id}`} c="var(--link)">
              {lead.codice}
            </Box>
          ) : (
            lead.codice
          )}
        </li>
      )}
      {pratica.stato === 'respinta' && pratica.motivoRifiuto && (
        <Box component="li" c="var(--bad)">
          Rifiutata: {pratica.motivoRifiuto}
        </Box>
      )}
      {pratica.stato === 'ritirata' && pratica.causale && <li>Ritirata: {pratica.causale}</li>}
    </Flex>
  )
}
