import type { ReactNode } from 'react'
import { Flex } from '@/components/ui/layout'
import classes from './home.module.css'

/** What is to be known before the day begins; two of them share a line where there is room, so that the work stays in the first window. */
export const Notices = ({ children }: { children: ReactNode }) => (
  <Flex gap="xs" wrap="wrap" pt="xs" className={classes.notices}>
    {children}
  </Flex>
)
