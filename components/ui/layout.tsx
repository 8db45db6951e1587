'use client'

import {
  Box,
  type BoxProps,
  createPolymorphicComponent,
  Flex,
  type GroupProps,
  getSpacing,
  Image,
  Group as MantineGroup,
  type MantineSpacing,
  Stack as MantineStack,
  Text as MantineText,
  Paper,
  rem,
  SimpleGrid,
  type StackProps,
  type TextProps,
} from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './layout.module.css'
import textClasses from './text.module.css'

/* Space, rows, columns and words of the signed-in areas, in steps of the theme. A screen is put together from these; a style sheet
   of its own has only what a part alone is: its edges, its states, what it does on paper or in a narrow place. */

export { Box, Flex, Image, Paper, SimpleGrid }

/** Things below one another. As a `ul`, `ol` or `dl` it has neither marks nor margins. */
export const Stack = createPolymorphicComponent<'div', Omit<StackProps, 'ref'>>(MantineStack)

/** Things below one another, with a line between each and the next. */
export const Lines = createPolymorphicComponent<'div', StackProps>(function Ruled({
  className,
  ...props
}: StackProps) {
  return <MantineStack gap={0} className={joined(classes.ruled, className)} {...props} />
})

/** Things in a line, which breaks where there is no room. */
export const Group = createPolymorphicComponent<'div', Omit<GroupProps, 'ref'>>(MantineGroup)

interface WordsProps extends TextProps {
  /** Digits of one width, so that figures stand below one another. */
  figures?: boolean
  /** Where lines break: also within a long word, never, as somebody typed them, or with every space that was typed. */
  breaks?: 'anywhere' | 'never' | 'lines' | 'typed'
}

/** Words in the size, weight and line of what they stand in, unless a step of the scale is named. */
export const Text = createPolymorphicComponent<'p', WordsProps>(function Words({
  figures,
  breaks,
  ...props
}: WordsProps) {
  return <MantineText inherit classNames={textClasses} mod={{ figures, breaks }} {...props} />
})

interface CardProps extends StackProps {
  /** For who reads a few of them, and not a ledger: with room around its words. */
  roomy?: boolean
}

/** A stack on a sheet of its own. */
export const Card = createPolymorphicComponent<'div', CardProps>(function Sheet({
  roomy,
  className,
  ...props
}: CardProps) {
  return <MantineStack className={joined(classes.card, className)} mod={{ roomy }} {...props} />
})

interface ShareProps {
  /** In hundredths; what is beyond the whole is not drawn. */
  share: number
  /** Height in px. */
  h: number
}

/** The bar of a share, for the eye: its words stand beside it. What is below nothing has no bar. */
export const ShareBar = ({ share, h }: ShareProps) => (
  <Box component="span" display="block" h={h} bg="var(--bg-sunken)" bdrs="sm" aria-hidden="true">
    <Box
      component="span"
      display="block"
      h="100%"
      bg="var(--chart-1)"
      bdrs="sm"
      style={{ width: `${Math.max(0, Math.min(100, share))}%` }}
    />
  </Box>
)

interface TilesProps extends BoxProps {
  /** Width in px below which no tile falls; a narrower place has one tile a line. */
  least: number
  gap?: MantineSpacing
  /** Between tiles of one line, where these stand at another distance than the lines. */
  across?: MantineSpacing
  align?: CSSProperties['alignItems']
  /** The last line keeps the width of the others, instead of being stretched. */
  fill?: boolean
}

/** Equal tiles, as many a line as there is room for. */
export const Tiles = createPolymorphicComponent<'div', TilesProps>(function Tiled(props: TilesProps) {
  const { least, gap = 'md', across = gap, align, fill, className, ...others } = props
  return (
    <Box
      className={joined(classes.tiles, className)}
      mod={{ fill }}
      __vars={{
        '--tile-least': rem(least),
        '--tile-gap': `${getSpacing(gap)} ${getSpacing(across)}`,
        '--tile-align': align,
      }}
      {...others}
    />
  )
})

interface ColumnsProps extends BoxProps {
  /** What the columns are as wide as, where there is room; without it everything stands below one another. */
  sides?: string
  gap?: MantineSpacing
  /** Only a window of 1100 px has room; otherwise one of 62em. */
  wide?: boolean
}

/** Parts side by side where there is room, each from the top; one above the other on a phone. */
export const Columns = createPolymorphicComponent<'div', ColumnsProps>(function Sides(props: ColumnsProps) {
  const { sides = 'minmax(0, 1fr)', gap = 'lg', wide, className, ...others } = props
  return (
    <Box
      className={joined(classes.columns, className)}
      mod={{ wide }}
      __vars={{ '--columns': sides, '--columns-gap': getSpacing(gap) }}
      {...others}
    />
  )
})

const joined = (own: string | undefined, given: string | undefined) => [own, given].filter(Boolean).join(' ')
