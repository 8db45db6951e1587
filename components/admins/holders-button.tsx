'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { Select } from '@/components/ui/select'
import { SkeletonText } from '@/components/ui/skeletons'
import { api } from '@/lib/http/client'

function Holders({ flag }: { flag: string }) {
  const area = useArea()
  const holders = useQuery({
    queryKey: ['admins', area, 'holders', flag],
    queryFn: ({ signal }) => api.get(`/permissions/${flag}/holders`, { area, signal }),
  })
  const { data } = holders
  if (holders.isPending) return <SkeletonText lines={3} />
  if (!data) return <QueryProblem query={holders} />
  if (data.length === 0) return <p>Nessuno.</p>
  return (
    <ul>
      {data.map(({ _id, nome, perche }) => (
        <li key={_id}>
          <a href={`/admin/system/admins/${_id}`}>{nome}</a>
          {perche === 'tutti' && ' (ha ogni permesso)'}
        </li>
      ))}
    </ul>
  )
}

/** Who may do what: the permissions asked the other way round. */
export function HoldersButton() {
  const area = useArea()
  const [isOpen, setOpen] = useState(false)
  const [flag, setFlag] = useState<string | null>(null)
  const { data: flags = [] } = useQuery({
    queryKey: ['admins', area, 'permissions'],
    queryFn: ({ signal }) => api.get('/permissions', { area, signal }),
    enabled: isOpen,
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>CHI PUÒ…</Button>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title="Chi può…" size="lg">
          <Select
            label="Permesso"
            options={flags.map(({ name, description }) => ({ value: name, label: description }))}
            value={flag}
            onChange={setFlag}
          />
          {flag && <Holders flag={flag} />}
        </Modal>
      )}
    </>
  )
}
