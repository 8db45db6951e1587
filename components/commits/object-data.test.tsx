import { screen } from '@testing-library/react'
import { renderUi } from '@/components/ui/test-render'
import type { Field } from '@/lib/resources/view'
import { ObjectData } from './object-data'

const fields: Field[] = [
  { name: 'nome', label: 'Nome', kind: 'text' },
  { name: 'importoMax', label: 'Importo massimo', kind: 'money' },
  {
    name: 'bankId',
    label: 'Banca',
    kind: 'ref',
    options: [{ value: '0185', label: 'Banca della Lanterna' }],
  },
  { name: 'agentId', label: 'Agente', kind: 'ref', options: [] },
  { name: 'note', label: 'Note', kind: 'textarea' },
]
const data = { nome: 'Mutuo Fisso', importoMax: '40000000', bankId: '0185', agentId: '0186', note: '' }

describe('the object of a change', () => {
  it('is shown in the words of its form, with the names of what it points to and without empty fields', () => {
    renderUi(<ObjectData data={data} fields={fields} />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Nome',
      'Importo massimo',
      'Banca',
      'Agente',
    ])
    expect(screen.getByText('Banca della Lanterna')).toBeInTheDocument()
    expect(screen.getByText('Non c’è più')).toBeInTheDocument()
    expect(screen.getByText('400.000,00 €')).toBeInTheDocument()
    expect(screen.getByText('Tutti i dati conservati')).toBeInTheDocument()
  })

  it('is shown as it was kept where no form knows it', () => {
    renderUi(<ObjectData data={data} fields={[]} />)
    expect(screen.getByRole('region', { name: 'Dati' })).toBeInTheDocument()
    expect(screen.queryByText('Tutti i dati conservati')).not.toBeInTheDocument()
  })
})
