import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { priceTableForm } from '@/lib/features/price-tables/layout'
import { PriceRows } from './price-rows'

const field = priceTableForm.find(({ name }) => name === 'righe')
const OLD = { _id: 'a', importo: 10_000, durata: 60, rata: 200.38, tan: 7.5, taeg: 8.82, spese: 0 }

function Form() {
  const [values, setValues] = useState<Record<string, unknown>>({ nome: 'Prova', righe: [OLD] })
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
