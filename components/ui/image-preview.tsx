'use client'

import { Image, Text } from '@mantine/core'
import { useCallback, useState } from 'react'

/** Only addresses that a browser loads as a picture; never a script. */
export function isPreviewable(url: string): boolean {
  return /^(https?:\/\/[^\s]+|\/[^\s/][^\s]*)$/i.test(url)
}

type Props = {
  url: string
  /** Where to load it from, if not from its address. */
  sourceOf?: (url: string) => string
}

/** The picture behind an address that is being typed, or a sentence when it does not load. */
export function ImagePreview({ url, sourceOf = (address) => address }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  // A picture of the server's HTML may have failed before React could listen.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(url)
    },
    [url],
  )
  if (!isPreviewable(url)) return null
  if (broken === url) {
    return (
      <Text role="status" size="xs" c="dimmed" mt={4}>
        Anteprima non disponibile: l’indirizzo non porta a un’immagine.
      </Text>
    )
  }
  return (
    <Image
      ref={check}
      src={sourceOf(url)}
      alt="Anteprima"
      h={120}
      w="auto"
      maw="100%"
      fit="contain"
      radius="sm"
      mt={8}
      onError={() => setBroken(url)}
    />
  )
}
