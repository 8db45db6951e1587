'use client'

import { useState } from 'react'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { api } from '@/lib/http/client'
import styles from './rate-form.module.css'

const schema = () => import('@/lib/features/ratings/schema').then(({ tokenBody }) => tokenBody)

const send = async (body: unknown, headers: Record<string, string>) => {
  await api.post('/voti/unsubscribe', body, { headers })
  return true
}

/** No more mails that ask for a rating: one button, and no question. */
export function StopAsking({ token }: { token: string }) {
  const [stopped, setStopped] = useState(false)
  const form = useSiteForm<boolean>({ send, schema, onSent: () => setStopped(true) })
  if (stopped)
    return (
      <p className={styles.stop} role="status">
        Va bene: non ti scriviamo più per chiederti un voto.
      </p>
    )
  return (
    <div className={styles.stop}>
      <p>Non vuoi più ricevere inviti a votare?</p>
      <button
        type="button"
        className="azione-piana"
        aria-disabled={form.sending}
        onClick={() => void form.submit({ token })}
      >
        Non scrivetemi più per i voti
      </button>
      {form.failure ? <p role="alert">{form.failure}</p> : null}
    </div>
  )
}
