'use client'

import { useMutation } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import type { UploadPurpose } from '@/lib/storage/schema'
import { FileUpload } from './file-upload'
import type { UploadedFile } from './upload-file'

type Props = {
  label: string
  description?: string
  accept: string
  disabled?: boolean
  /** What is sent in place of the chosen file; null sends nothing. */
  prepare?: (file: File) => Promise<File | null>
  purpose?: UploadPurpose
  /** Keeps or attaches the stored file; until it has, no other one is taken. */
  onFile: (file: UploadedFile) => unknown
}

export const PICTURES = 'image/*'
export const DOCUMENTS = 'application/pdf,image/jpeg,image/png,image/webp'
/** Where contracts are: a PDF may come in the envelope of its digital signature. */
export const CONTRACTS = `${DOCUMENTS},.p7m`

/** One file that is sent and then put where it belongs, in one gesture. */
export function Upload({ onFile, disabled = false, ...field }: Props) {
  const area = useArea()
  const use = useMutation({ mutationFn: async (file: UploadedFile) => onFile(file) })
  return (
    <FileUpload
      {...field}
      area={area}
      multiple={false}
      value={[]}
      disabled={disabled || use.isPending}
      onChange={([file]) => {
        if (file) use.mutate(file)
      }}
    />
  )
}
