import { screen, waitFor, within } from '@testing-library/react'
import type { AgentOption } from './agent-choice'
import { AgentPicker } from './agent-picker'
import { MultiSelect } from './multi-select'
import { SearchableSelect } from './searchable-select'
import { Select } from './select'
import { axeViolations, Held, renderUi } from './test-render'

const provinces = [
  { value: 'MI', label: 'Milano' },
  { value: 'MN', label: 'Mantova' },
  { value: 'RM', label: 'Roma' },
]

const names = () => screen.getAllByRole('option').map((option) => option.textContent)

test('a select is chosen with the arrows', async () => {
  const seen = jest.fn()
  const { user } = renderUi(
    <Held<string | null> start={null} seen={seen}>
      {(value, set) => <Select label="Provincia" options={provinces} value={value} onChange={set} />}
    </Held>,
  )
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(seen).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('combobox', { name: 'Provincia' })).not.toHaveValue('')
})

test('a choice that may be cut says all of itself to who points at it', () => {
  const long = [
    { value: 'VB', label: 'Verbano-Cusio-Ossola' },
    { value: 'MB', label: 'Monza e della Brianza' },
  ]
  const ignore = () => undefined
  renderUi(
    <>
      <Select label="Una" options={long} value="VB" onChange={ignore} />
      <SearchableSelect label="Cercata" options={long} value="MB" onChange={ignore} />
      <MultiSelect label="Molte" options={long} value={['VB', 'MB']} onChange={ignore} />
    </>,
  )
  const both = 'Verbano-Cusio-Ossola, Monza e della Brianza'
  for (const title of ['Verbano-Cusio-Ossola', 'Monza e della Brianza', both])
    expect(screen.getByTitle(title)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: `Molte: ${both}` })).toBeInTheDocument()
})

