import { ColorSchemeScript } from '@mantine/core'
import type { ReactNode } from 'react'
import { AreaProvider } from '@/components/data/page/area'
import { UiProvider } from '@/components/ui/provider'
import { textFace, titleFace } from '@/components/ui/theme/fonts'
import type { Area } from '@/lib/http/client'
import { NavigationProgress } from './navigation-progress'
import { QueryProvider } from './query-provider'
import { RAIL_SCRIPT } from './rail-script'

type Props = { area: Area; nonce?: string; children: ReactNode }

/** The document of an area. The scheme is set before the first paint, so nothing flashes. */
export function AreaDocument({ area, nonce, children }: Props) {
  return (
    <html
      lang="it"
      className={`${titleFace.variable} ${textFace.variable}`}
      data-mantine-color-scheme="light"
      suppressHydrationWarning
    >
      <head>
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, set before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: RAIL_SCRIPT }} />
      </head>
      <body>
        <UiProvider nonce={nonce}>
          <QueryProvider area={area}>
            <AreaProvider area={area}>
              <NavigationProgress />
              {children}
            </AreaProvider>
          </QueryProvider>
        </UiProvider>
      </body>
    </html>
  )
}
