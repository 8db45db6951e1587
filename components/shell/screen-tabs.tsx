'use client'

import { usePathname } from 'next/navigation'
import { Flex } from '@/components/ui/layout'
import { type Place, placeAt } from './navigation/places'
import type { NavGroup } from './navigation/types'
import { ScreenLink } from './screen-link'
import classes from './screen-tabs.module.css'

/** The screens of the kind of work that is open, at the top of the page; nothing where there is only one. */
export function ScreenTabs({ navigation }: { navigation: readonly NavGroup[] }) {
  const here = placeAt(navigation, usePathname())
  if (!here || here.place.screens.length < 2) return null
  return <PlaceTabs place={here.place} current={here.screen?.path} />
}

/** One line, whatever the width: names give way with an ellipsis, and their tooltip has the whole. */
export function PlaceTabs({ place: { label, screens }, current }: { place: Place; current?: string }) {
  return (
    <nav aria-label={`Schermate: ${label}`} className={classes.root}>
      <Flex component="ul" mx="auto" px="sm" maw={1600} h={35}>
        {screens.map(({ path, label: name }) => (
          <Flex key={path} component="li" miw={0} flex="0 1 auto" className={classes.item}>
            <ScreenLink
              href={path}
              title={name}
              className={classes.tab}
              aria-current={path === current ? 'page' : undefined}
            >
              <span className={classes.name} data-name={name}>
                {name}
              </span>
            </ScreenLink>
          </Flex>
        ))}
      </Flex>
    </nav>
  )
}
