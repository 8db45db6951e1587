import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './spoken.module.css'

type Props = {
  /** Names the fields of a `fieldset`. */
  legend?: boolean
  children: ReactNode
}

/** For the label of a field, or the caption of a table, that what stands around it names to the eye. */
export const SPOKEN_LABEL = classes.always

/** For the head of a table whose rows are cards on a phone. */
export const SPOKEN_ON_PHONES = classes.onPhones

/** Words that are heard and not seen. */
export const Spoken = ({ legend, children }: Props) => (
  <VisuallyHidden component={legend ? 'legend' : 'span'}>{children}</VisuallyHidden>
)
