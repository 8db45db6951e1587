'use client'

import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import './theme/tokens.css'
import './theme/density.css'
import './theme/phone-fields.css'
import './base.css'
import 'dayjs/locale/it'
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import type { ReactNode } from 'react'
import { mantineVariables } from './mantine-variables'
import { mantineTheme } from './theme/mantine-theme'
import { Toasts } from './toasts'

interface UiProviderProps {
  children: ReactNode
  /** Nonce of the page's content security policy, for the style tags that Mantine writes. */
  nonce?: string
  /** 'test' switches off transitions and portals. */
  env?: 'default' | 'test'
}

/** Theme, Italian dates and toasts: wraps every page of the signed-in areas. */
export function UiProvider({ children, nonce, env = 'default' }: UiProviderProps) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      defaultColorScheme="auto"
      getStyleNonce={nonce === undefined ? undefined : () => nonce}
      env={env}
    >
      <DatesProvider settings={{ locale: 'it', firstDayOfWeek: 1, weekendDays: [0] }}>
        {children}
        <Toasts />
      </DatesProvider>
    </MantineProvider>
  )
}
