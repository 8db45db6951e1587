'use client'

import { ChartCard } from '@/components/data/charts/chart-card'
import { DrawnSpecimens } from './drawn-specimens'
import { Family, Specimen } from './specimen'

const months = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']
const AGENCIES = ['San Benedetto del Tronto, centro', 'Milano Porta Romana', 'Reggio di Calabria', 'Bari']
const compared = [
  { name: 'before', label: 'un anno prima', tone: 'before' },
  { name: 'now', label: 'quest’anno', tone: 'now' },
] as const
const single = [{ name: 'now', label: 'pratiche', tone: 'now' }] as const
const parts = [
  { name: 'capitale', label: 'capitale', tone: 'first' },
  { name: 'interessi', label: 'interessi', tone: 'second' },
  { name: 'spese', label: 'spese', tone: 'third' },
] as const

const byMonth = months.map((label, index) => ({
  key: label,
  label,
  values: { now: 40 + ((index * 17) % 30), before: 25 + ((index * 11) % 20) },
}))
const byDay = Array.from({ length: 60 }, (_, index) => ({
  key: String(index),
  label: String(index + 1),
  values: { now: 3 + 0.4 * Math.sin(index / 6) },
}))
const byAgency = AGENCIES.map((label, index) => ({ key: label, label, values: { now: 84 - index * 19 } }))
const cents = (points: readonly (readonly [string, number])[]) =>
  points.map(([label, value]) => ({ key: label, label, values: { now: value } }))
const plan = [1, 2, 3, 4, 5].map((year) => ({
  key: String(year),
  label: `${year}º anno`,
  values: { capitale: 600_000 + year * 40_000, interessi: 420_000 - year * 40_000, spese: 12_000 },
}))

/** Charts with nothing, little, much, and what is hard to draw. */
export function ChartSection() {
  const cases = { measure: 'Pratiche', unit: 'count', pointHead: 'Mese' } as const
  return (
    <Family title="Grafici">
      <Specimen state="confronto con un anno prima" wide>
        <ChartCard
          {...cases}
          kind="bar"
          title="Pratiche aperte per mese"
          series={compared}
          points={byMonth}
        />
      </Specimen>
      <Specimen state="andamento, con i nomi in fondo alle linee" wide>
        <ChartCard
          {...cases}
          kind="line"
          title="Andamento delle pratiche"
          series={compared}
          points={byMonth}
        />
      </Specimen>
      <Specimen state="confronto come linea" wide>
        <ChartCard
          {...cases}
          kind="bar"
          title="Pratiche per mese e un anno prima"
          series={[
            { name: 'now', label: 'quest’anno', tone: 'now' },
            { name: 'before', label: 'un anno prima', tone: 'before', drawn: 'line' },
          ]}
          points={byMonth}
        />
      </Specimen>
      <Specimen state="parti di un tutto" wide>
        <ChartCard
          kind="stacked"
          title="Rate di ogni anno"
          measure="Rate"
          unit="euro"
          pointHead="Anno"
          series={parts}
          points={plan}
        />
      </Specimen>
      <Specimen state="nessun punto">
        <ChartCard {...cases} kind="bar" title="Nessuna pratica" series={single} points={[]} />
      </Specimen>
      <Specimen state="nessun valore sopra lo zero">
        <ChartCard
          {...cases}
          kind="bar"
          title="Mesi senza pratiche"
          series={single}
          points={months.map((label) => ({ key: label, label, values: { now: 0 } }))}
        />
      </Specimen>
      <Specimen state="un valore solo">
        <ChartCard
          {...cases}
          kind="bar"
          title="Pratiche di novembre"
          series={single}
          points={[{ key: 'nov', label: 'nov', values: { now: 1 } }]}
        />
      </Specimen>
      <Specimen state="molti valori" wide>
        <ChartCard
          kind="line"
          title="Tasso di ogni giorno"
          measure="Tasso"
          unit="percent"
          pointHead="Giorno"
          series={single}
          points={byDay}
        />
      </Specimen>
      <Specimen state="valori negativi">
        <ChartCard
          kind="bar"
          title="Saldo per mese"
          measure="Saldo"
          unit="euro"
          pointHead="Mese"
          series={single}
          points={cents([
            ['set', 1_250_000],
            ['ott', -430_000],
            ['nov', -1_900_000],
          ])}
        />
      </Specimen>
      <Specimen state="nomi lunghi" wide>
        <ChartCard
          {...cases}
          kind="bar"
          title="Pratiche per agenzia"
          pointHead="Agenzia"
          series={single}
          points={byAgency}
        />
      </Specimen>
      <DrawnSpecimens />
    </Family>
  )
}
