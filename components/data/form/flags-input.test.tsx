import { screen } from '@testing-library/react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { FlagsInput } from './flags-input'

const GROUPS = ['Rete', 'Sistema']
const options = Array.from({ length: 14 }, (_, n) => ({
  value: `flag${n}`,
  label: `Permesso ${n}`,
  group: GROUPS[n % 2],
}))
const shown = (some: typeof options, values: object = {}) => {
  const changes: unknown[] = []
  const field = { name: 'permissions', label: 'Permessi', kind: 'flags', options: some } as never
  const rendered = renderUi(
    <FlagsInput
      field={field}
      values={{ permissions: values }}
      onChange={(_name, value) => changes.push(value)}
      locked={(name) => name === 'flag3'}
    />,
  )
  return { ...rendered, changes }
}

test('many switches stand under their headings, and are searched by their words and headings', async () => {
  const { user, container, changes } = shown(options, { flag1: true })
  expect(screen.getAllByText(/^(Rete|Sistema)$/).map(({ textContent }) => textContent)).toEqual(GROUPS)
  await user.type(screen.getByLabelText('Cerca: permessi'), 'sistema')
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
  await user.type(screen.getByLabelText('Cerca: permessi'), ' x')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getByText('Nessun risultato.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Cerca: permessi'))
  // What is out of sight stays as it is.
  await user.click(screen.getByRole('checkbox', { name: 'Permesso 4' }))
  expect(changes).toEqual([{ flag1: true, flag4: true }])
  expect((screen.getByRole('checkbox', { name: 'Permesso 3' }) as HTMLInputElement).disabled).toBe(true)
  expect(await axeViolations(container)).toEqual([])
})

test('a few stand as they are', () => {
  shown(options.slice(0, 3).map((option) => ({ ...option, group: 'Rete' })))
  expect(screen.queryByLabelText('Cerca: permessi')).toBeNull()
  expect(screen.queryByText('Rete')).toBeNull()
})
