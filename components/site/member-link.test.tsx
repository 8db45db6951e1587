import { act, render, screen } from '@testing-library/react'
import { MemberLink } from './member-link'
import { CLIENT_KEY } from './stored-user'

const signIn = () => {
  const user = { nome: 'Ada', cognome: 'Prova', fino: Date.now() + 60_000 }
  localStorage.setItem(CLIENT_KEY, JSON.stringify(user))
}

afterEach(() => localStorage.clear())

describe('MemberLink', () => {
  it('greets by first name in the bar, with the surname in the menu', () => {
    signIn()
    render(
      <>
        <MemberLink />
        <MemberLink full />
      </>,
    )
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/area-clienti')
    expect(screen.getByRole('link', { name: 'Ada Prova' })).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('data-cliente')
  })

  it('forgets the client when another window signs out', () => {
    signIn()
    render(<MemberLink />)
    localStorage.clear()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(screen.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument()
    expect(document.documentElement).not.toHaveAttribute('data-cliente')
  })
})
