'use client'

import { useRouter } from 'next/navigation'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { newKey } from '@/lib/core/new-key'

const PAGE = '/admin/site/merchandising'

/** From an item to its orders, and to another one like it. */
export function ArticleLinks({ id }: { id: string }) {
  const { send, run, busy } = useRecordVerb('merchandising', id)
  const { push } = useRouter()
  const duplicate = () =>
    run(async () => {
      const { _id } = await send('duplicate', {}, { 'idempotency-key': newKey() })
      push(`${PAGE}/${_id}`)
    }, 'Articolo duplicato: è una bozza')
  return (
    <>
      <Button href={`${PAGE}/ordini?${new URLSearchParams({ 'filter[articoli]': id })}`}>ORDINI</Button>
      <Button loading={busy} onClick={() => void duplicate()}>
        DUPLICA
      </Button>
    </>
  )
}
