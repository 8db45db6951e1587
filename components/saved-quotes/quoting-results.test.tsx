import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import { POLIZZA_ALTROVE } from '@/lib/words/policy'
import type { Line } from './lines'
import { QuotingResults } from './quoting-results'
import type { Answer } from './use-quoting'

const NAMES = ['Alfa', 'Beta', 'Gamma', 'Delta']
const lineOf = (banca: string, rata: number): Line => ({
  id: banca,
  bankId: banca,
  banca,
  prodotto: 'Prestito',
  tasso: 'Fisso',
  tipo: 'Fisso',
  indice: '',
  rata,
  importo: 10_000,
  tan: 5,
  taeg: 6,
  totale: 12_000,
  spese: 0,
  costi: [],
  avviso: null,
  note: [],
  base: 10_000,
})
const answerOf = (quoteId: string, rata: number, change: Partial<Answer> = {}): Answer => ({
  quoteId,
  kind: 'prestito',
  asked: {},
  reached: null,
  punti: 0,
  lines: NAMES.map((name) => lineOf(name, rata)),
  excluded: [],
  asOf: null,
  rataMassima: null,
  ...change,
})
const rights = { list: '/agents/preventivi', office: false, shares: false, supposes: false }
const first = answerOf('q1', 200)
const draw = (answer: Answer | null = first, busy = false) => (
  <QuotingResults answer={answer} busy={busy} rights={rights} />
)
type Shown = { next?: (answer: Answer | null, busy?: boolean) => void }

function Stage({ shown }: { shown: Shown }) {
  const [node, setNode] = useState(draw())
  useEffect(() => {
    shown.next = (answer, busy) => act(() => setNode(draw(answer, busy)))
  }, [shown])
  return node
}

/** The desk's results; what it answers shows another answer in their place. */
function stage() {
  const shown: Shown = {}
  renderShell(<Stage shown={shown} />)
  return (answer: Answer | null, busy?: boolean) => shown.next?.(answer, busy)
}
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) })
const bar = () => screen.getByRole('region', { name: 'Offerte scelte' })
const save = () => screen.getByRole('button', { name: 'SALVA PREVENTIVO' })

it('lets nobody tick or save what is being worked out again', async () => {
  const again = stage()
  await userEvent.click(box('Alfa'))
  await userEvent.click(box('Beta'))
  again(first, true)
  for (const control of [box('Gamma'), save(), screen.getByRole('button', { name: 'CONFRONTA' })])
    expect(control).toBeDisabled()
  again(answerOf('q2', 300))
  for (const control of [box('Gamma'), save()]) expect(control).toBeEnabled()
})

it('keeps what is chosen with the new figures, and says what they do not have, and why', async () => {
  const again = stage()
  await userEvent.click(box('Alfa'))
  await userEvent.click(box('Beta'))
  // A figure on the way has no answer.
  again(null)
  const excluded = [{ id: 'Beta', nome: 'Beta, Prestito', motivi: ['Fino a 20.000 €.'] }]
  const lines = first.lines.filter(({ id }) => id !== 'Beta').map((line) => ({ ...line, rata: 400 }))
  again(answerOf('q2', 400, { lines, excluded }))
  expect(box('Alfa')).toBeChecked()
  expect(bar()).toHaveTextContent('rata 400,00 €')
  expect(bar()).toHaveTextContent('Beta, Prestito non è più fra le scelte. Fino a 20.000 €.')
})

it('says of a policy what it weighs, and once that it may be bought elsewhere', async () => {
  const polizza = { importo: 750, taegSenza: 5.9, perLegge: false }
  renderShell(draw(answerOf('q1', 200, { lines: first.lines.map((line) => ({ ...line, polizza })) })))
  for (const name of ['Alfa', 'Beta']) await userEvent.click(box(name))
  await userEvent.click(screen.getByRole('button', { name: 'CONFRONTA' }))
  const figures = /^Polizza: 750,00 € in tutta la durata\. TAEG con la polizza 6,00%, senza 5,90%\.$/
  expect(await screen.findAllByText(figures)).toHaveLength(2)
  expect(screen.getAllByText(POLIZZA_ALTROVE)).toHaveLength(1)
})

it('says that three are the most, and takes none away for a fourth', async () => {
  stage()
  for (const name of NAMES) await userEvent.click(box(name))
  expect(NAMES.map((name) => (box(name) as HTMLInputElement).checked)).toEqual([true, true, true, false])
  expect(bar()).toHaveTextContent('Al massimo 3')
})

it('says that something is to be put right where no offer can be worked out for it', () => {
  renderShell(<QuotingResults answer={null} busy={false} wrong rights={rights} />)
  expect(screen.getByText('Un dato è da correggere')).toBeVisible()
  expect(screen.queryByText('Ancora nessun calcolo')).not.toBeInTheDocument()
})
