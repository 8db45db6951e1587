'use client'

import { Image, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { Area } from '@/lib/http/client'
import { shownPicture } from './shown-picture'

/** Only addresses that a browser loads as a picture; never a script. */
export function isPreviewable(url: string): boolean {
  return /^(https?:\/\/[^\s]+|\/[^\s/][^\s]*)$/i.test(url)
}

/** The picture behind an address that is being typed, or a sentence when it does not load. */
export function ImagePreview({ url, area }: { url: string; area?: Area }) {
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
      src={shownPicture(url, area)}
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
