import { adminNavigation } from '@/components/shell/navigation/admin'
import { menuOf, opens, visibleNavigation } from '@/components/shell/navigation/visible'
import { Stack } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { hasPermissions } from '@/lib/auth/check-permissions'

type Flags = Record<string, unknown>
type Props = { permissions: Flags; ticketing: Flags }

/** The menu as a person with these permissions gets it. */
export function WhatTheySee({ permissions, ticketing }: Props) {
  const subject = { role: 'admin' as const, hasToken: true, profile: { permissions, ticketing } }
  const groups = menuOf(
    visibleNavigation(adminNavigation, (screen) =>
      opens(screen, permissions, hasPermissions(subject, screen.permissions)),
    ),
  )
  return (
    <Section title="Che cosa vede" description="Le voci del menu con i permessi salvati.">
      <Stack component="ul" gap="xs">
        {groups.map(({ label, screens }) => (
          <li key={label}>
            {label && <strong>{label}: </strong>}
            {screens.map((screen) => screen.label).join(', ')}
          </li>
        ))}
      </Stack>
    </Section>
  )
}
