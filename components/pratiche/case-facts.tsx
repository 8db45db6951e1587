'use client'

import { Box, Flex } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { useCase } from './case-context'
import classes from './case-facts.module.css'

/** One line that says which case it is: code, product, amount, who follows it. */
export function CaseFacts() {
  const { pratica } = useCase()
  const { codice, idegg, product, finalita, importoRichiesto, durataMesi, ltv, agent, agency } = pratica
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
      {pratica.stato === 'respinta' && pratica.motivoRifiuto && (
        <Box component="li" c="var(--bad)">
          Rifiutata: {pratica.motivoRifiuto}
        </Box>
      )}
      {pratica.stato === 'ritirata' && pratica.causale && <li>Ritirata: {pratica.causale}</li>}
    </Flex>
  )
}
