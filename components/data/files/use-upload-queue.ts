'use client'

import { useEffect, useRef, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { ApiError } from '@/lib/http/client'
import type { Dropped } from './dropped-files'
import { fileProblem } from './file-problem'
import { type UploadedFile, uploadFile } from './upload-file'

export type QueueItem = {
  key: number
  file: File
  /** The folders that it lay in, as a way; empty where it was given alone. */
  folder: string
  /** Where it goes; null until somebody says it. */
  target: string | null
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'
  percent: number
  error: string | null
}

/** Puts a stored file where it belongs. Called again for the same item when it is tried again. */
export type PlaceFile = (file: UploadedFile, item: Pick<QueueItem, 'key' | 'target' | 'folder'>) => unknown

type Options = {
  onFile: PlaceFile
  /** The target that a file's name suggests; null leaves the choice to the person. */
  guess?: (name: string) => string | null
  /** As in the `accept` attribute. */
  accept?: string
}

const FAILED = 'Non è andato a buon fine: riprova.'
let lastKey = 0

/** Many files, one after the other: each has its progress, can be stopped, and tried again where it stopped. */
export function useUploadQueue({ onFile, guess, accept }: Options) {
  const area = useArea()
  const [items, setItems] = useState<QueueItem[]>([])
  const running = useRef(new Map<number, AbortController>())
  const stored = useRef(new Map<number, UploadedFile>())
  // One after the other: who places a file may have to know of the one before.
  const tail = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const change = (key: number, part: Partial<QueueItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const run = async ({ key, file, folder }: QueueItem, target: string | null) => {
    const controller = running.current.get(key)
    if (!controller || controller.signal.aborted) return
    const onProgress = (percent: number) => change(key, { percent })
    try {
      const sent =
        stored.current.get(key) ?? (await uploadFile(file, { area, onProgress, signal: controller.signal }))
      stored.current.set(key, sent)
      await onFile(sent, { key, target, folder })
      change(key, { state: 'done', percent: 100 })
    } catch (failure) {
      if (controller.signal.aborted) return
      change(key, { state: 'failed', error: failure instanceof ApiError ? failure.message : FAILED })
    } finally {
      running.current.delete(key)
    }
  }
  const start = (item: QueueItem, target = item.target) => {
    running.current.set(item.key, new AbortController())
    change(item.key, { target, state: 'sending', percent: 0, error: null })
    tail.current = tail.current.then(() => run(item, target))
  }
  const add = (files: readonly Dropped[]) => {
    const added = files.map(({ file, folder }): QueueItem => {
      lastKey += 1
      const target = guess?.(file.name) ?? null
      const error = fileProblem(file, accept)
      return { key: lastKey, file, folder, target, state: error ? 'failed' : 'waiting', percent: 0, error }
    })
    setItems((all) => [...all, ...added])
    for (const item of added) if (!item.error && (item.target !== null || !guess)) start(item)
  }
  const cancel = ({ key }: QueueItem) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    change(key, { state: 'cancelled', percent: 0 })
  }
  const remove = ({ key }: QueueItem) => setItems((all) => all.filter((item) => item.key !== key))
  return { items, add, start, cancel, remove }
}
