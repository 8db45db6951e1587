import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { AreaProvider } from '@/components/data/page/area'
import { PageTitleProvider } from '@/components/data/page/page-title'
import { renderUi } from '@/components/ui/test-render'
import type { Area } from '@/lib/http/client'
import { PinButton } from './pin-button'
import { QueryProvider } from './query-provider'

type Options = { area?: Area; path?: string; search?: string; router?: Partial<AppRouterInstance> }

const still = () => undefined
/** Goes nowhere. */
const standing: AppRouterInstance = {
  push: still,
  replace: still,
  refresh: still,
  prefetch: still,
  back: still,
  forward: still,
  bfcacheId: '',
}

/** Renders a part of the shell as it stands on a page of an area; `router` is told where it goes from there. */
export function renderShell(
  node: ReactNode,
  { area = 'admin', path = '/admin', search = '', router = {} }: Options = {},
) {
  return renderUi(
    <AppRouterContext.Provider value={{ ...standing, ...router }}>
      <PathnameContext.Provider value={path}>
        <SearchParamsContext.Provider value={new URLSearchParams(search)}>
          <QueryProvider area={area}>
            <AreaProvider area={area}>
              <PageTitleProvider Pin={PinButton}>{node}</PageTitleProvider>
            </AreaProvider>
          </QueryProvider>
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>,
  )
}

export type Call = { method: string; path: string; body: unknown; area: string | undefined }
type StubReply = { status?: number; body?: unknown }

/** Stands in for the network: answers by "GET /v2/notifications" and keeps what was asked. */
export function stubNetwork(replies: Record<string, (call: Call) => StubReply | Promise<StubReply>>): Call[] {
  const calls: Call[] = []
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const { method = 'GET', body, headers } = init
    const area = (headers as Record<string, string>)['x-area']
    const call = { method, path: url, body: body ? JSON.parse(String(body)) : undefined, area }
    calls.push(call)
    const answer = replies[`${method} ${url.split('?')[0]}`]
    const { status = 200, body: reply } = (await answer?.(call)) ?? { status: 404 }
    return {
      ok: status < 400,
      status,
      headers: { get: () => 'application/problem+json' },
      json: async () => reply,
      text: async () => JSON.stringify(reply ?? {}),
    }
  }) as unknown as typeof fetch
  return calls
}
