'use client'

import { useRef } from 'react'
import { useArea } from '@/components/data/page/area'
import { EVERYBODY } from '@/lib/features/files/manager/schema'
import { records } from '@/lib/http/records'
import { folderNames } from './folder-tree'
import { useFolders } from './use-folders'

/** Finds the folder at the end of a way below another one, and makes those that are missing on it. */
export function useFolderPath() {
  const area = useArea()
  const { tree, refresh } = useFolders()
  const latest = useRef(tree)
  latest.current = tree
  // Those of this page: the tree knows of them a moment later.
  const made = useRef(new Map<string, string>())
  const child = async (parentId: string | null, nome: string): Promise<string> => {
    const key = `${parentId}/${nome.toLowerCase()}`
    const same = (name: string) => name.toLowerCase() === nome.toLowerCase()
    const known = latest.current.find((one) => one.parentId === parentId && same(one.nome))?._id
    const id = known ?? made.current.get(key)
    if (id) return id
    const body = { nome, parentId, ordine: 0, pubblico: EVERYBODY }
    const { _id } = await records.create('files/folders', body, { area })
    made.current.set(key, String(_id))
    await refresh()
    return String(_id)
  }
  const find = async (parentId: string | null, path: string): Promise<string | null> => {
    let at = parentId
    for (const nome of folderNames(path)) at = await child(at, nome)
    return at
  }
  return {
    find,
    /** Somebody may have taken one away: they are looked for again. */
    forget: () => made.current.clear(),
  }
}
