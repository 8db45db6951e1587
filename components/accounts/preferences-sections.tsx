'use client'

import { useMantineColorScheme } from '@mantine/core'
import { SCHEMES } from '@/components/shell/scheme-items'
import { useNavigation } from '@/components/shell/use-navigation'
import { ErrorState } from '@/components/ui/error-state'
import { Tiles } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { SkeletonText } from '@/components/ui/skeletons'
import { NotificationMatrix } from './notification-matrix'
import { usePreferences } from './use-preferences'

/** What agents and administrators choose for themselves: what they are told and how, where to begin, light or dark. */
export function PreferencesSections() {
  return (
    <>
      <Section
        title="Notifiche"
        description="Di che cosa vuoi essere avvisato, e come. Quello che riguarda la sicurezza del tuo accesso arriva sempre."
      >
        <Notifications />
      </Section>
      <Section title="Preferenze">
        <Choices />
      </Section>
    </>
  )
}

function Notifications() {
  const { own, change } = usePreferences()
  if (own.isPending) return <SkeletonText lines={6} />
  if (!own.data) return <ErrorState onRetry={() => void own.refetch()}>{own.error?.message}</ErrorState>
  return (
    <NotificationMatrix
      value={own.data.notifiche}
      pending={change.isPending}
      onChange={(notifiche) => change.mutate({ notifiche })}
    />
  )
}

/** The screens that one can begin with: those of the menu, but for the records. */
function useStartPages(): { value: string; label: string }[] {
  return useNavigation().flatMap(({ label: group, screens }) =>
    screens
      .filter(({ menu, path }) => menu && !path.includes('{'))
      .map(({ path, label }) => ({
        value: path,
        label: group && group !== label ? `${group}: ${label}` : label,
      })),
  )
}

function Choices() {
  const { own, change } = usePreferences()
  const pages = useStartPages()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  if (own.isPending) return <SkeletonText lines={2} />
  if (!own.data) return <ErrorState onRetry={() => void own.refetch()}>{own.error?.message}</ErrorState>
  return (
    <Tiles least={220} align="end">
      <Select
        label="Dopo l’accesso apri"
        placeholder="La pagina iniziale"
        options={pages}
        value={own.data.pagina || null}
        disabled={change.isPending}
        onChange={(pagina) => change.mutate({ pagina: pagina ?? '' })}
      />
      <Select
        label="Aspetto"
        description="In questo browser."
        options={SCHEMES.map(({ value, label }) => ({ value, label }))}
        value={colorScheme}
        clearable={false}
        onChange={(scheme) => scheme && setColorScheme(scheme as (typeof SCHEMES)[number]['value'])}
      />
    </Tiles>
  )
}
