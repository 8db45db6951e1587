import { screen } from '@testing-library/react'
import { renderUi } from '@/components/ui/test-render'
import type { Field } from '@/lib/resources/view'
import { ObjectData } from './object-data'

const fields: Field[] = [
  { name: 'nome', label: 'Nome', kind: 'text' },
  { name: 'importoMax', label: 'Importo massimo', kind: 'money' },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'note', label: 'Note', kind: 'textarea' },
]
const data = { nome: 'Mutuo Fisso', importoMax: '40000000', bankId: '0185', note: '' }

describe('the object of a change', () => {
  it('is shown in the words of its form, without ids and empty fields', () => {
    renderUi(<ObjectData data={data} fields={fields} />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Nome', 'Importo massimo'])
    expect(screen.getByText('400.000,00 €')).toBeInTheDocument()
    expect(screen.getByText('Tutti i dati conservati')).toBeInTheDocument()
  })

  it('is shown as it was kept where no form knows it', () => {
    renderUi(<ObjectData data={data} fields={[]} />)
    expect(screen.getByRole('region', { name: 'Dati' })).toBeInTheDocument()
    expect(screen.queryByText('Tutti i dati conservati')).not.toBeInTheDocument()
  })
})
