import { screen } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import type { Field } from '@/lib/resources/view'
import { DiffTable } from './diff-table'

afterEach(restoreApi)

const BANK: Field = { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' }

describe('a change field by field', () => {
  it('asks for the name of what a field points to, where the field does not bring it', async () => {
    const calls = fakeApi(({ path }) =>
      path.endsWith('/b1') ? { body: { _id: 'b1', nome: 'Banca del Ponte' } } : { status: 404, body: {} },
    )
    const changes = [{ field: 'bankId', before: 'b1', after: 'b2' }]
    renderShell(<DiffTable changes={changes} fields={[BANK]} />)
    expect(await screen.findByText('Banca del Ponte')).toBeInTheDocument()
    expect(await screen.findByText('b2')).toBeInTheDocument()
    expect(calls).toHaveLength(2)
  })

  it('asks for nothing where it does, or where there is nothing', () => {
    const calls = fakeApi(() => ({ status: 404, body: {} }))
    const options = [{ value: 'b1', label: 'Banca del Ponte' }]
    const changes = [{ field: 'bankId', before: null, after: 'b1' }]
    renderShell(<DiffTable changes={changes} fields={[{ ...BANK, options }]} />)
    expect(screen.getByRole('insertion')).toHaveTextContent('Banca del Ponte')
    expect(screen.getByRole('deletion')).toHaveTextContent('—')
    expect(calls).toEqual([])
  })
})
