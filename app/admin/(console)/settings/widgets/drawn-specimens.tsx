'use client'

import { FunnelCard, HeatCard, MapCard, ScatterCard } from '@/components/data/charts/drawn-cards'
import { Sparkline } from '@/components/data/charts/sparkline'
import { Specimen } from './specimen'

const part = (key: string, value: number) => ({ key, label: key, value })
const steps = [
  part('Pratiche aperte', 1_240),
  part('Inviate alla banca', 910),
  part('Deliberate', 604),
  part('Liquidate', 388),
]
const states = ['Bozza', 'Raccolta documenti', 'In istruttoria', 'Inviata alla banca', 'Liquidata']
const places = states.map((label) => ({ key: label, label }))
const moves = states.flatMap((row, from) =>
  states.flatMap((column, to) => (to === from + 1 ? [{ row, column, value: 480 - from * 110 }] : [])),
)
const people = ['Giulia Bianchi', 'Marco Rossi', 'Elena Verdi', 'Pietro Maria Colonna di Stigliano']
const dots = people.map((label, index) => ({
  key: label,
  label,
  x: 12 + index * 21,
  y: 34 - index * 6 + (index % 2) * 9,
  faint: index === 3,
}))
const regions = [
  { key: '03', label: 'Lombardia', value: 184_000_000 },
  { key: '12', label: 'Lazio', value: 96_000_000 },
  { key: '08', label: 'Emilia-Romagna', value: 61_000_000 },
  { key: '15', label: 'Campania', value: 34_000_000 },
  { key: '20', label: 'Sardegna', value: 9_000_000 },
]
const axes = {
  x: { label: 'Richieste', unit: 'count' },
  y: { label: 'Convertite', unit: 'percent' },
} as const

/** Drawings of our own, with figures and without. */
export const DrawnSpecimens = () => (
  <>
    <Specimen state="imbuto" wide>
      <FunnelCard
        title="Dall’apertura al pagamento"
        measure="Pratiche"
        pointHead="Passo"
        unit="count"
        steps={steps}
      />
    </Specimen>
    <Specimen state="imbuto vuoto">
      <FunnelCard title="Nessun passo" measure="Pratiche" pointHead="Passo" unit="count" steps={[]} />
    </Specimen>
    <Specimen state="righe per colonne" wide>
      <HeatCard
        title="Passaggi di stato"
        measure="Da uno stato (riga) a un altro (colonna)"
        pointHead="Da"
        unit="count"
        rows={places}
        columns={places}
        cells={moves}
      />
    </Specimen>
    <Specimen state="due cifre, con la mediana e un punto incerto" wide>
      <ScatterCard
        title="Conversione e richieste"
        measure="Convertite"
        pointHead="Agente"
        {...axes}
        points={dots}
        faintWords="meno di 5 richieste"
        median={{ x: 33, y: 30 }}
      />
    </Specimen>
    <Specimen state="tre cifre" wide>
      <ScatterCard
        title="Conversione, richieste e pratiche"
        measure="Convertite"
        pointHead="Agente"
        {...axes}
        size={{ label: 'Pratiche', unit: 'count' }}
        points={dots.map((dot, index) => ({ ...dot, faint: false, size: 4 + index * 30 }))}
      />
    </Specimen>
    <Specimen state="regioni" wide>
      <MapCard
        title="Erogato per regione"
        measure="Erogato"
        pointHead="Regione"
        unit="euro"
        regions={regions}
      />
    </Specimen>
    <Specimen state="andamento nello spazio di una parola">
      <p>
        <Sparkline
          values={[3, 5, 4, 8, 7, 9, 12, 10, 14, 13, 15, 18]}
          unit="count"
          label="Pratiche di 12 mesi"
        />{' '}
        18 pratiche; senza dati: <Sparkline values={[null, 4]} unit="count" label="Pratiche" />
      </p>
    </Specimen>
  </>
)
