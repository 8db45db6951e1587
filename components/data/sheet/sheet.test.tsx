import { act, screen } from '@testing-library/react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { Sheet } from './sheet'
import type { SheetColumn, SheetRow } from './sheet-types'
import { roomOf } from './sheet-values'
import { useUndo } from './use-undo'

const COLUMNS: SheetColumn[] = [
  { name: 'stato', label: 'Stato', kind: 'text' },
  { name: 'peso', label: 'Peso %', kind: 'number', decimals: 4, total: true, suffix: '%' },
  { name: 'tetto', label: 'Al giorno', kind: 'number' },
]
const rowOf = (key: string, title: string, peso: number | null): SheetRow => ({
  key,
  title,
  cells: { stato: 'Presente', peso, tetto: null },
})
const ROWS = [rowOf('a', 'Ada Rossi', 50), rowOf('b', 'Ugo Bianchi', 30), rowOf('c', 'Eva Neri', 20)]

function Held({ errors, onRemove }: { errors?: Record<string, string>; onRemove?: (key: string) => void }) {
  const { value, set, undo, redo } = useUndo(ROWS)
  return (
    <Sheet
      label={'Pesi'}
      head={'Agente'}
      columns={COLUMNS}
      totals={'Somma'}
      errors={errors}
      onRemove={onRemove}
      rows={value}
      onChange={set}
      onUndo={undo}
      onRedo={redo}
    />
  )
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const weights = () => ['Ada Rossi', 'Ugo Bianchi', 'Eva Neri'].map((name) => cell(`${name}, Peso %`).value)

it('is a table that a screen reader can read, with the sum of its columns', async () => {
  const { container } = renderUi(
    <Held errors={{ 'b.peso': 'Il peso è maggiore di 0.' }} onRemove={() => undefined} />,
  )
  expect(screen.getByRole('row', { name: /^Somma/ })).toHaveTextContent('100%')
  expect(cell('Ugo Bianchi, Peso %')).toHaveAccessibleDescription('Il peso è maggiore di 0.')
  expect(cell('Ugo Bianchi, Peso %')).toBeInvalid()
  expect(await axeViolations(container)).toEqual([])
})

it('takes figures with a comma; what is no number stays as it was typed, with the reason, and out of the sum', async () => {
  const { user } = renderUi(<Held />)
  const weight = cell('Ada Rossi, Peso %')
  await user.clear(weight)
  await user.type(weight, '33,5')
  expect(weight).toHaveValue('33,5')
  expect(screen.getByRole('row', { name: /^Somma/ })).toHaveTextContent('83,5%')
  await user.type(weight, 'x')
  expect(weight).not.toBeInvalid()
  await user.tab()
  expect(weight).toHaveValue('33,5x')
  expect(weight).toBeInvalid()
  expect(weight).toHaveAccessibleDescription(/^«33,5x» non è un numero\./)
  expect(screen.getByRole('row', { name: /^Somma/ })).toHaveTextContent('50%')
  await user.type(cell('Ada Rossi, Al giorno'), '2,7{Enter}')
  expect(cell('Ada Rossi, Al giorno')).toHaveValue('2,7')
  expect(cell('Ada Rossi, Al giorno')).toHaveAccessibleDescription('Scrivi un numero intero, senza decimali.')
})

it('shows what it has understood while a figure is typed', async () => {
  const { user } = renderUi(<Held />)
  await user.click(cell('Ada Rossi, Peso %'))
  await user.keyboard('3.125')
  expect(screen.getByText('3,125')).toBeVisible()
})

it('is read by thousands, and edited without', async () => {
  const { user } = renderUi(<Held />)
  const daily = cell('Ada Rossi, Al giorno')
  await user.click(daily)
  await user.paste('166.438')
  expect(daily).toHaveValue('166.438')
  await user.tab()
  expect(daily).toHaveValue('166.438')
  await user.click(daily)
  expect([daily.selectionStart, daily.selectionEnd]).toEqual([0, 6])
})

it('has a figure replaced by what is typed after a click, also where the cell had the keyboard already', async () => {
  const { user } = renderUi(<Held />)
  const weight = cell('Ada Rossi, Peso %')
  act(() => weight.focus())
  await user.pointer({ keys: '[MouseLeft]', target: weight, offset: 0 })
  await user.keyboard('12,5')
  expect(weight).toHaveValue('12,5')
  await user.pointer({ keys: '[MouseLeft]', target: weight, offset: 2 })
  await user.keyboard('3')
  expect(weight).toHaveValue('123,5')
})

it('is moved in with the arrows and Enter, and inside a figure with the arrows at its sides', async () => {
  const { user } = renderUi(<Held />)
  await user.click(cell('Ada Rossi, Peso %'))
  await user.keyboard('{ArrowDown}')
  expect(cell('Ugo Bianchi, Peso %')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(cell('Eva Neri, Peso %')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(cell('Eva Neri, Al giorno')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(cell('Ugo Bianchi, Peso %')).toHaveFocus()
  cell('Ugo Bianchi, Peso %').setSelectionRange(1, 1)
  await user.keyboard('{ArrowLeft}')
  expect(cell('Ugo Bianchi, Peso %')).toHaveFocus()
})

it('takes what is copied from a spreadsheet, to the right and downwards, and leaves the rest', async () => {
  const { user } = renderUi(<Held />)
  await user.click(cell('Ugo Bianchi, Peso %'))
  await user.paste('12,5\t3\r\n87,5%\tniente\r\n1\t1\r\n')
  expect(weights()).toEqual(['50', '12,5', '87,5'])
  expect(cell('Ugo Bianchi, Al giorno')).toHaveValue('3')
  expect(cell('Eva Neri, Al giorno')).toHaveValue('')
})

it('takes steps back and does them again, a typed figure as one step', async () => {
  const { user } = renderUi(<Held />)
  await user.click(cell('Ugo Bianchi, Peso %'))
  await user.keyboard('12,5')
  await user.keyboard('{Control>}d{/Control}')
  expect(weights()).toEqual(['50', '50', '20'])
  await user.keyboard('{Control>}z{/Control}')
  expect(weights()).toEqual(['50', '12,5', '20'])
  await user.keyboard('{Control>}z{/Control}')
  expect(weights()).toEqual(['50', '30', '20'])
  await user.keyboard('{Control>}y{/Control}')
  expect(weights()).toEqual(['50', '12,5', '20'])
})

it('leaves a locked column as it is, however it is typed or pasted at', async () => {
  const columns = COLUMNS.map((column) => (column.name === 'peso' ? { ...column, locked: true } : column))
  const onChange = jest.fn()
  const none = () => undefined
  const { user } = renderUi(
    <Sheet
      label={'Pesi'}
      head={'Agente'}
      columns={columns}
      rows={ROWS}
      onChange={onChange}
      onUndo={none}
      onRedo={none}
    />,
  )
  const weight = cell('Ugo Bianchi, Peso %')
  expect(weight).toHaveAttribute('readonly')
  await user.click(weight)
  await user.keyboard('99')
  await user.keyboard('{Control>}d{/Control}')
  expect(onChange).not.toHaveBeenCalled()
  await user.paste('1\t7\r\n2\t8')
  const [rows] = onChange.mock.lastCall as [SheetRow[]]
  expect(rows.map(({ cells }) => [cells.peso, cells.tetto])).toEqual([
    [50, null],
    [30, 7],
    [20, 8],
  ])
})

it('lets rows be taken out', async () => {
  const onRemove = jest.fn()
  const { user } = renderUi(<Held onRemove={onRemove} />)
  await user.click(screen.getByRole('button', { name: 'Togli Eva Neri' }))
  expect(onRemove).toHaveBeenCalledWith('c')
})

it('chooses cells with Shift: to repeat downwards, to copy and to empty', async () => {
  const { user } = renderUi(<Held />)
  await user.click(cell('Ada Rossi, Peso %'))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(cell('Ada Rossi, Peso %')).toHaveFocus()
  await user.keyboard('{Control>}d{/Control}')
  expect(weights()).toEqual(['50', '50', '50'])
  const copied = await user.copy()
  expect(copied?.getData('text/plain')).toBe('50\n50\n50')
  await user.keyboard('{Delete}')
  expect(weights()).toEqual(['', '', ''])
  await user.paste('12,5')
  expect(weights()).toEqual(['12,5', '12,5', '12,5'])
  await user.keyboard('{Control>}z{/Control}{Escape}7')
  expect(weights()).toEqual(['7', '', ''])
})

it('says what it has not taken of a pasted block', async () => {
  const { user } = renderUi(<Held />)
  await user.click(cell('Eva Neri, Al giorno'))
  await user.paste('tanto\t1\n2\t3\n')
  expect(screen.getByRole('status')).toHaveTextContent(
    /^3 celle sono oltre il bordo del foglio e non sono state prese\. Una cella non si legge e resta com’era\. «tanto» non è un numero\./,
  )
  await user.keyboard('4')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.paste('5\t6')
  expect(screen.getByRole('status')).toHaveTextContent(
    'Una cella è oltre il bordo del foglio e non è stata presa.',
  )
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('marks cells without making their rows higher', async () => {
  const marks = new Map([['b', { peso: { tone: 'warn', text: 'Manca.' } as const }]])
  const none = () => undefined
  const { container } = renderUi(
    <Sheet
      label={'Pesi'}
      head={'Agente'}
      columns={COLUMNS}
      rows={ROWS}
      marks={marks}
      onChange={none}
      onUndo={none}
      onRedo={none}
    />,
  )
  expect(cell('Ugo Bianchi, Peso %')).toHaveAccessibleDescription('Manca.')
  expect(cell('Ugo Bianchi, Peso %')).toBeValid()
  expect(await axeViolations(container)).toEqual([])
})

describe('a year of months', () => {
  const months = Array.from(
    { length: 13 },
    (_, at): SheetColumn => ({
      name: `m${at}`,
      label: `Mese ${at}`,
      kind: 'number',
      total: true,
    }),
  )
  const figures = (value: number) => Object.fromEntries(months.map(({ name }) => [name, value]))

  it('sums millions in few digits, the whole under the pointer', () => {
    renderUi(
      <Sheet
        label="Budget"
        head="Agente"
        columns={months}
        rows={[
          { key: 'a', title: 'Ada Rossi', cells: figures(14_000_000) },
          { key: 'b', title: 'Ugo Bianchi', cells: figures(799_000) },
        ]}
        totals="Totale"
        onChange={jest.fn()}
        onUndo={jest.fn()}
        onRedo={jest.fn()}
      />,
    )
    expect(screen.getAllByTitle('14.799.000')[0]).toHaveTextContent('14,8 mln')
  })

  it('has for each column the room of its longest figure', () => {
    const column = { name: 'm', label: 'gen', kind: 'number' } as const
    const row = (m: number | null) => ({ key: String(m), title: '', cells: { m } })
    expect(roomOf([row(298_000), row(null)], column)).toBe('calc(6.5ch + 12px)')
    expect(roomOf([], column)).toBe('calc(3ch + 12px)')
  })
})
