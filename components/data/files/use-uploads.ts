import { useEffect, useRef, useState } from 'react'
import { toastError } from '@/components/ui/toasts'
import { ApiError, type Area, api } from '@/lib/http/client'
import type { UploadPurpose } from '@/lib/storage/schema'
import { fileProblem } from './file-problem'
import { type UploadedFile, uploadFile } from './upload-file'

export interface PendingUpload {
  key: number
  name: string
  percent: number
  cancel: () => void
}

interface UploadsOptions {
  value: UploadedFile[]
  onChange: (files: UploadedFile[]) => void
  area: Area
  purpose?: UploadPurpose
  /** As in the `accept` attribute. */
  accept?: string
}

let lastKey = 0

/** Before the first of those that were chosen after it. */
function inTurn(
  files: readonly UploadedFile[],
  file: UploadedFile,
  turns: ReadonlyMap<string, number>,
): UploadedFile[] {
  const turnOf = ({ url }: UploadedFile) => turns.get(url) ?? 0
  const later = files.findIndex((other) => turnOf(other) > turnOf(file))
  const at = later === -1 ? files.length : later
  return [...files.slice(0, at), file, ...files.slice(at)]
}

/** Uploads in course beside the files that are there already. */
export function useUploads({ value, onChange, area, purpose, accept }: UploadsOptions) {
  const [pending, setPending] = useState<PendingUpload[]>([])
  /** Why the files that were chosen last have not come, each in a sentence. */
  const [problems, setProblems] = useState<readonly string[]>([])
  // Two uploads may end between two renders: each must see what the other has added.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const running = useRef(new Set<AbortController>())
  /** When each was chosen: what is sent at the same time arrives in any order. */
  const turns = useRef(new Map<string, number>())
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers) controller.abort()
    }
  }, [])

  const emit = (files: UploadedFile[]) => {
    latest.current = files
    onChange(files)
  }

  const refuse = (problem: string) => setProblems((all) => [...all, problem])
  const send = async (file: File) => {
    const problem = fileProblem(file, accept, purpose)
    if (problem) return refuse(problem)
    lastKey += 1
    const key = lastKey
    const controller = new AbortController()
    running.current.add(controller)
    const item = { key, name: file.name, percent: 0, cancel: () => controller.abort() }
    setPending((all) => [...all, item])
    const onProgress = (percent: number) =>
      setPending((all) => all.map((other) => (other.key === key ? { ...other, percent } : other)))
    try {
      const stored = await uploadFile(file, { area, purpose, onProgress, signal: controller.signal })
      turns.current.set(stored.url, key)
      emit(inTurn(latest.current, stored, turns.current))
    } catch (failure) {
      if (controller.signal.aborted) return
      if (failure instanceof ApiError) refuse(failure.message)
      else toastError(failure)
    } finally {
      running.current.delete(controller)
      setPending((all) => all.filter((other) => other.key !== key))
    }
  }

  const remove = (file: UploadedFile) => {
    emit(latest.current.filter((other) => other.url !== file.url))
    api.post('/storage/deleteGenericFile', file, { area }).catch(toastError)
  }
  return { pending, problems, forget: () => setProblems([]), send, remove }
}
