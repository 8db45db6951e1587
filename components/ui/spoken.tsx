import type { ReactNode } from 'react'
import { Text } from './layout'
import classes from './spoken.module.css'

/** Words that are heard and not seen. */
export const Spoken = ({ children }: { children: ReactNode }) => (
  <Text span w={1} h={1} breaks="never" className={classes.spoken}>
    {children}
  </Text>
)
