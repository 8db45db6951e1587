import { act, screen } from '@testing-library/react'
import { axeViolations, Held, renderUi } from '@/components/ui/test-render'
import { RichText } from './rich-text'

// The editor is heavy, and the machine may be busy.
jest.setTimeout(60_000)

// jsdom has no layout; the editor asks where its cursor stands.
beforeAll(() => {
  const rect = new DOMRect()
  Object.assign(Range.prototype, { getClientRects: () => [rect], getBoundingClientRect: () => rect })
})

test('a failed load is logged and leaves a field to write in', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('chunk non trovato')
  const load = () => Promise.reject(failure)
  const { user } = renderUi(
    <Held start="<p>Testo</p>">
      {(value, set) => <RichText label="Corpo" area="admin" load={load} value={value} onChange={set} />}
    </Held>,
  )
  const field = await screen.findByRole('textbox', { name: 'Corpo' })
  expect(field).toHaveValue('<p>Testo</p>')
  await user.type(field, '!')
  expect(field).toHaveValue('<p>Testo</p>!')
  expect(log).toHaveBeenCalledWith(expect.any(String), failure)
})

describe('with the editor', () => {
  const body = async () => screen.findByRole('textbox', { name: 'Corpo' })

  test('shows the HTML and follows a value from outside', async () => {
    const field = (value: string) => (
      <RichText label="Corpo" area="admin" value={value} onChange={() => undefined} />
    )
    const { rerender, container } = renderUi(field('<h2>Tassi</h2><p>In calo</p>'))
    expect(await body()).toHaveTextContent('TassiIn calo')
    rerender(field('<p>In salita</p>'))
    expect(await body()).toHaveTextContent(/^In salita$/)
    expect(await axeViolations(container)).toEqual([])
  })

  test('gives the changed HTML at most every 80 ms', async () => {
    const seen = jest.fn()
    const { user } = renderUi(
      <Held start="<p>Testo</p>" seen={seen}>
        {(value, set) => <RichText label="Corpo" area="admin" value={value} onChange={set} />}
      </Held>,
    )
    await body()
    await user.click(screen.getByRole('button', { name: 'Titolo' }))
    expect(seen).toHaveBeenLastCalledWith('<h2>Testo</h2>')
    await user.click(screen.getByRole('button', { name: 'Sottotitolo' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(seen).toHaveBeenLastCalledWith('<h3>Testo</h3>')
  })

  test('a disabled editor has no toolbar', async () => {
    renderUi(<RichText label="Corpo" area="admin" disabled value="<p>x</p>" onChange={() => undefined} />)
    expect(await body()).toHaveAttribute('contenteditable', 'false')
    expect(screen.queryByRole('button', { name: 'Grassetto' })).not.toBeInTheDocument()
  })

  test('a picture is inserted with its description', async () => {
    const seen = jest.fn()
    const { user } = renderUi(
      <Held start="" seen={seen}>
        {(value, set) => <RichText label="Corpo" area="admin" value={value} onChange={set} />}
      </Held>,
    )
    await body()
    await user.click(screen.getByRole('button', { name: 'Immagine' }))
    await user.type(await screen.findByLabelText('Indirizzo dell’immagine'), 'https://example.org/casa.png')
    expect(screen.getByRole('button', { name: 'INSERISCI' })).toBeDisabled()
    await user.type(screen.getByLabelText(/Descrizione/), 'Una casa')
    await user.click(screen.getByRole('button', { name: 'INSERISCI' }))
    expect(seen).toHaveBeenLastCalledWith(
      expect.stringContaining('<img src="https://example.org/casa.png" alt="Una casa">'),
    )
  })

  test('a stored picture is shown on behalf of who writes, and its address is not changed', async () => {
    const seen = jest.fn()
    const url = '/v2/storage/files/0195e7fe-f280-730d-92ee-b111d938401d'
    const { user } = renderUi(
      <Held start={`<p>Testo</p><img src="${url}" alt="Una casa">`} seen={seen}>
        {(value, set) => <RichText label="Corpo" area="admin" value={value} onChange={set} />}
      </Held>,
    )
    await body()
    expect(screen.getByAltText('Una casa')).toHaveAttribute('src', `${url}?area=admin`)
    await user.click(screen.getByRole('button', { name: 'Titolo' }))
    expect(seen).toHaveBeenLastCalledWith(expect.stringContaining(`<img src="${url}" alt="Una casa">`))
  })
})
