import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { UiProvider } from './provider'

const Wrapper = ({ children }: { children: ReactNode }) => <UiProvider env="test">{children}</UiProvider>

/** Renders inside the theme, with a keyboard and a pointer. */
export function renderUi(node: ReactNode) {
  return { user: userEvent.setup(), ...render(node, { wrapper: Wrapper }) }
}

interface HeldProps<T> {
  start: T
  seen?: (value: T) => void
  children: (value: T, set: (value: T) => void) => ReactNode
}

/** Holds the value of a controlled widget as a form would. */
export function Held<T>({ start, seen, children }: HeldProps<T>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => {
    seen?.(next)
    setValue(next)
  })
}

/** Rules of a whole page (landmarks, one h1) do not concern a single widget. */
export async function axeViolations(container: Element): Promise<string[]> {
  // Read by those who ask for it: it is larger than all else that most tests load.
  const { axe } = await import('jest-axe')
  const { violations } = await act(() => axe(container, { rules: { region: { enabled: false } } }))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
