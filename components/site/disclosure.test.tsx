import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Disclosure } from './disclosure'

function setup() {
  render(
    <>
      <Disclosure label="Guide">
        <a href="#domande">Domande</a>
      </Disclosure>
      <p>fuori</p>
    </>,
  )
  return screen.getByRole('button', { name: 'Guide' })
}

describe('Disclosure', () => {
  it('opens and closes with its button', async () => {
    const button = setup()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes on a click outside, not on one inside', async () => {
    const button = setup()
    await userEvent.click(button)
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Domande') })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByText('fuori'))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes with Escape and gives the focus back to the button', async () => {
    const button = setup()
    await userEvent.click(button)
    await userEvent.tab()
    expect(screen.getByText('Domande')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('closes when a link in it is followed', async () => {
    const button = setup()
    await userEvent.click(button)
    await userEvent.click(screen.getByText('Domande'))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})
