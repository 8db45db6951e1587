import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { priceTableForm } from '@/lib/features/price-tables/fields'
import { PriceRows } from './price-rows'

const field = priceTableForm.find(({ name }) => name === 'righe')
const OLD = { _id: 'a', importo: 10_000, durata: 60, rata: 200.38, tan: 7.5, taeg: 8.82, spese: 0 }

function Form({ righe = [OLD] }: { righe?: (typeof OLD)[] }) {
  const [values, setValues] = useState<Record<string, unknown>>({ nome: 'Prova', righe })
  if (!field) return null
  return (
    <>
      <PriceRows
        field={field}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
      <button type="button" onClick={() => setValues({ nome: 'Prova', righe })}>
        Da capo
      </button>
      <output aria-label="valore">{JSON.stringify(values.righe)}</output>
    </>
  )
}

it('replaces the rows by pasted ones, once all of them can be read', async () => {
  const { user } = renderShell(<Form />, { area: 'admin', path: '/admin/site/asa' })
  await user.click(screen.getByRole('button', { name: 'CARICA DA CSV' }))
  const dialog = await screen.findByRole('dialog', { name: 'Righe da un CSV' })
  const text = screen.getByRole('textbox', { name: 'Righe' })
  await user.click(text)
  await user.paste('10000;60;201;7,5;8,82;0\n10000;72;tanto;7,5;8,82;0')
  expect(screen.getByRole('alert')).toHaveTextContent('Riga 2: rata: «tanto» non è un numero.')
  const take = screen.getByRole('button', { name: 'SOSTITUISCI LE RIGHE' })
  expect(take).toBeDisabled()
  await user.clear(text)
  await user.paste('10000;60;201;7,5;8,82;0\n10000;72;172,9;7,5;8,82;0')
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    '2 righe lette: 1 nuova, 1 cambiata, 0 che non ci sono più.',
  )
  expect(await axeViolations(dialog)).toEqual([])
  await user.click(take)
  expect(JSON.parse(screen.getByLabelText('valore').textContent ?? '')).toMatchObject([
    { _id: 'a', rata: 201 },
    { durata: 72, rata: 172.9 },
  ])
})

const stored = () =>
  JSON.parse(screen.getByLabelText('valore').textContent ?? '') as Record<string, unknown>[]
const cell = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

it('leads from a finding to its figure, and marks it', async () => {
  // Loans without interest; one is a euro too dear.
  const righe = [1_200, 2_400, 3_600].map((importo, at) => ({
    _id: `r${at}`,
    importo,
    durata: 12,
    rata: importo / 12 + (at === 2 ? 1 : 0),
    tan: 0,
    taeg: 0,
    spese: 0,
  }))
  const { user, container } = renderShell(<Form righe={righe} />, { area: 'admin', path: '/admin/site/asa' })
  await user.click(screen.getByRole('button', { name: 'TAN' }))
  await user.click(await screen.findByText(/3.600.€ in 12 mesi: con TAN/))
  const wrong = cell(/^3.600.€, 12 mesi/)
  await waitFor(() => expect(wrong).toHaveFocus())
  expect(wrong).toHaveValue('301,00')
  expect(wrong).toBeInvalid()
  expect(wrong).toHaveAccessibleDescription(/la rata è 300,00.€/)
  expect(await axeViolations(container)).toEqual([])
})

it('takes a new duration, works out what is missing of it, and takes it back', async () => {
  const { user } = renderShell(<Form />, { area: 'admin', path: '/admin/site/asa' })
  await user.click(screen.getByRole('button', { name: 'IMPORTI E DURATE' }))
  const dialog = await screen.findByRole('dialog', { name: 'Importi e durate' })
  const months = within(dialog).getByRole('textbox', { name: 'Durate in mesi' })
  await user.type(months, '; settanta')
  expect(within(dialog).getByRole('button', { name: 'CAMBIA LA GRIGLIA' })).toBeDisabled()
  await user.clear(months)
  await user.type(months, '60; 72')
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 importo, 2 durate.')
  await user.click(within(dialog).getByRole('button', { name: 'CAMBIA LA GRIGLIA' }))
  await user.type(cell(/^10.000.€, 72 mesi/), '172,9')
  expect(stored()).toMatchObject([OLD, { durata: 72, rata: 172.9, tan: null, taeg: null, spese: 0 }])
  expect(screen.getByText(/10.000.€ in 72 mesi: manca il TAN/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'CALCOLA LE CIFRE CHE MANCANO' }))
  expect(stored()[1]).toMatchObject({
    rata: 172.9,
    tan: expect.closeTo(7.5, 1),
    taeg: expect.closeTo(7.76, 1),
  })
  await user.click(screen.getByRole('button', { name: 'Annulla l’ultimo passo' }))
  expect(stored()[1]).toMatchObject({ tan: null })
})

it('empties a combination with its cell, keeps its other figures for who writes it again', async () => {
  const { user } = renderShell(<Form />, { area: 'admin', path: '/admin/site/asa' })
  await user.clear(cell(/^10.000.€, 60 mesi/))
  expect(stored()).toEqual([])
  await user.type(cell(/^10.000.€, 60 mesi/), '201')
  expect(stored()).toEqual([{ ...OLD, rata: 201 }])
})

it('begins again with rows that come from elsewhere, as after saving', async () => {
  const { user } = renderShell(<Form />, { area: 'admin', path: '/admin/site/asa' })
  const instalment = cell(/^10.000.€, 60 mesi/)
  await user.clear(instalment)
  await user.type(instalment, '201')
  await user.click(screen.getByRole('button', { name: 'Da capo' }))
  expect(cell(/^10.000.€, 60 mesi/)).toHaveValue('200,38')
  expect(screen.getByRole('button', { name: 'Annulla l’ultimo passo' })).toBeDisabled()
})
