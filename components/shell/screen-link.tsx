'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { savesData, usePrefetchRows } from './use-prefetch-rows'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string }

/** A link to a screen of the area; the page and its first rows are fetched as soon as somebody points at it. */
export function ScreenLink({ href, onMouseEnter, onTouchStart, onFocus, ...rest }: Props) {
  const prefetchRows = usePrefetchRows()
  return (
    <Link
      {...rest}
      href={href}
      prefetch={savesData() ? false : 'auto'}
      onMouseEnter={(event) => {
        prefetchRows(href)
        onMouseEnter?.(event)
      }}
      onTouchStart={(event) => {
        prefetchRows(href)
        onTouchStart?.(event)
      }}
      onFocus={(event) => {
        prefetchRows(href)
        onFocus?.(event)
      }}
    />
  )
}
