'use client'

import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronLeft } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { placeAt } from './navigation/places'
import type { NavGroup } from './navigation/types'
import classes from './section-switch.module.css'

type Props = { navigation: readonly NavGroup[]; home: ReactNode }

/** What the phone has in place of the tabs: from a record the way back, on a screen the others of its kind of work. */
export function SectionSwitch({ navigation, home }: Props) {
  const path = usePathname()
  const here = placeAt(navigation, path)
  if (!here) return <div className={classes.root}>{home}</div>
  const { place, screen } = here
  if (screen && screen.path !== path) {
    return (
      <div className={classes.root}>
        <IntentLink href={screen.path} className={classes.back}>
          <IconChevronLeft size={18} aria-hidden="true" />
          <Text span className={classes.name}>
            {screen.label}
          </Text>
        </IntentLink>
      </div>
    )
  }
  if (place.screens.length < 2) return <div className={classes.root}>{home}</div>
  return (
    <div className={classes.root}>
      <Menu position="bottom-start" shadow="md" width={264}>
        <Menu.Target>
          <UnstyledButton className={classes.back} aria-label={`Schermate: ${place.label}`}>
            <Text span className={classes.name}>
              {place.label}
            </Text>
            <IconChevronDown size={16} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {place.screens.map(({ path: href, label }) => (
            <Menu.Item
              key={href}
              component={IntentLink}
              href={href}
              className={classes.item}
              aria-current={href === path ? 'page' : undefined}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
