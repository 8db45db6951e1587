import { ChartCard } from '@/components/data/charts/chart-card'
import { Card, Text } from '@/components/ui/layout'
import type { Gruppo, Membro } from '@/lib/features/leads/perc-leads/schema'
import { countWords, isFair, leadsText } from './words'

const SERIES = [
  { name: 'atteso', label: 'Attese', tone: 'before' },
  { name: 'ricevuti', label: 'Ricevute', tone: 'now' },
] as const
/** More bars than these are no comparison any more: the table of the chart has all groups’ agents open above. */
const BARS = 16

type Sum = { nome: string; atteso: number; ricevuti: number }

/** Of each agent what was expected and received in all the groups of the product. */
function sums(gruppi: readonly Gruppo[]): [string, Sum][] {
  const found = new Map<string, Sum>()
  for (const { agentId, nome, atteso, ricevuti } of gruppi.flatMap(({ membri }): Membro[] => membri)) {
    const before = found.get(agentId) ?? { nome, atteso: 0, ricevuti: 0 }
    found.set(agentId, { nome, atteso: before.atteso + atteso, ricevuti: before.ricevuti + ricevuti })
  }
  return [...found].sort(([, a], [, b]) => b.atteso - a.atteso)
}

/** Whether everybody got their share: the largest difference, a test, and the agents one beside the other. */
export function Fairness({ gruppi }: { gruppi: readonly Gruppo[] }) {
  if (gruppi.length === 0) return null
  const unfair = gruppi.filter((gruppo) => !isFair(gruppo))
  const unlikely = gruppi.filter(({ chiQuadro }) => !chiQuadro.ok)
  const most = Math.max(...gruppi.map(({ maxDeficit }) => maxDeficit))
  const points = sums(gruppi)
    .slice(0, BARS)
    .map(([key, { nome, atteso, ricevuti }]) => ({
      key,
      label: nome,
      values: { atteso: Math.round(atteso * 100) / 100, ricevuti },
    }))
  return (
    <>
      <Card component="section" gap="xxs" py="sm" px="md" aria-label="Equità">
        <Text component="h2" mb="xs" fz="sm" fw={600}>
          Equità
        </Text>
        <Text>
          Scarto massimo fra attese e ricevute: <strong>{leadsText(most)}</strong>{' '}
          {most <= 1 ? '(al massimo una richiesta, come deve essere)' : '(più di una richiesta)'}.
        </Text>
        {unfair.length > 0 && (
          <Text>
            Oltre una richiesta: {unfair.map(({ luogo }) => luogo).join(', ')}. Succede con le richieste date
            a mano e con assenze che si alternano: il gruppo recupera da solo.
          </Text>
        )}
        <Text>
          {unlikely.length === 0
            ? 'Prova del chi quadro: in ogni gruppo le differenze sono minori di quelle che farebbe il caso (95%).'
            : `Prova del chi quadro: in ${countWords(unlikely.length, 'gruppo', 'gruppi')} le differenze sono maggiori di quelle che farebbe il caso (95%): ${unlikely.map(({ luogo }) => luogo).join(', ')}.`}
        </Text>
      </Card>
      <ChartCard
        title="Attese e ricevute per agente"
        description="Tutti i gruppi del prodotto, nell’epoca in corso di ciascuno."
        kind="bar"
        unit="count"
        measure="Richieste"
        pointHead="Agente"
        series={SERIES}
        points={points}
      />
    </>
  )
}
