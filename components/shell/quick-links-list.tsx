'use client'

import { Tooltip } from '@mantine/core'
import { usePathname } from 'next/navigation'
import { useId } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { SPOKEN_LABEL } from '@/components/ui/spoken'
import { NavIcon } from './nav-icon'
import type { QuickLink } from './quick-links'
import classes from './quick-links-list.module.css'
import { useQuickLinks } from './use-quick-links'

/** Lines that the rail of a screen 800 px high has left under the entries. */
const LINES = 7

type Props = { narrow?: boolean; onFollow?: () => void }

/** The pages that somebody has pinned, and the records that they opened last. */
export function QuickLinksList({ narrow = false, onFollow }: Props) {
  const { pins, recent } = useQuickLinks()
  const path = usePathname()
  const isPinned = (href: string) => pins.some((pin) => pin.href === href)
  const others = recent.filter(({ href }) => !isPinned(href) && href !== path)
  const shown = { narrow, onFollow }
  return (
    <Stack gap="xs">
      <Items title="Fissate" items={pins} {...shown} />
      {!narrow && <Items title="Recenti" items={others.slice(0, LINES - pins.length)} {...shown} />}
    </Stack>
  )
}

type ItemsProps = Required<Pick<Props, 'narrow'>> &
  Pick<Props, 'onFollow'> & { title: string; items: readonly QuickLink[] }

function Items({ title, items, narrow, onFollow }: ItemsProps) {
  const id = useId()
  const path = usePathname()
  if (items.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={narrow ? SPOKEN_LABEL : classes.title}>
        {title}
      </p>
      <Stack component="ul" gap={0}>
        {items.map(({ href, label, icon }) => (
          <li key={href}>
            <Tooltip
              label={label}
              position="right"
              openDelay={narrow ? 0 : 600}
              disabled={onFollow !== undefined}
              events={{ hover: true, focus: true, touch: false }}
            >
              <IntentLink
                href={href}
                className={classes.item}
                data-narrow={narrow}
                aria-label={narrow ? label : undefined}
                aria-current={href === path ? 'page' : undefined}
                replace={onFollow !== undefined}
                onClick={onFollow}
              >
                <NavIcon name={icon} />
                {!narrow && (
                  <Text span truncate>
                    {label}
                  </Text>
                )}
              </IntentLink>
            </Tooltip>
          </li>
        ))}
      </Stack>
    </nav>
  )
}
