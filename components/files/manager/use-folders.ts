import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useArea } from '@/components/data/page/area'
import { records } from '@/lib/http/records'
import { type Folder, folderTree } from './folder-tree'

const PATH = 'files/folders'

/** All folders as a tree, and what is done with them. */
export function useFolders() {
  const area = useArea()
  const queries = useQueryClient()
  const found = useQuery({
    queryKey: [PATH, area, 'all'],
    queryFn: async ({ signal }) => {
      const { items } = await records.list(PATH, { area, signal, query: { limit: 200, sort: 'ordine' } })
      return items as unknown as Folder[]
    },
    staleTime: 30_000,
  })
  const tree = useMemo(() => folderTree(found.data ?? []), [found.data])
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: [PATH, area] })
    await queries.invalidateQueries({ queryKey: ['files', area] })
  }
  const save = async (values: Record<string, unknown>, folder?: Folder, headers?: Record<string, string>) => {
    if (folder) await records.update(PATH, folder._id, { ...values, version: folder.version }, { area })
    else await records.create(PATH, values, { area, headers })
    await refresh()
  }
  const remove = async ({ _id, version }: Folder) => {
    await records.remove(PATH, { _id, version }, { area })
    await refresh()
  }
  return { tree, isPending: found.isPending, error: found.error, refresh, save, remove }
}
