'use client'

import { IconChevronRight } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import { usePageTitle } from '@/components/data/page/page-title'
import { IntentLink } from '@/components/ui/intent-link'
import { Group } from '@/components/ui/layout'
import classes from './breadcrumbs.module.css'
import { placeAt } from './navigation/places'
import { trailOf } from './navigation/trail'
import type { NavGroup } from './navigation/types'

/**
 * The way to a record or an add page. The home and, where the tabs mark it, the list are left out: nothing remains to be
 * said of a screen of the menu, and of a record only what lies between its list and itself. A list whose address lies under
 * that of another tab is named in its stead: the way does not lead through a neighbour.
 */
export function Breadcrumbs({ navigation }: { navigation: readonly NavGroup[] }) {
  const path = usePathname()
  const here = placeAt(navigation, path)
  const title = usePageTitle(path)
  const isTold = here?.screen?.path === path
  const tabs = here && here.place.screens.length > 1 ? here.place.screens : []
  const told = tabs.length > 0 ? here?.screen?.path : undefined
  const crumbs = isTold ? [] : trailOf(navigation, path, title).slice(1)
  const own = crumbs.filter(({ href }) => href === told || !tabs.some((tab) => tab.path === href))
  const shown = own.length < crumbs.length ? own : crumbs.filter(({ href }) => !href || href !== told)
  // The last one is the page itself, whose title stands below.
  if (shown.length < 2) return <div className={classes.root} />
  return (
    <nav aria-label="Percorso" className={classes.root}>
      <Group component="ol" gap="xxs" wrap="nowrap" fz="xs">
        {shown.map(({ label, href }, index) => (
          <Group
            key={href ?? label}
            component="li"
            gap="xxs"
            wrap="nowrap"
            miw={0}
            className={classes.crumb}
            data-last={index === shown.length - 1}
          >
            {index > 0 && <IconChevronRight size={14} aria-hidden="true" className={classes.mark} />}
            {href ? (
              <IntentLink href={href}>{label}</IntentLink>
            ) : (
              <span aria-current="page" title={label}>
                {label}
              </span>
            )}
          </Group>
        ))}
      </Group>
    </nav>
  )
}
