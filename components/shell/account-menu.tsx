'use client'

import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { Portrait } from '@/components/ui/portrait'
import { toastError } from '@/components/ui/toasts'
import type { Area } from '@/lib/http/client'
import classes from './account-menu.module.css'
import { AREAS, settingsOf } from './area-info'
import { SchemeItems } from './scheme-items'
import { signOut } from './sign-out'

/** `brand`: what the installation is called. */
export type ShellUser = { name: string; initials: string; email: string; brand: string }

/** Leaves by a real page load, so that nothing of the session stays in memory. */
function useSignOut(area: Area) {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOut(area).then(
      () => window.location.assign(AREAS[area].login),
      (error: unknown) => {
        setLeaving(false)
        toastError(error)
      },
    )
  }
  return { leaving, leave }
}

/** Who is signed in, the colour scheme, the settings and the way out. */
export function AccountMenu({ user: { name, initials, email } }: { user: ShellUser }) {
  const area = useArea()
  const { leaving, leave } = useSignOut(area)
  return (
    <Menu
      position="bottom-end"
      width={264}
      shadow="md"
      closeOnItemClick={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`Il tuo account: ${name}`}>
          <Portrait
            src={null}
            initials={initials}
            size={28}
            bg="var(--c-base-7)"
            c="var(--ink-inverse)"
            fz={12}
          />
          <Text span maw="18ch" truncate className={classes.name}>
            {name}
          </Text>
          <IconChevronDown size={14} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Stack gap={0} py="xs" px="sm" className={classes.who}>
          <strong>{name}</strong>
          <Text span c="dimmed" fz="xs">
            {email}
          </Text>
        </Stack>
        <Menu.Divider />
        <Menu.Item
          component={IntentLink}
          href={settingsOf(area)}
          closeMenuOnClick
          leftSection={<IconSettings size={18} stroke={1.6} />}
        >
          Impostazioni
        </Menu.Item>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} />} disabled={leaving} onClick={leave}>
          ESCI
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
