import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A link inside the public site: Next keeps the position, navigation-effects.tsx scrolls smoothly. */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link scroll={false} {...props} />
}
