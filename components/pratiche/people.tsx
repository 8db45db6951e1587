'use client'

import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ContactLinks } from '@/components/data/contact-links'
import { Button } from '@/components/ui/button'
import { StateBadge } from '@/components/ui/status-badge'
import { formatEuro, toCents } from '@/lib/core/money'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { RUOLI_PERSONA, TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { useCase } from './case-context'
import { PersonDialog } from './person-dialog'
import { COLLEGAMENTI } from './person-words'
import classes from './table.module.css'
import { useCaseAction } from './use-case-action'

type Persona = PraticaDetail['persone'][number]

function PersonRow({ persona }: { persona: Persona }) {
  const { nome, cognome, ruolo, tipoLavoro, redditoNetto, email, telefono } = persona
  return (
    <tr>
      <th scope="row">
        {cognome} {nome}
        <p className={classes.soft}>{RUOLI_PERSONA[ruolo]}</p>
      </th>
      <td>
        <ContactLinks email={email} telefono={telefono} whatsapp />
      </td>
      <td>
        <Link persona={persona} />
      </td>
      <td>{tipoLavoro ? TIPI_LAVORO[tipoLavoro] : '—'}</td>
      <td data-numeric="true">{redditoNetto === null ? '—' : formatEuro(toCents(redditoNetto))}</td>
    </tr>
  )
}

/** Whether the person follows the case; who has not answered can be asked again. */
function Link({ persona: { _id, nome, cognome, collegamento } }: { persona: Persona }) {
  const again = useCaseAction<object>(`/persone/${_id}/invito`, `Invito mandato a ${nome} ${cognome}`)
  if (!collegamento) return null
  return (
    <>
      <StateBadge {...COLLEGAMENTI[collegamento]} />
      {(collegamento === 'invitata' || collegamento === 'scaduta') && (
        <Button
          look="quiet"
          size="xs"
          aria-label={`Manda di nuovo l’invito a ${nome} ${cognome}`}
          loading={again.isPending}
          onClick={() => again.mutate({})}
        >
          Manda di nuovo
        </Button>
      )}
    </>
  )
}

/** Who is on the case, and one more. */
export function People() {
  const { pratica } = useCase()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Persona</th>
              <th scope="col">Contatti</th>
              <th scope="col">Area clienti</th>
              <th scope="col">Lavoro</th>
              <th scope="col" data-numeric="true">
                Reddito netto al mese
              </th>
            </tr>
          </thead>
          <tbody>
            {pratica.persone.map((persona) => (
              <PersonRow key={persona._id} persona={persona} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.foot}>
        <Button icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
          Aggiungi una persona
        </Button>
      </div>
      {adding && <PersonDialog onClose={() => setAdding(false)} />}
    </>
  )
}
