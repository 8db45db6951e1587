import { type BoxProps, Image } from '@mantine/core'
import { Flex } from './layout'

interface Props extends BoxProps {
  /** The picture, where there is one. */
  src: string | null
  /** Says who it is; empty where the name stands beside it. */
  alt?: string
  initials: string
  /** Width of the circle in px. */
  size: number
}

/** A person in a circle: the face, or else the initials. */
export function Portrait({ src, alt = '', initials, size, ...look }: Props) {
  const round = { w: size, h: size, flex: 'none', bdrs: '50%' }
  if (src) return <Image src={src} alt={alt} width={size} height={size} loading="lazy" {...round} />
  return (
    <Flex
      component="span"
      align="center"
      justify="center"
      bg="var(--bg-sunken)"
      c="dimmed"
      fw={600}
      {...round}
      {...look}
      aria-hidden="true"
    >
      {initials}
    </Flex>
  )
}
