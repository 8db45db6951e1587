'use client'

import { useRef } from 'react'
import { DOCUMENTS } from '@/components/data/upload'
import { UploadQueue } from '@/components/data/upload-queue'
import { useArea } from '@/components/shell/area'
import type { UploadedFile } from '@/components/ui/upload-file'
import { newKey } from '@/lib/core/new-key'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { api } from '@/lib/http/client'
import { useCase } from './case-context'
import { guessDocument } from './document-guess'
import { type Documento, withOwners } from './document-words'

/** Many files at once, each to its document; a second file of one document becomes a document beside it. */
export function UploadMany() {
  const area = useArea()
  const { pratica, reload } = useCase()
  const open = withOwners(pratica).filter(({ stato }) => stato !== 'verificato')
  /** The document that a file went to, so that another try does not make another one. */
  const places = useRef(new Map<number, string>())
  const requests = useRef(new Map<number, string>())

  const placeOf = async (key: number, target: string | null): Promise<string> => {
    const latest = await reload()
    const wanted = latest.documenti.find(({ _id }) => _id === target)
    if (!wanted) throw new Error('the document is gone')
    if (wanted.stato !== 'caricato') return wanted._id
    const known = places.current.get(key)
    if (known) return known
    const request = requests.current.get(key) ?? newKey()
    requests.current.set(key, request)
    const { _id } = await api.post<{ _id: string }>(
      `/pratiche/${pratica._id}/documenti`,
      { nome: nextName(wanted, latest.documenti), di: ownerOf(wanted, latest) },
      { area, headers: { 'idempotency-key': request } },
    )
    places.current.set(key, _id)
    return _id
  }
  const onFile = async ({ url }: UploadedFile, { key, target }: { key: number; target: string | null }) => {
    const place = await placeOf(key, target)
    await api.post(`/pratiche/${pratica._id}/documenti/${place}`, { url }, { area })
    await reload()
  }
  return (
    <UploadQueue
      label="Carica più file insieme"
      accept={DOCUMENTS}
      targets={open.map(({ _id, nome }) => ({ value: _id, label: nome }))}
      guess={(name) => guessDocument(name, open)}
      onFile={onFile}
    />
  )
}

const LONGEST = 110

/** "Buste paga (2)": the first number that no document bears. */
function nextName({ nome }: Documento, documenti: readonly { nome: string }[]): string {
  const stem = nome.slice(0, LONGEST)
  for (let n = 2; ; n += 1) {
    const name = `${stem} (${n})`
    if (!documenti.some((documento) => documento.nome === name)) return name
  }
}

function ownerOf({ personaId, condiviso }: Documento, { persone }: PraticaDetail): string | undefined {
  if (condiviso) return 'tutti'
  return personaId ?? persone.find(({ ruolo }) => ruolo === 'richiedente')?._id
}
