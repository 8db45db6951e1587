'use client'

import { IconArrowsSort } from '@tabler/icons-react'
import { useState } from 'react'
import { uncapitalized } from '@/lib/core/text'
import type { ResourceView } from '@/lib/resources/view'
import { OrderDialog } from './order-dialog'
import { ToolButton } from './tool-button'

/** Rows are put in order inside one group: the filter must name exactly one. */
export function OrderButton({ view, params }: { view: ResourceView; params: URLSearchParams }) {
  const [opened, setOpened] = useState(false)
  const { orderWithin, filters } = view.list
  if (!orderWithin) return null
  const group = params.get(`filter[${orderWithin}]`)
  const ready = group !== null && !group.includes(',')
  const label = filters.find(({ name }) => name === orderWithin)?.label
  return (
    <>
      <ToolButton
        label={ready ? 'Ordina' : `Ordina (scegli ${uncapitalized(label ?? '')})`}
        icon={<IconArrowsSort size={16} aria-hidden="true" />}
        disabled={!ready}
        onClick={() => setOpened(true)}
      />
      {opened && group && <OrderDialog view={view} group={group} onClose={() => setOpened(false)} />}
    </>
  )
}
