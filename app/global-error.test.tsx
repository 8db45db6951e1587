import { act } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import GlobalError from './global-error'

let isBroken = true

/** What Next puts around the whole document. */
class Boundary extends Component<{ children: ReactNode }, { error: (Error & { digest?: string }) | null }> {
  override state = { error: null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <GlobalError error={error} reset={() => this.setState({ error: null })} />
  }
}

/** A frame of the site that fails until it is tried again. */
function Frame() {
  if (isBroken) throw Object.assign(new Error('segreto del server'), { digest: '4217' })
  return (
    <html lang="it">
      <head>
        <title>Pagina</title>
      </head>
      <body>
        <h1>Di nuovo qui</h1>
      </body>
    </html>
  )
}

test('where the frame of the page fails, its own document says so, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = createRoot(document)
  await act(async () =>
    root.render(
      <Boundary>
        <Frame />
      </Boundary>,
    ),
  )
  expect([document.documentElement.lang, document.title]).toEqual(['it', 'Errore'])
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  const words = document.body.textContent
  expect(words).toContain('Le richieste che hai già inviato sono al sicuro')
  expect(words).toContain('Codice: 4217')
  expect(words).not.toContain('segreto')
  // Of an element outside the body jest-axe makes a copy in its place, which React does not know.
  const { violations } = await axe(document.body)
  expect(violations.map(({ id }) => id)).toEqual([])
  isBroken = false
  await act(async () => document.querySelector('button')?.click())
  expect(document.querySelector('h1')?.textContent).toBe('Di nuovo qui')
  await act(async () => root.unmount())
})
