import type { Metadata, Viewport } from 'next'
import type { Area } from '@/lib/http/client'
import { AREAS } from './area-info'

/** Nothing behind a sign-in belongs in a search engine. */
export function areaMetadata(area: Area): Metadata {
  const name = AREAS[area].label
  return { title: { template: `%s · ${name}`, default: name }, robots: { index: false, follow: false } }
}

export const areaViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0b363c' },
    { media: '(prefers-color-scheme: dark)', color: '#06262b' },
  ],
}
