'use client'

import { useState } from 'react'
import { FileUpload } from '@/components/data/files/file-upload'
import type { UploadedFile } from '@/components/data/files/upload-file'
import { RichText } from '@/components/data/form/rich-text'
import { HistoryPanel } from '@/components/data/history/history-panel'
import { JsonViewer } from '@/components/ui/json-viewer'
import { COMMITS, failToLoad, JSON_SAMPLE } from './samples'
import { Family, Specimen } from './specimen'

export function DocumentSection() {
  const [files, setFiles] = useState<UploadedFile[]>([])
  const [html, setHtml] = useState(
    '<h2>Tassi in calo</h2><p>Un testo con <strong>parole</strong> e un elenco:</p><ul><li>uno</li><li>due</li></ul>',
  )
  return (
    <Family title="Testi, file, storia">
      <Specimen state="testo formattato" wide>
        <RichText label="Corpo della notizia" area="admin" value={html} onChange={setHtml} />
      </Specimen>
      <Specimen state="editor non caricato">
        <RichText label="Corpo di riserva" area="admin" value={html} onChange={setHtml} load={failToLoad} />
      </Specimen>
      <Specimen state="più file">
        <FileUpload label="Documenti" area="admin" value={files} onChange={setFiles} />
      </Specimen>
      <Specimen state="un file, disabilitato">
        <FileUpload label="Contratto" area="admin" multiple={false} disabled value={[]} onChange={setFiles} />
      </Specimen>
      <Specimen state="storia con voci">
        <HistoryPanel id="esempio" canSee load={async () => COMMITS} />
      </Specimen>
      <Specimen state="storia vuota">
        <HistoryPanel id="esempio" canSee load={async () => []} />
      </Specimen>
      <Specimen state="storia non disponibile">
        <HistoryPanel id="esempio" canSee load={failToLoad} />
      </Specimen>
      <Specimen state="dati JSON">
        <JsonViewer label="Pratica" value={JSON_SAMPLE} openLevels={2} />
      </Specimen>
    </Family>
  )
}
