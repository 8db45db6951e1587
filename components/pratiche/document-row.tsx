'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Box, Flex, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { useCase } from './case-context'
import { DocumentUpload } from './document-upload'
import { DOCUMENT_STATES, type Documento, isMissing } from './document-words'
import classes from './documents.module.css'
import { RejectDialog } from './reject-dialog'
import { useCaseAction } from './use-case-action'

/** One line of the checklist: what it is, where it stands, what can be done with it. */
export function DocumentRow({ documento }: { documento: Documento }) {
  const { pratica, reload } = useCase()
  const [uploading, setUploading] = useState(false)
  const { nome, stato, obbligatorio, motivo } = documento
  return (
    <li className={classes.row}>
      <Flex rowGap="xxs" columnGap="sm" align="center" wrap="wrap" miw={0}>
        <Box component="strong" fw={500}>
          {nome}
        </Box>
        <StateBadge {...DOCUMENT_STATES[stato]} />
        {!obbligatorio && (
          <Text span c="dimmed" fz="xs">
            facoltativo
          </Text>
        )}
      </Flex>
      <Flex gap="xs" wrap="wrap">
        {stato === 'caricato' && <Judgement documento={documento} />}
        {stato !== 'verificato' && (
          <Button
            look={isMissing(documento) ? 'secondary' : 'quiet'}
            size="xs"
            aria-label={`${isMissing(documento) ? 'CARICA' : 'SOSTITUISCI'}: ${nome}`}
            aria-expanded={uploading}
            onClick={() => setUploading(!uploading)}
          >
            {isMissing(documento) ? 'CARICA' : 'SOSTITUISCI'}
          </Button>
        )}
      </Flex>
      <FileLine documento={documento} />
      {motivo && (
        <Text fz="xs" c="var(--bad)" className={classes.wide}>
          Da rifare: {motivo}
        </Text>
      )}
      {uploading && (
        <Box py="sm" fz="xs" className={classes.wide}>
          <DocumentUpload
            praticaId={pratica._id}
            documento={documento}
            onAttached={() => {
              setUploading(false)
              return reload()
            }}
          />
        </Box>
      )}
    </li>
  )
}

function FileLine({ documento: { file, uploadedAt } }: { documento: Documento }) {
  const area = useArea()
  if (!file) return null
  return (
    <Text fz="xs" c="dimmed" breaks="anywhere" className={classes.wide}>
      <a href={`${file.url}?area=${area}`} target="_blank" rel="noopener">
        {file.name}
      </a>
      {uploadedAt && <span> · {formatInstant(uploadedAt)}</span>}
    </Text>
  )
}

/** Good, or to be done again with the reason. */
function Judgement({ documento: { _id, nome } }: { documento: Documento }) {
  const [rejecting, setRejecting] = useState(false)
  const verify = useCaseAction(`/documenti/${_id}/esito`, `Verificato: ${nome}`)
  return (
    <>
      <Button
        size="xs"
        aria-label={`VERIFICA: ${nome}`}
        loading={verify.isPending}
        onClick={() => verify.mutate({ esito: 'verificato' })}
      >
        VERIFICA
      </Button>
      <Button size="xs" look="danger" aria-label={`RESPINGI: ${nome}`} onClick={() => setRejecting(true)}>
        RESPINGI
      </Button>
      {rejecting && <RejectDialog documento={{ _id, nome }} onClose={() => setRejecting(false)} />}
    </>
  )
}
