import { fireEvent, screen, waitFor } from '@testing-library/react'
import { z } from 'zod'
import { renderUi } from '@/components/ui/test-render'
import type { Field } from '@/lib/resources/view'
import { FormDialog } from './form-dialog'

jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const schema = z.object({
  stato: z.string(),
  erogato: z.number().nullable(),
  data: z.iso.date('Scrivi la data.').nullable(),
  controllato: z.boolean().nullable(),
})
const STATO: Field = {
  name: 'stato',
  label: 'Stato',
  kind: 'select',
  options: [
    { value: 'liquidata', label: 'Liquidata' },
    { value: 'ritirata', label: 'Ritirata' },
  ],
}
const PAYOUT: Field[] = [
  { name: 'erogato', label: 'Importo erogato', kind: 'money' },
  { name: 'data', label: 'Data', kind: 'day' },
  { name: 'controllato', label: 'Ho controllato', kind: 'boolean' },
]

async function open() {
  const send = jest.fn(async () => undefined)
  const rendered = renderUi(
    <FormDialog
      title="Cambia stato"
      fields={({ stato }) => (stato === 'liquidata' ? [STATO, ...PAYOUT] : [STATO])}
      schema={schema}
      start={{ stato: 'liquidata' }}
      takesBack={{ erogato: ['controllato'] }}
      verb="CONFERMA"
      send={send}
      onClose={() => undefined}
    />,
  )
  await screen.findByRole('dialog')
  const confirm = () => rendered.user.click(screen.getByRole('button', { name: 'CONFERMA' }))
  return { ...rendered, send, confirm }
}

it('is not sent with a date that is only begun: no date is none that was meant', async () => {
  const { user, send, confirm } = await open()
  await user.click(screen.getByLabelText('Giorno'))
  await user.keyboard('15/11/')
  await confirm()
  expect(await screen.findByText('La data è incompleta')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByLabelText('Anno'))
  await user.keyboard('2026')
  await confirm()
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ data: '2026-11-15' }), expect.anything()),
  )
})

it('does not ask any more about what cannot be read in a field that has gone', async () => {
  const { user, send, confirm } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Importo erogato' }), '12a')
  await confirm()
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('combobox', { name: 'Stato' }))
  await user.click(await screen.findByRole('option', { name: 'Ritirata' }))
  await confirm()
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ erogato: null }), expect.anything()),
  )
})

it('asks anew for what was said of another amount', async () => {
  const { user } = await open()
  const [amount, checked] = [
    screen.getByRole('textbox', { name: 'Importo erogato' }),
    screen.getByRole('checkbox', { name: 'Ho controllato' }),
  ]
  await user.type(amount, '315000')
  await user.click(checked)
  expect(checked).toBeChecked()
  fireEvent.change(amount, { target: { value: '3150000' } })
  expect(checked).not.toBeChecked()
})

it('takes the reader to its own field, too, when that is what is wrong', async () => {
  const { user } = renderUi(
    <FormDialog
      title="Dividi"
      fields={[{ name: 'oggetto', label: 'Oggetto', kind: 'text' }]}
      schema={z.object({ scelti: z.array(z.string()).min(1, 'Scegline uno.'), oggetto: z.string() })}
      start={{ scelti: [], oggetto: 'Altro' }}
      own={{
        name: 'scelti',
        show: ({ errors }) => (
          <label>
            <input type="checkbox" /> Primo {errors.scelti}
          </label>
        ),
      }}
      verb="DIVIDI"
      send={async () => undefined}
      onClose={() => undefined}
    />,
  )
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('textbox', { name: 'Oggetto' }))
  await user.click(screen.getByRole('button', { name: 'DIVIDI' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Primo Scegline uno.' })).toHaveFocus())
})
