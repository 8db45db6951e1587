import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** Names the fields of a `fieldset`. */
  legend?: boolean
  children: ReactNode
}

/** Words that are heard and not seen. */
export const Spoken = ({ legend, children }: Props) => (
  <VisuallyHidden component={legend ? 'legend' : 'span'}>{children}</VisuallyHidden>
)
