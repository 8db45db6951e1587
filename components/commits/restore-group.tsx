'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Text } from '@/components/ui/layout'
import { useRestore } from './use-restore'

/** Takes back all that was saved in one go, or nothing of it. */
export function RestoreGroup({ id }: { id: string }) {
  const { ask, notice, ...question } = useRestore(id, { to: 'before' })
  return (
    <>
      {notice}
      <Text mt="md">
        <Button look="primary" onClick={ask}>
          RIPRISTINA TUTTE
        </Button>
      </Text>
      <ConfirmDialog
        action="edit"
        {...question}
        message="Tutti gli elementi tornano com’erano prima di questo salvataggio; se uno non può tornare, non cambia nulla."
      />
    </>
  )
}
