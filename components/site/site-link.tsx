import type { ComponentProps } from 'react'
import { IntentLink } from '@/components/ui/intent-link'

/**
 * A link inside the public site: Next keeps the position, navigation-effects.tsx scrolls smoothly. Its page is fetched when
 * somebody points at it: whatever is in view would bring the scripts of pages that most visitors never open.
 */
export function SiteLink(props: ComponentProps<typeof IntentLink>) {
  return <IntentLink scroll={false} {...props} />
}
