import { screen } from '@testing-library/react'
import { RangeFilter } from '@/components/data/list/range-filter'
import { renderShell } from '@/components/shell/test-shell'
import { renderUi } from '@/components/ui/test-render'
import type { Field, Filter } from '@/lib/resources/view'
import { figureErrors } from './figure-errors'
import { FormFields } from './form-fields'
import { useFragmentValues } from './use-address-values'

const FIELDS: Field[] = [
  { name: 'importo', label: 'Importo', kind: 'money' },
  { name: 'anni', label: 'Anni', kind: 'number', min: 1, max: 40 },
  { name: 'dal', label: 'Dal', kind: 'day' },
]
const START = {}

function Form() {
  const { values, set, unread } = useFragmentValues(FIELDS, START)
  const errors = figureErrors(FIELDS, values)
  return <FormFields fields={FIELDS} values={values} errors={errors} unread={unread} onChange={set} />
}

afterEach(() => window.history.replaceState(null, '', '/'))

it('shows what an address says of a figure, and why it cannot be read', async () => {
  window.history.replaceState(null, '', '/#importo=15,000&anni=dieci')
  const { user } = renderShell(<Form />)
  const amount = await screen.findByRole('textbox', { name: 'Importo' })
  expect(amount).toHaveValue('15,000')
  expect(amount).toHaveAccessibleDescription(/15,000: intendi 15\.000 € o 15,00 €\?/)
  expect(screen.getByRole('textbox', { name: 'Anni' })).toHaveValue('dieci')
  await user.clear(amount)
  await user.type(amount, '15.000')
  await user.tab()
  expect(amount).toHaveValue('15.000,00')
  expect(amount).toBeValid()
})

it('reads a day of an address as people write it, and says what is none', async () => {
  window.history.replaceState(null, '', '/#dal=1/3/2026')
  const first = renderShell(<Form />)
  expect(await screen.findByLabelText('Mese')).toHaveValue('03')
  first.unmount()
  window.history.replaceState(null, '', '/#dal=12/31/2026')
  renderShell(<Form />)
  expect(await screen.findByRole('alert')).toHaveTextContent('«12/31/2026»: Il mese 31 non esiste')
})

it('shows in a filter what its address says, and why it cannot be read', () => {
  const filters: Filter[] = [
    { name: 'importo', label: 'Importo', kind: 'moneyRange' },
    { name: 'nata', label: 'Nata', kind: 'dayRange' },
  ]
  renderUi(
    <>
      <RangeFilter filter={filters[0] as Filter} value="15,000.." onChange={() => undefined} />
      <RangeFilter filter={filters[1] as Filter} value="..12/31/2026" onChange={() => undefined} />
    </>,
  )
  const amount = screen.getByRole('textbox', { name: 'Importo da' })
  expect(amount).toHaveValue('15,000')
  expect(amount).toHaveAccessibleDescription(/intendi 15\.000 € o 15,00 €/)
  expect(screen.getByRole('group', { name: 'al' })).toHaveAttribute('data-invalid', 'true')
  expect(screen.getByRole('alert')).toHaveTextContent('«12/31/2026»: Il mese 31 non esiste')
})
