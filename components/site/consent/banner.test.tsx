import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { storedConsent } from '../consent'
import { Banner } from './banner'

expect.extend(toHaveNoViolations)

const onDone = jest.fn()
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const NONE = { statistiche: false, marketing: false }

beforeEach(() => {
  localStorage.clear()
  onDone.mockReset()
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, status: 204 })
})

describe('Banner', () => {
  it('offers three ways that look the same, and takes the focus from nobody', async () => {
    const { container } = render(<Banner onDone={onDone} />)
    expect(document.body).toHaveFocus()
    const ways = ['Accetta tutto', 'Rifiuta', 'Scegli'].map((name) => screen.getByRole('button', { name }))
    expect(new Set(ways.map(({ className }) => className)).size).toBe(1)
    expect(new Set(ways.map(({ parentElement }) => parentElement)).size).toBe(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each([
    ['Accetta tutto', { statistiche: true, marketing: true }],
    ['Rifiuta', NONE],
    ['Chiudi: solo cookie tecnici', NONE],
  ])('%s', async (name, choices) => {
    render(<Banner onDone={onDone} />)
    await press(name)
    expect(storedConsent()?.choices).toEqual(choices)
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('lets each kind be chosen, with nothing chosen beforehand', async () => {
    const { container } = render(<Banner onDone={onDone} />)
    await press('Scegli')
    const [technical, statistics, marketing] = screen.getAllByRole('switch')
    expect(technical).toBeDisabled()
    expect(statistics).toHaveFocus()
    expect([statistics, marketing].map((one) => one?.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
    ])
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.keyboard(' ')
    await press('Salva')
    expect(storedConsent()?.choices).toEqual({ statistiche: true, marketing: false })
  })

  it('is closed by Escape like by its X, and gives the focus to the page', async () => {
    render(
      <>
        <Banner onDone={onDone} />
        <main id="contenuto" tabIndex={-1} />
      </>,
    )
    screen.getByRole('button', { name: 'Rifiuta' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(storedConsent()?.choices).toEqual(NONE)
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
