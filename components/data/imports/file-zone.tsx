'use client'

import { FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { DropZone } from '@/components/data/files/drop-zone'
import zone from '@/components/data/files/file-upload.module.css'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { type ImportKind, runHref } from '@/lib/imports/kinds'
import { sendFile } from './send-file'

/** Where a CSV is chosen or dropped; the run that it becomes opens. */
export function FileZone({ kind }: { kind: ImportKind }) {
  const id = useId()
  const area = useArea()
  const router = useRouter()
  const send = useMutation({
    mutationFn: (file: File) => sendFile(kind, file, area),
    onSuccess: ({ runId }) => router.push(runHref(kind, runId)),
    meta: { silent: true },
  })
  const take = (file: File | null | undefined) => {
    if (file && !send.isPending) send.mutate(file)
  }
  return (
    <div>
      <Text id={id} mb="xs" fz="xs" fw={500}>
        File CSV
      </Text>
      <DropZone labelledBy={id} onDrop={({ files }) => take(files[0])}>
        <div className={zone.choose}>
          <FileButton accept=".csv,text/csv" onChange={take}>
            {(button) => (
              <Button {...button} look="primary" loading={send.isPending}>
                SCEGLI IL FILE
              </Button>
            )}
          </FileButton>
          <span className={zone.hint}>oppure trascinalo qui</span>
        </div>
      </DropZone>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        Al massimo 25 MB e 100.000 righe, come lo salva un foglio di calcolo.
      </Text>
      {send.error && (
        <Text role="alert" mt="xs" c="var(--bad)">
          {send.error.message}
        </Text>
      )}
    </div>
  )
}
