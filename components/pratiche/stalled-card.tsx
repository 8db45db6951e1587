'use client'

import { useArea } from '@/components/data/page/area'
import { ContextCard } from '@/components/data/record/record-layout'
import { Box, Text } from '@/components/ui/layout'
import { dayOf, todayInRome } from '@/lib/core/dates'
import { useCase } from './case-context'
import { ChaseButton } from './chase-button'
import { stalledWords } from './stalled-words'

/** A case in which nothing happens: for how long, and who is asked about it. */
export function StalledCard() {
  const { pratica } = useCase()
  const { _id, version, codice, ferma, agent, sollecitataAt } = pratica
  const isOffice = useArea() === 'admin'
  if (!ferma) return null
  const asked = sollecitataAt ? dayOf(new Date(sollecitataAt)) === todayInRome() : false
  const agente = agent && `${agent.nome} ${agent.cognome}`
  return (
    <ContextCard title="Pratica ferma">
      <Text c="var(--warn)" fw={600}>
        {stalledWords(ferma.giorni)}
      </Text>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        In questo stato ne sono previsti al massimo {ferma.soglia}.{' '}
        {isOffice
          ? agente
            ? `La segue ${agente}.`
            : 'Non la segue nessuno: affidala a qualcuno.'
          : 'Falla andare avanti, o scrivi nell’attività che cosa succede.'}
      </Text>
      {asked && (
        <Text c="dimmed" fz="xs">
          Sollecitata oggi.
        </Text>
      )}
      {isOffice && agente && !asked && (
        <Box mt="xs">
          <ChaseButton pratica={{ _id, version, codice, agente }} />
        </Box>
      )}
    </ContextCard>
  )
}
