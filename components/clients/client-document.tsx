'use client'

import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { DocumentUpload } from '@/components/pratiche/document-upload'
import { type Documento, isMissing } from '@/components/pratiche/document-words'
import { Button } from '@/components/ui/button'
import { StateBadge } from '@/components/ui/status-badge'
import classes from './client-documents.module.css'
import { DOCUMENT_WORDS } from './plain-words'

type Props = { praticaId: string; documento: Documento }

/** One document: to bring, on its way, or in order. */
export function ClientDocument({ praticaId, documento }: Props) {
  const refresh = usePageRefresh()
  const [open, setOpen] = useState(false)
  const { nome, stato, obbligatorio, motivo, file } = documento
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.name}>
          {nome}
          {!obbligatorio && <span className={classes.soft}> (se ce l’hai)</span>}
        </span>
        {stato !== 'richiesto' && <StateBadge {...DOCUMENT_WORDS[stato]} />}
        {isMissing(documento) && (
          <Button
            look={open ? 'quiet' : 'secondary'}
            aria-expanded={open}
            aria-label={`CARICA: ${nome}`}
            onClick={() => setOpen(!open)}
          >
            CARICA
          </Button>
        )}
      </div>
      {motivo && <p className={classes.reason}>{motivo}</p>}
      {file && !isMissing(documento) && (
        <a href={`${file.url}?area=client`} target="_blank" rel="noopener" className={classes.file}>
          {file.name}
        </a>
      )}
      {open && (
        <div className={classes.upload}>
          <DocumentUpload
            praticaId={praticaId}
            documento={documento}
            onAttached={async () => {
              await refresh()
              setOpen(false)
            }}
          />
        </div>
      )}
    </li>
  )
}
