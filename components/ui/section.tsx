import type { BoxProps, MantineSpacing } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Box, Flex, Paper, Stack, Text, Tiles } from './layout'
import classes from './section.module.css'

type Props = {
  title: string
  /** One line that says what the section is for, where the title does not. */
  description?: ReactNode
  actions?: ReactNode
  /** Lets tables and lists touch the edges. */
  flush?: boolean
  children: ReactNode
}

/** A section of the page with its own title. */
export function Section({ title, description, actions, flush = false, children }: Props) {
  const id = useId()
  return (
    <Paper component="section" withBorder radius="md" miw={0} className={classes.root} aria-labelledby={id}>
      <Flex
        rowGap="xs"
        columnGap="md"
        align="center"
        justify="space-between"
        wrap="wrap"
        py="sm"
        px="md"
        mih={52}
        className={classes.head}
      >
        <div>
          <Text id={id} component="h2" fz="md" fw={600} lh={1.3}>
            {title}
          </Text>
          {description && (
            <Text mt={2} c="dimmed" fz="xs">
              {description}
            </Text>
          )}
        </div>
        {actions && (
          <Flex gap="xs" align="end" wrap="wrap" data-screen-only>
            {actions}
          </Flex>
        )}
      </Flex>
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </Paper>
  )
}

type GridProps = Pick<BoxProps, 'mt' | 'mb'> & {
  /** Width in px below which none of them falls. */
  least?: number
  gap?: MantineSpacing
  children: ReactNode
}

/** Sections side by side where there is room. */
export const SectionGrid = ({ least = 400, gap = 'lg', mb = 'lg', ...rest }: GridProps) => (
  <Tiles least={least} gap={gap} align="start" mb={mb} className={classes.apart} {...rest} />
)

type BelowProps = Pick<BoxProps, 'maw' | 'className'> & { children: ReactNode }

/** Sections below one another, and what stands between them. */
export const Sections = ({ className = '', ...rest }: BelowProps) => (
  <Box miw={0} className={`${classes.below} ${className}`} {...rest} />
)

/** Sections at the distance of a stack. */
export const SectionStack = ({ children }: { children: ReactNode }) => (
  <Stack miw={0} className={classes.apart}>
    {children}
  </Stack>
)
