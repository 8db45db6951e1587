'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { api } from '@/lib/http/client'
import styles from './sign-page.module.css'

const none = () => import('zod').then(({ z }) => z.object({}))

/** The withdrawal of who has signed by the link: asked once more, since it stops the request. */
export function WithdrawForm({ token }: { token: string }) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useSiteForm<boolean>({
    send: async (_body, headers) => {
      await api.post(`/incarichi/${token}/recesso`, undefined, { headers })
      return true
    },
    schema: none,
    onSent: () => router.refresh(),
  })
  if (!isAsking)
    return (
      <p>
        <button type="button" className="azione-piana" onClick={() => setIsAsking(true)}>
          Recedi dall’incarico
        </button>
      </p>
    )
  return (
    <div className={styles.leave}>
      <p role="status">
        Non paghi nulla e non devi dire perché. Il tuo consulente lo sa subito e la tua domanda si ferma.
      </p>
      <button
        type="button"
        className="azione"
        aria-disabled={leave.sending}
        onClick={() => void leave.submit({})}
      >
        {leave.sending ? 'Invio in corso' : 'Conferma il recesso'}
      </button>
      <button type="button" className="azione-piana" onClick={() => setIsAsking(false)}>
        Torna indietro
      </button>
      {leave.failure ? <p role="alert">{leave.failure}</p> : null}
    </div>
  )
}
