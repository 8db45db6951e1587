import type { ReactNode } from 'react'

type Props = {
  /** What it holds: it is announced when the keyboard comes to it. */
  label: string
  className?: string
  /** In a box with an edge, which ends where the window does. */
  boxed?: boolean
  children: ReactNode
}

/** What is wider than its place, and scrolls there by itself: the keyboard reaches it as well, even where no cell takes the focus. */
export const ScrollRegion = ({ label, className, boxed = false, children }: Props) => (
  <section
    className={className}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    tabIndex={0}
    data-boxed={boxed || undefined}
  >
    {children}
  </section>
)
