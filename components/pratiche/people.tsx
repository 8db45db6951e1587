'use client'

import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatEuro, toCents } from '@/lib/core/money'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { RUOLI_PERSONA, TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { useCase } from './case-context'
import { ContactLinks } from './contact-links'
import { PersonDialog } from './person-dialog'
import classes from './table.module.css'

type Persona = PraticaDetail['persone'][number]

function PersonRow({ persona }: { persona: Persona }) {
  const { nome, cognome, ruolo, tipoLavoro, redditoNetto = null, email = null, telefono = null } = persona
  return (
    <tr>
      <th scope="row">
        {cognome} {nome}
        <p className={classes.soft}>{RUOLI_PERSONA[ruolo]}</p>
      </th>
      <td>
        <ContactLinks email={email} telefono={telefono} />
      </td>
      <td>{tipoLavoro ? TIPI_LAVORO[tipoLavoro] : '—'}</td>
      <td data-numeric="true">{redditoNetto === null ? '—' : formatEuro(toCents(redditoNetto))}</td>
    </tr>
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
