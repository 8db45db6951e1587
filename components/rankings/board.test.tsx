import { screen, within } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { ClassificaRete, RigaRete } from '@/lib/features/rankings/types'
import { Board } from './board'
import { Hall } from './hall'

const row = (posizione: number, nome: string, more: Partial<RigaRete> = {}): RigaRete => ({
  posizione,
  nome,
  prima: posizione + 1,
  agenzia: 'Chiaravia Milano',
  mia: false,
  punti: 2_566.6 - posizione,
  importo: null,
  pratiche: null,
  ...more,
})

const ranking: ClassificaRete = {
  tipo: 'agenti',
  anno: 2026,
  mese: 11,
  provvisoria: true,
  mostra: 'punti',
  partecipanti: 40,
  aggiornataAt: '2026-11-21T09:30:00.000Z',
  righe: [
    row(1, 'Ada Alfa'),
    row(2, 'Bea Beta'),
    row(2, 'Caio Gamma', { prima: null }),
    row(4, 'Dino Delta'),
  ],
  intorno: [row(30, 'Io Stessa', { mia: true })],
  mia: {
    posizione: 30,
    punti: 111.5,
    correzione: 1.5,
    correzioneMotivo: 'Gara di squadra',
    misure: { erogato: 10_000_000, liquidate: 1, convertite: 0 },
    manca: { punti: 1, posizione: 29 },
  },
  regola: { pesi: { erogato: 1, liquidate: 10 }, minimo: 1 },
  mesi: [{ anno: 2026, mese: 10 }],
  andamento: [{ anno: 2026, mese: 10, posizione: null }],
}

it('shows the podium with a draw, one’s own place, what is missing, and how the points come about', async () => {
  const { container } = renderShell(<Board ranking={ranking} />, {
    area: 'agent',
    path: '/agents/rankings/classifica',
  })
  const steps = within(screen.getByRole('list', { name: 'Podio' })).getAllByRole('listitem')
  expect(steps).toHaveLength(2)
  expect(steps[1]).toHaveTextContent(/Bea Beta.*Caio Gamma/)
  expect(screen.getByText('Ti manca 1 punto per raggiungere il 29º posto.')).toBeInTheDocument()
  expect(screen.getByText('100.000,00 € × 1 punto ogni 1.000 € = 100')).toBeInTheDocument()
  expect(screen.getByText('+1,5: Gara di squadra')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Io Stessa \(tu\)/ })).toHaveAttribute('data-mine', 'true')
  expect(screen.getByText('non in classifica')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
})

it('looks for winners by name, without regard to accents', async () => {
  const win = { anno: 2026, mese: 10, agenzia: '', mia: false, punti: 500, importo: null }
  const vittorie = [
    { ...win, nome: 'Nicolò Neri' },
    { ...win, mese: 9, nome: 'Ada Alfa' },
  ]
  const titoli = vittorie.map(({ nome, anno, mese }) => ({
    nome,
    mia: false,
    titoli: 1,
    ultimo: { anno, mese },
  }))
  const { user } = renderShell(
    <Hall
      title="Albo d’oro agenti"
      halls={[{ tipo: 'agenti', mostra: 'punti', vittorie, titoli, record: null }]}
    />,
    { area: 'agent', path: '/agents/rankings/alboDoroAgenti' },
  )
  await user.type(screen.getByLabelText('Nome'), 'nicolo')
  const table = screen.getByRole('table', { name: 'Primi posti mese per mese' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(within(table).getByText('Nicolò Neri')).toBeInTheDocument()
})
