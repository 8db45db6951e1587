'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AudienceInput } from '@/components/audiences/audience-input'
import { UploadQueue } from '@/components/data/files/upload-queue'
import type { PlaceFile } from '@/components/data/files/use-upload-queue'
import { useArea } from '@/components/data/page/area'
import { DayInput } from '@/components/ui/day-input'
import { SimpleGrid, Text } from '@/components/ui/layout'
import { Sections } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { TagInput } from '@/components/ui/tag-input'
import { capitalized } from '@/lib/core/text'
import { type AudienceRules, audienceRules } from '@/lib/features/audiences/schema'
import { fileItemInitial } from '@/lib/features/files/manager/schema'
import { ApiError, api } from '@/lib/http/client'
import { ACCEPTED, fileIdOf } from './accepted'
import { AddedFiles } from './added-files'
import { FolderLimit } from './folder-limit'
import { folderOptions } from './folder-tree'
import { useFolderPath } from './use-folder-path'
import { useFolders } from './use-folders'

type Shared = {
  folderId: string | null
  tag: string[]
  pubblico: AudienceRules
  validoDal: string | null
  validoAl: string | null
}
type Added = { _id: string; nome: string }

/** "modulo_privacy-2026.pdf" → "modulo privacy 2026" */
const titleOf = (name: string) => {
  const words = name
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.length > 1 ? capitalized(words) : `File ${words}`
}

/** One or more files at once, or folders of them: each becomes one of its own, with what is said here for all of them. */
export function AddFiles() {
  const area = useArea()
  const queries = useQueryClient()
  const { tree } = useFolders()
  const way = useFolderPath()
  const [shared, setShared] = useState<Shared>(fileItemInitial)
  const [added, setAdded] = useState<Added[]>([])
  // What is asked for when the turn of a file comes is what stands on the page then.
  const latest = useRef(shared)
  latest.current = shared
  const warned = useRef(new Set<number>())
  const change = (part: Partial<Shared>) => setShared((all) => ({ ...all, ...part }))
  const isReady = audienceRules.safeParse(shared.pubblico).success

  const place: PlaceFile = async ({ url, name }, { key, folder }) => {
    const fileId = fileIdOf(url)
    if (!warned.current.has(key)) await refuseTwin(fileId, key)
    const { tag, pubblico, validoDal, validoAl } = latest.current
    const folderId = await way.find(latest.current.folderId, folder)
    const body = {
      ...fileItemInitial,
      nome: titleOf(name),
      fileId,
      folderId,
      tag,
      pubblico,
      validoDal,
      validoAl,
    }
    const row = await api.post('/files', body, { area }).catch((error: unknown) => {
      way.forget()
      throw error
    })
    setAdded((all) => [...all, { _id: row._id, nome: String(row.nome) }])
    await queries.invalidateQueries({ queryKey: ['files', area] })
  }
  const refuseTwin = async (fileId: string, key: number) => {
    const { items } = await api.get('/files/same', { area, query: { fileId } })
    const [twin] = items
    if (!twin) return
    warned.current.add(key)
    throw new ApiError({
      detail: `C’è già: «${twin.nome}», versione ${twin.versione}. Premi RIPROVA per caricarlo lo stesso.`,
    })
  }
  return (
    <Sections>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <Select
          label="Cartella"
          placeholder="Nessuna"
          options={folderOptions(tree)}
          value={shared.folderId}
          onChange={(folderId) => change({ folderId })}
        />
        <TagInput label="Etichette" value={shared.tag} onChange={(tag) => change({ tag })} />
        <DayInput
          label="Valido dal"
          value={shared.validoDal}
          onChange={(validoDal) => change({ validoDal })}
        />
        <DayInput
          label="Valido fino al"
          value={shared.validoAl}
          onChange={(validoAl) => change({ validoAl })}
        />
      </SimpleGrid>
      <FolderLimit folderId={shared.folderId} />
      <AudienceInput
        label="Visibile a"
        value={shared.pubblico}
        onChange={(pubblico) => change({ pubblico })}
      />
      {isReady ? (
        <UploadQueue label="File" accept={ACCEPTED} folders onFile={place} />
      ) : (
        <Text c="dimmed" fz="xs">
          Scegli a chi sono destinati: poi si caricano.
        </Text>
      )}
      <AddedFiles added={added} />
    </Sections>
  )
}
