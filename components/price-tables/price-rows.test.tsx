import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { priceTableForm } from '@/lib/features/price-tables/layout'
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
      <output aria-label="valore">{JSON.stringify(values.righe)}</output>
    </>
  )
}

it('replaces the rows by pasted ones, once all of them can be read', async () => {
  const { user } = renderShell(<Form />, { area: 'admin', path: '/admin/site/asa' })
  await user.click(screen.getByRole('button', { name: 'Carica da CSV' }))
  const dialog = await screen.findByRole('dialog', { name: 'Righe da un CSV' })
  const text = screen.getByRole('textbox', { name: 'Righe' })
  await user.click(text)
  await user.paste('10000;60;201;7,5;8,82;0\n10000;72;tanto;7,5;8,82;0')
  expect(screen.getByRole('alert')).toHaveTextContent('Riga 2: Scrivi la rata.')
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

it('leads from a finding to its figure, however far down it lies, and marks it', async () => {
  // Of a loan without interest; that of the second page is one euro too dear.
  const righe = Array.from({ length: 56 }, (_, at) => ({
    ...{ _id: `r${at}`, importo: 1_200 * (at + 1), durata: 12, rata: 100 * (at + 1) },
    ...{ tan: 0, taeg: 0, spese: 0 },
  })).map((riga, at) => (at === 54 ? { ...riga, rata: riga.rata + 1 } : riga))
  const { user, container } = renderShell(<Form righe={righe} />, { area: 'admin', path: '/admin/site/asa' })
  const rows = () => container.querySelectorAll('[name="rata"]')
  expect(rows()).toHaveLength(50)
  await user.click(screen.getByText(/66.000.€ in 12 mesi: con TAN/))
  expect(rows()).toHaveLength(56)
  const cell = rows()[54]
  await waitFor(() => expect(cell).toHaveFocus())
  expect(cell).toBeInvalid()
  expect(cell).toHaveAccessibleDescription(/la rata è 5.500,00.€/)
})
