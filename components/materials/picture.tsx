'use client'

import { Box, Flex, Text } from '@/components/ui/layout'
import classes from './agent-docs.module.css'
import { usePicture } from './use-picture'

type Props = {
  title: string
  /** Under /v2; null while there is nothing to draw. */
  path: string | null
  /** Width by height: the room stays the same while it is drawn. */
  ratio: number
  tall?: boolean
  /** False while it is not yet known whether there is anything to draw. */
  ready?: boolean
}

/** What would be printed, drawn by the server: nothing else is as true. */
export function Picture({ title, path, ratio, tall = false, ready = true }: Props) {
  const { url, error } = usePicture(path, ready)
  const room = { aspectRatio: String(ratio) }
  return (
    <Box component="figure" m={0} miw={0}>
      <Text component="figcaption" mb="xs" c="dimmed" fz="xs">
        {title}
      </Text>
      {url && path ? (
        <img src={url} alt={`Anteprima: ${title}`} className={classes.paper} data-tall={tall} style={room} />
      ) : (
        <Flex
          align="center"
          justify="center"
          w="100%"
          c="dimmed"
          fz="xs"
          bg="var(--bg-sunken)"
          bdrs="sm"
          style={{ ...room, maxHeight: tall ? 480 : undefined }}
          aria-live="polite"
        >
          {error ? error.message : 'Anteprima in preparazione…'}
        </Flex>
      )}
    </Box>
  )
}