describe('multiple choice', () => {
  const field = (seen: (value: string[]) => void) => (
    <Held start={['RM']} seen={seen}>
      {(value, set) => <MultiSelect label="Province" options={provinces} value={value} onChange={set} />}
    </Held>
  )

  test('selects and deselects everything', async () => {
    const seen = jest.fn()
    const { user } = renderUi(field(seen))
    await user.click(screen.getByRole('button', { name: /Province/ }))
    await user.click(screen.getByRole('button', { name: 'Seleziona tutto' }))
    expect(seen).toHaveBeenLastCalledWith(['RM', 'MI', 'MN'])
    await user.click(screen.getByRole('button', { name: 'Deseleziona tutto' }))
    expect(seen).toHaveBeenLastCalledWith([])
  })

  test('searches in any case and chooses from the keyboard', async () => {
    const seen = jest.fn()
    const { user } = renderUi(field(seen))
    await user.tab()
    await user.keyboard('{Enter}')
    const search = screen.getByPlaceholderText('Cerca')
    await waitFor(() => expect(search).toHaveFocus())
    await user.keyboard('MAN')
    expect(names()).toEqual(['Mantova'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(seen).toHaveBeenLastCalledWith(['RM', 'MN'])
  })

  test('has no accessibility faults, closed or open', async () => {
    const { user, container } = renderUi(field(() => undefined))
    expect(await axeViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: /Province/ }))
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('searchable select', () => {
  test('filters its options', async () => {
    const { user } = renderUi(
      <Held<string | null> start={null}>
        {(value, set) => (
          <SearchableSelect label="Provincia" options={provinces} value={value} onChange={set} />
        )}
      </Held>,
    )
    await user.type(screen.getByRole('combobox', { name: 'Provincia' }), 'rO')
    expect(names()).toEqual(['Roma'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('combobox', { name: 'Provincia' })).toHaveValue('Roma')
  })

  test('asks the server once for a typed word and keeps the choice', async () => {
    const load = jest.fn(async (query: string) => provinces.filter(({ label }) => label.startsWith(query)))
    const seen = jest.fn()
    const { user } = renderUi(
      <Held<string | null> start="RM" seen={seen}>
        {(value, set) => (
          <SearchableSelect
            label="Provincia"
            load={load}
            selected={{ value: 'RM', label: 'Roma' }}
            value={value}
            onChange={set}
          />
        )}
      </Held>,
    )
    const input = screen.getByRole('combobox', { name: 'Provincia' })
    expect(input).toHaveValue('Roma')
    await user.clear(input)
    await user.type(input, 'Ma')
    expect(await screen.findByRole('option', { name: 'Mantova' })).toBeInTheDocument()
    expect(load).not.toHaveBeenCalledWith('M')
    await user.click(screen.getByRole('option', { name: 'Mantova' }))
    expect(seen).toHaveBeenLastCalledWith('MN')
    expect(input).toHaveValue('Mantova')
  })

  test('says when the search failed', async () => {
    const { user } = renderUi(
      <SearchableSelect
        label="Provincia"
        load={() => Promise.reject(new Error('500'))}
        value={null}
        onChange={() => undefined}
      />,
    )
    await user.click(screen.getByRole('combobox', { name: 'Provincia' }))
    expect(await screen.findByText('Ricerca non riuscita: riprova')).toBeInTheDocument()
  })
})

describe('what is typed and not chosen', () => {
  const inForm = (sent: () => void, seen: (value: string | null) => void, start: string | null = null) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Held<string | null> start={start} seen={seen}>
        {(value, set) => (
          <SearchableSelect label="Provincia" options={provinces} value={value} onChange={set} />
        )}
      </Held>
      <button type="submit">ASSEGNA</button>
    </form>
  )
  const sent = jest.fn()
  const seen = jest.fn()
  beforeEach(() => {
    sent.mockClear()
    seen.mockClear()
  })
  const input = () => screen.getByRole('combobox', { name: 'Provincia' })

  test.each([
    ['nothing there is', 'Napoli'],
    ['the beginning of what there is', 'Ma'],
  ])('%s: Enter sends nothing and the field says so', async (_what, typed) => {
    const { user } = renderUi(inForm(sent, seen))
    await user.type(input(), `${typed}{Enter}`)
    expect([sent.mock.calls, seen.mock.calls]).toEqual([[], []])
    expect(input()).toHaveValue(typed)
    expect(input()).toHaveAccessibleDescription(
      `«${typed}» non è una voce dell’elenco: scegline una, o svuota il campo.`,
    )
  })

  test('the button does not send it either, until it is chosen or taken away', async () => {
    const { user } = renderUi(inForm(sent, seen))
    await user.type(input(), 'Napoli')
    await user.click(screen.getByRole('button', { name: 'ASSEGNA' }))
    expect(sent).not.toHaveBeenCalled()
    expect(input()).toHaveValue('Napoli')
    expect(input()).toHaveFocus()
    await user.clear(input())
    expect(input()).not.toHaveAccessibleDescription()
    await user.click(screen.getByRole('button', { name: 'ASSEGNA' }))
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('Enter with nothing typed sends nothing', async () => {
    const { user } = renderUi(inForm(sent, seen))
    await user.type(input(), '{Enter}')
    await user.keyboard('{Escape}{Enter}')
    expect([sent.mock.calls, seen.mock.calls]).toEqual([[], []])
  })

  test('a whole name is a choice, in any case', async () => {
    const { user } = renderUi(inForm(sent, seen))
    await user.type(input(), 'mantova')
    await user.tab()
    expect(seen.mock.calls).toEqual([['MN']])
    expect(input()).toHaveValue('Mantova')
  })

  test('beside a choice it goes, and the choice stays', async () => {
    const { user } = renderUi(inForm(sent, seen, 'RM'))
    await user.clear(input())
    await user.type(input(), 'Napoli')
    await user.tab()
    expect(seen.mock.calls).toEqual([])
    expect(input()).toHaveValue('Roma')
    expect(input()).toHaveAccessibleDescription('«Napoli» non è una voce dell’elenco: resta «Roma».')
  })

  test('Enter in the search of a choice of many chooses nothing', async () => {
    const { user } = renderUi(
      <Held start={['RM']} seen={seen}>
        {(value, set) => <MultiSelect label="Province" options={provinces} value={value} onChange={set} />}
      </Held>,
    )
    await user.click(screen.getByRole('button', { name: /Province/ }))
    await user.type(screen.getByPlaceholderText('Cerca'), 'Napoli{Enter}')
    expect(screen.getByText('Nessuna voce')).toBeInTheDocument()
    expect(seen).not.toHaveBeenCalled()
  })

  test('Enter in the search of an agent chooses nobody', async () => {
    const { user } = renderUi(
      <AgentPicker label="Agente" agents={[]} allowAll value="TUTTI" onChange={seen} />,
    )
    await user.click(screen.getByRole('button', { name: /^Agente/ }))
    await user.type(screen.getByPlaceholderText('Cerca per e-mail'), 'ugo{Enter}')
    expect(screen.getByText('Nessun agente con questa e-mail')).toBeInTheDocument()
    expect(seen).not.toHaveBeenCalled()
  })
})

describe('agent picker', () => {
  const agents: AgentOption[] = [
    { _id: 'a1', nome: 'Ada', cognome: 'Prova', email: 'ada.prova@demo.example', figura: 'Senior' },
    { _id: 'a2', nome: 'Ugo', cognome: 'Finto', email: 'mutui.nord@demo.example' },
  ]
  const picker = (seen: (value: string | null) => void) => (
    <Held<string | null> start={null} seen={seen}>
      {(value, set) => <AgentPicker label="Agente" agents={agents} allowAll value={value} onChange={set} />}
    </Held>
  )
  const open = () => screen.getByRole('button', { name: /^Agente/ })

  test('starts with NESSUNO, and TUTTI shows its sentence', async () => {
    const seen = jest.fn()
    const { user } = renderUi(picker(seen))
    expect(open()).toHaveTextContent('NESSUNO')
    await user.click(open())
    expect(screen.getByRole('option', { name: 'NESSUNO' })).toBeInTheDocument()
    await user.click(screen.getByRole('option', { name: 'TUTTI' }))
    expect(seen).toHaveBeenLastCalledWith('TUTTI')
    expect(open()).toHaveTextContent('Tutti (Verranno selezionati tutti gli agenti)')
    await waitFor(() => expect(open()).toHaveFocus())
  })

  test('matches on the e-mail address, not on the name', async () => {
    const { user } = renderUi(picker(() => undefined))
    await user.click(open())
    const search = screen.getByPlaceholderText('Cerca per e-mail')
    await user.type(search, 'NORD')
    const list = within(screen.getByRole('listbox'))
    expect(list.getByText(/Ugo Finto/)).toBeInTheDocument()
    expect(list.queryByText(/Ada Prova/)).not.toBeInTheDocument()
    await user.clear(search)
    await user.type(search, 'Ugo')
    expect(list.getByText('Nessun agente con questa e-mail')).toBeInTheDocument()
  })

  test('has no accessibility faults when open', async () => {
    const { user, container } = renderUi(picker(() => undefined))
    await user.click(open())
    expect(await axeViolations(container)).toEqual([])
  })
})
