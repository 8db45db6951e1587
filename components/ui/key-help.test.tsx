import { fireEvent, screen } from '@testing-library/react'
import { isPageKey, useKeyGroups, useKeyHelp } from './key-help'
import { renderUi } from './test-render'

const LIST = { title: 'Elenco', keys: [{ keys: ['j', 'k'], label: 'Riga dopo, riga prima' }] }

function Part() {
  useKeyHelp(LIST)
  return null
}

function Titles() {
  return (
    <output>
      {useKeyGroups()
        .map(({ title }) => title)
        .join(' ')}
    </output>
  )
}

it('lists the keys of a part while it is on the page, two of a kind once', () => {
  const page = (parts: number) => (
    <>
      <Titles />
      {Array.from({ length: parts }, (_part, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Part key={n} />
      ))}
    </>
  )
  const { rerender } = renderUi(page(2))
  expect(screen.getByRole('status')).toHaveTextContent(/^Elenco$/)
  rerender(page(0))
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
})

it('leaves keys to who is typing, to dialogs and to the browser', () => {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => {
    if (isPageKey(event)) heard.push(event.key)
  }
  document.addEventListener('keydown', listen)
  const { rerender } = renderUi(
    <>
      <input aria-label="Campo" />
      <button type="button">Tasto</button>
      <div style={{ display: 'none' }}>
        <div role="listbox" aria-label="Di un campo che è chiuso" tabIndex={-1} />
      </div>
    </>,
  )
  fireEvent.keyDown(screen.getByLabelText('Campo'), { key: 'a' })
  fireEvent.keyDown(screen.getByText('Tasto'), { key: 'b' })
  fireEvent.keyDown(screen.getByText('Tasto'), { key: 'c', ctrlKey: true })
  rerender(<div role="dialog" aria-label="Davanti" />)
  fireEvent.keyDown(document.body, { key: 'd' })
  document.removeEventListener('keydown', listen)
  expect(heard).toEqual(['b'])
})
