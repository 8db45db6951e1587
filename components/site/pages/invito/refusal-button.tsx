'use client'

import { useState } from 'react'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { api } from '@/lib/http/client'
import styles from './invite-page.module.css'

const schema = () => import('@/lib/features/pratiche/schema').then(({ rifiutoSchema }) => rifiutoSchema)

const send = async (body: unknown, headers: Record<string, string>) => {
  await api.post('/pratiche/inviti/rifiuto', body, { headers })
  return true
}

/** No is one button and asks for nothing. */
export function RefusalButton({ token }: { token: string }) {
  const [refused, setRefused] = useState(false)
  const form = useSiteForm<boolean>({ send, schema, onSent: () => setRefused(true) })
  if (refused) {
    return (
      <p className={styles.refusal} role="status">
        Va bene: non segui questa pratica e nessuno vede i tuoi dati.
      </p>
    )
  }
  return (
    <div className={styles.refusal}>
      <p>Non sai di che cosa si tratta, o non vuoi? Basta dirlo, senza registrarti.</p>
      <button
        type="button"
        className="azione-piana"
        aria-disabled={form.sending}
        onClick={() => void form.submit({ token })}
      >
        No, non accetto
      </button>
      {form.failure ? <p role="alert">{form.failure}</p> : null}
    </div>
  )
}
