import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { AreaDocument } from '@/components/shell/area-document'
import { areaMetadata } from '@/components/shell/area-metadata'

export { areaViewport as viewport } from '@/components/shell/area-metadata'
export const metadata = areaMetadata('agent')
// Every page depends on the session and on the nonce of this very reply: nothing is prerendered.
export const instant = false

export default async function AgentDocument({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <AreaDocument area="agent" nonce={nonce}>
      {children}
    </AreaDocument>
  )
}
