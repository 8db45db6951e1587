import { fireEvent, render, screen } from '@testing-library/react'
import { Share } from './share'

const URL = 'https://sito.example/news_name/prova'

function view(device: object) {
  Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true })
  render(<Share titolo="Tassi & rate" url={URL} />)
  return () => fireEvent.click(screen.getByRole('button'))
}

describe('sharing an item', () => {
  const real = globalThis.navigator
  afterEach(() => Object.defineProperty(globalThis, 'navigator', { value: real, configurable: true }))

  it('opens the menu of the device where there is one', () => {
    const share = jest.fn().mockRejectedValue(new Error('closed without a choice'))
    view({ share })()
    expect(share).toHaveBeenCalledWith({ title: 'Tassi & rate', url: URL })
    expect(screen.getByRole('button', { name: 'Condividi' })).toBeInTheDocument()
  })

  it('copies the one address elsewhere, and says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    view({ clipboard: { writeText } })()
    expect(await screen.findByText('Link copiato')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith(URL)
  })

  it('shows the address where the clipboard is closed', async () => {
    view({})()
    expect(await screen.findByLabelText('Indirizzo della notizia')).toHaveValue(URL)
  })

  it('writes an e-mail with title and address', () => {
    view({})
    expect(screen.getByRole('link', { name: 'Invia per e-mail' })).toHaveAttribute(
      'href',
      'mailto:?subject=Tassi%20%26%20rate&body=https%3A%2F%2Fsito.example%2Fnews_name%2Fprova',
    )
  })
})
