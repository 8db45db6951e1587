'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import { type Invito, type RispostaInput, RUOLI_PERSONA } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import classes from './invites.module.css'

type Risposta = RispostaInput['risposta']
const DONE: Record<Risposta, string> = {
  consenso: 'Ora segui la pratica',
  rifiuto: 'Va bene, non segui questa pratica',
}

/** Somebody named this client on a case: they follow it only if they say so. */
function Invite({ invite: { _id, chi, ruolo, product } }: { invite: Invito }) {
  const router = useRouter()
  const answer = useMutation({
    mutationFn: (risposta: Risposta) => api.post(`/pratiche/inviti/${_id}`, { risposta }, { area: 'client' }),
    onSuccess: (_reply, risposta) => {
      toastSuccess(DONE[risposta])
      router.refresh()
    },
  })
  const what = `${PRODOTTI[product].toLowerCase()}, come ${RUOLI_PERSONA[ruolo].toLowerCase()}`
  return (
    <li className={classes.card}>
      <h2 className={classes.title}>{chi} ti chiede di seguire una pratica</h2>
      <p className={classes.words}>
        Ti ha indicato in una pratica: {what}. Se accetti la segui da qui, e chi la lavora vede il nome e i
        recapiti del tuo profilo.
      </p>
      <div className={classes.buttons}>
        <Button
          look="primary"
          disabled={answer.isPending}
          aria-label={`ACCETTO l’invito di ${chi}`}
          onClick={() => answer.mutate('consenso')}
        >
          ACCETTO
        </Button>
        <Button
          disabled={answer.isPending}
          aria-label={`NON ACCETTO l’invito di ${chi}`}
          onClick={() => answer.mutate('rifiuto')}
        >
          NON ACCETTO
        </Button>
      </div>
    </li>
  )
}

export function Invites({ invites }: { invites: readonly Invito[] }) {
  if (invites.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Inviti che aspettano una risposta">
      {invites.map((invite) => (
        <Invite key={invite._id} invite={invite} />
      ))}
    </ul>
  )
}
