'use client'

import { NavIcon } from '@/components/shell/nav-icon'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { agentsNavigation } from '@/components/shell/navigation/agents'
import { clientsNavigation } from '@/components/shell/navigation/clients'
import { placesOf } from '@/components/shell/navigation/places'
import type { NavGroup } from '@/components/shell/navigation/types'
import { PlaceTabs } from '@/components/shell/screen-tabs'
import { Family, Specimen } from './specimen'

/** As if every screen were built. */
const whole = (navigation: readonly NavGroup[]): NavGroup[] =>
  navigation.map((group) => ({ ...group, screens: group.screens.map((one) => ({ ...one, built: true })) }))

const AREAS = [
  ['amministrazione', adminNavigation],
  ['agenti', agentsNavigation],
  ['clienti', clientsNavigation],
] as const

/** The menu with every address of the specification: each entry with the line of tabs that it opens. */
export function ShellSection() {
  return (
    <Family title="Menu intero">
      {AREAS.map(([area, navigation]) => (
        <Specimen key={area} state={area} wide>
          {placesOf(whole(navigation)).map((place) =>
            place.screens.length > 1 ? (
              <PlaceTabs
                key={place.href}
                place={{ ...place, label: `${place.label} (${area})` }}
                current={place.href}
              />
            ) : (
              <p key={place.href}>
                <NavIcon name={place.icon} /> {place.label}
              </p>
            ),
          )}
        </Specimen>
      ))}
    </Family>
  )
}
