import type { ReactNode } from 'react'
import classes from './controls.module.css'
import { Flex } from './layout'

interface Props {
  /** Width in px of a field, where there is room. */
  width: number
  children: ReactNode
}

/** Fields with which is chosen what stands below them. */
export const Controls = ({ width, children }: Props) => (
  <Flex
    rowGap="xs"
    columnGap="sm"
    align="flex-end"
    wrap="wrap"
    className={classes.controls}
    data-screen-only
    __vars={{ '--control': `${width}px` }}
  >
    {children}
  </Flex>
)

/** Among them, what is as wide as it needs. */
export const OwnWidth = ({ children }: { children: ReactNode }) => (
  <Flex gap="xs" wrap="wrap" data-own>
    {children}
  </Flex>
)
