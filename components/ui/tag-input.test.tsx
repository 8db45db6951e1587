import { screen } from '@testing-library/react'
import { TagInput } from './tag-input'
import { Held, renderUi } from './test-render'

test('Enter in a field of tags makes a tag of what is typed, and never sends the form', async () => {
  const sent = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  const seen = jest.fn()
  const { user } = renderUi(
    <form onSubmit={sent}>
      <Held<string[]> start={[]} seen={seen}>
        {(value, set) => <TagInput label="Parole" suggestions={['mutui']} value={value} onChange={set} />}
      </Held>
      <button type="submit">SALVA</button>
    </form>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Parole' }), '{Enter}casa{Enter}{Enter}')
  expect(seen.mock.calls).toEqual([[['casa']]])
  expect(sent).not.toHaveBeenCalled()
})
