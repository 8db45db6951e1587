'use client'

import { FunnelCard, HeatCard } from '@/components/data/charts/drawn-cards'
import { ListProblem } from '@/components/data/list/list-problem'
import { useListScreen } from '@/components/data/list/use-list-screen'
import { useReply } from '@/components/data/list/use-rows'
import { withParams } from '@/components/data/summary/chart-figures'
import { Text } from '@/components/ui/layout'
import { Section, SectionGrid } from '@/components/ui/section'
import { numberText } from '@/lib/core/number-text'
import type { FlowReply, Step } from '@/lib/features/reports/flow-view'
import { STATI, STATI_NOMI, type Stato } from '@/lib/words/case-states'
import { MovementLine } from './movement-line'
import { ReasonsTable } from './reasons-table'

const PATH = 'reports/reportPratiche/flusso'
const nameOf = (stato: string) => STATI[stato as Stato]?.label ?? stato

/** How cases moved in the period of the screen: what came and went, from where to where, how far, and why they ended. */
export function FlowParts() {
  const { query, without } = useListScreen()
  const flow = useReply(PATH, withParams(query, { gruppo: null, confronto: null, sort: null }))
  const { data } = flow
  if (flow.isLoadingError)
    return (
      <ListProblem
        error={flow.error}
        onRetry={() => void flow.refetch()}
        onClear={() => without(() => true)}
      />
    )
  if (!data) return null
  return (
    <>
      <Section title="Movimento del periodo">
        {data.movimento ? (
          <MovementLine movement={data.movimento} />
        ) : (
          <Text mt="xs" c="dimmed" fz="xs">
            Il movimento è di tutta la rete o di un prodotto: agente, agenzia e banca di una pratica possono
            cambiare nel periodo. Togli quei filtri per vederlo.
          </Text>
        )}
      </Section>
      <SectionGrid least={460} gap="md" mt="xs" mb={0}>
        <FunnelCard
          title="Avanzamento delle pratiche aperte nel periodo"
          description="Quante sono arrivate almeno a ogni stato, fino a oggi."
          measure="Pratiche"
          pointHead="Arrivate almeno a"
          unit="count"
          steps={data.imbuto[0]?.n ? data.imbuto.map(stepOf) : []}
          empty="Nel periodo non è stata aperta nessuna pratica."
        />
        <Steps
          title="Passaggi da uno stato all’altro"
          measure="Passaggi: dallo stato della riga a quello della colonna"
          steps={data.passaggi}
          value={({ n }) => n}
        />
        <Steps
          title="Giorni prima di ogni passaggio"
          measure="Giorni di calendario nello stato della riga, in media"
          steps={data.passaggi}
          value={({ giorni }) => giorni}
        />
      </SectionGrid>
      <SectionGrid least={460} gap="md" mt="xs" mb={0}>
        <ReasonsTable title="Motivi di rifiuto" one="pratica respinta" reasons={data.respinte} />
        <ReasonsTable title="Motivi di ritiro" one="pratica ritirata" reasons={data.ritirate} />
      </SectionGrid>
    </>
  )
}

const stepOf = ({ stato, n, href }: FlowReply['imbuto'][number]) => ({
  key: stato,
  label: stato === 'bozza' ? 'Aperte' : nameOf(stato),
  value: n,
  href,
})

type StepsProps = {
  title: string
  measure: string
  steps: readonly Step[]
  value: (step: Step) => number | null
}

/** The steps that were taken, rows and columns in the order of the states. */
function Steps({ title, measure, steps, value }: StepsProps) {
  const some = (side: 'da' | 'a') =>
    STATI_NOMI.filter((stato) => steps.some((step) => step[side] === stato)).map((key) => ({
      key,
      label: STATI[key].label,
    }))
  const left = (da: string) => steps.reduce((all, step) => all + (step.da === da ? step.n : 0), 0)
  return (
    <HeatCard
      title={title}
      measure={measure}
      pointHead="Da"
      unit="count"
      rows={some('da')}
      columns={some('a')}
      cells={steps.flatMap((step) => {
        const shown = value(step)
        if (shown === null) return []
        const share = `${numberText((100 * step.n) / left(step.da), { most: 1 })}% delle uscite`
        const days = step.giorni === null ? '' : `, ${numberText(step.giorni, { most: 1 })} giorni in media`
        const more = `${step.n} passaggi, ${share}${days}`
        return [{ row: step.da, column: step.a, value: shown, more, href: step.href }]
      })}
      empty="Nel periodo nessuna pratica ha cambiato stato."
    />
  )
}
