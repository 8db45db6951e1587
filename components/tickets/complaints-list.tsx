'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { ResourceList } from '@/components/data/list/resource-list'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { todayInRome } from '@/lib/core/dates'
import { yearSchema } from '@/lib/features/reclami/schema'
import { api } from '@/lib/http/client'
import type { ListProps } from '@/lib/resources/pages'
import type { Field } from '@/lib/resources/view'

const fields: Field[] = [
  { name: 'anno', label: 'Anno', kind: 'number', min: 2020, grouped: false, required: true },
]
const lastYear = () => Number(todayInRome().slice(0, 4)) - 1

/** The register of complaints, and the page of the site that tells of a year. */
export function ComplaintsList(props: ListProps) {
  const area = useArea()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        {...props}
        title="Registro dei reclami"
        actions={<Button onClick={() => setOpen(true)}>RENDICONTO ANNUALE</Button>}
        next="Ci entrano i ticket della categoria dei reclami, e quelli che si iscrivono dal ticket."
      />
      {isOpen && (
        <FormDialog
          title="Rendiconto annuale dei reclami"
          intro="Scrive la bozza della pagina del sito con le cifre dell’anno, senza nomi. La pubblica chi gestisce le pagine."
          fields={fields}
          schema={yearSchema}
          start={{ anno: lastYear() }}
          verb="SCRIVI LA BOZZA"
          send={async (values, headers) => {
            const { _id, url } = await api.post('/reclami/rendiconto', values, { area, headers })
            toastSuccess(`Bozza pronta: /pagine/${url}`)
            router.push(`/admin/site/pages/${_id}`)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
