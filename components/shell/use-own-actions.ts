'use client'

import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useArea } from '@/components/data/page/area'
import { toastError } from '@/components/ui/toasts'
import { AREAS } from './area-info'
import type { IconName } from './navigation/icons'
import { toggleRail } from './rail-state'
import { signOut } from './sign-out'

/** What can be done on every page, whoever it is. */
export type OwnAction = { label: string; keywords: string; icon: IconName; run: () => void }

export function useOwnActions(onKeys: () => void): OwnAction[] {
  const area = useArea()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const leave = () => void signOut(area).then(() => window.location.assign(AREAS[area].login), toastError)
  return [
    {
      label: isDark ? 'Cambia tema: chiaro' : 'Cambia tema: scuro',
      keywords: 'aspetto colori notte giorno',
      icon: 'theme',
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    { label: 'Riduci o allarga il menu', keywords: 'barra laterale', icon: 'menu', run: toggleRail },
    { label: 'Mostra i tasti', keywords: 'scorciatoie tastiera aiuto', icon: 'keyboard', run: onKeys },
    { label: 'Esci', keywords: 'disconnetti logout chiudi sessione', icon: 'leave', run: leave },
  ]
}
