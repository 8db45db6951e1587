'use client'

import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import type { Documento } from '@/components/pratiche/document-words'
import { UploadMany } from '@/components/pratiche/upload-many'
import { Button } from '@/components/ui/button'
import { Box, Text } from '@/components/ui/layout'

/** Several files in one go, also of one document. It stands below both lists: a document that arrives changes its list. */
export function ClientUploads({ praticaId, documenti }: { praticaId: string; documenti: Documento[] }) {
  const refresh = usePageRefresh()
  const [open, setOpen] = useState(false)
  return (
    <Box mt="sm">
      {open ? (
        <UploadMany praticaId={praticaId} documenti={documenti} onPlaced={refresh} />
      ) : (
        <>
          <Button onClick={() => setOpen(true)}>CARICA PIÙ FILE INSIEME</Button>
          <Text mt="xxs" c="dimmed" fz="xs">
            Anche più file dello stesso documento, per esempio fronte e retro.
          </Text>
        </>
      )}
    </Box>
  )
}
