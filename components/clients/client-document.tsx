'use client'

import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { DocumentUpload } from '@/components/pratiche/document-upload'
import { type Documento, isMissing } from '@/components/pratiche/document-words'
import { Button } from '@/components/ui/button'
import { Box, Flex, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { DOCUMENT_WORDS } from './plain-words'

type Props = { praticaId: string; documento: Documento }

/** One document: to bring, on its way, or in order. */
export function ClientDocument({ praticaId, documento }: Props) {
  const refresh = usePageRefresh()
  const [open, setOpen] = useState(false)
  const { nome, stato, obbligatorio, motivo, file } = documento
  return (
    <Box component="li" py="xs">
      <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" mih={36}>
        <Box component="span" miw={0} flex="1 1 160px">
          {nome}
          {!obbligatorio && (
            <Text span c="dimmed">
              {' '}
              (se ce l’hai)
            </Text>
          )}
        </Box>
        {stato !== 'richiesto' && <StateBadge {...DOCUMENT_WORDS[stato]} />}
        {isMissing(documento) && (
          <Button aria-expanded={open} aria-label={`CARICA: ${nome}`} onClick={() => setOpen(!open)}>
            CARICA
          </Button>
        )}
      </Flex>
      {motivo && (
        <Text mt="xs" c="var(--bad)">
          {motivo}
        </Text>
      )}
      {file && !isMissing(documento) && (
        <Text
          href={`${file.url}?area=client`}
          target="_blank"
          rel="noopener"
          component="a"
          c="var(--link)"
          fz="xs"
          td="underline"
          breaks="anywhere"
        >
          {file.name}
        </Text>
      )}
      {open && (
        <Box py="sm">
          <DocumentUpload
            praticaId={praticaId}
            documento={documento}
            onAttached={async () => {
              await refresh()
              setOpen(false)
            }}
          />
        </Box>
      )}
    </Box>
  )
}
