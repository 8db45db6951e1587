'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmForm } from '@/components/ui/confirm-form'
import { Group } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { TextInput } from '@/components/ui/text-input'
import { toastError, toastSuccess, toastUndo } from '@/components/ui/toasts'
import { Family, Specimen } from './specimen'

const ACTIONS = ['edit', 'create', 'delete', 'send'] as const

export function ActionSection() {
  const [name, setName] = useState('Ada')
  const [opened, setOpened] = useState(false)
  const done = () => toastSuccess('Fatto')
  return (
    <Family title="Azioni e avvisi">
      <Specimen state="pulsanti" wide>
        <Group gap="xs">
          <Button look="primary" onClick={done}>
            PROSEGUI
          </Button>
          <Button onClick={done}>ESPORTA</Button>
          <Button look="quiet" onClick={done}>
            Mostra tutto
          </Button>
          <Button look="danger" onClick={done}>
            CANCELLA
          </Button>
          <Button look="primary" loading>
            INVIO
          </Button>
          <Button look="primary" disabled>
            PROSEGUI
          </Button>
        </Group>
      </Specimen>
      {ACTIONS.map((action) => (
        <Specimen key={action} state={`conferma prima dell’invio: ${action}`}>
          <ConfirmForm action={action} onSubmit={done} validate={() => name !== ''}>
            <TextInput
              label={`Nome (${action})`}
              value={name}
              onChange={setName}
              error={name === '' ? 'Manca il nome' : undefined}
            />
          </ConfirmForm>
        </Specimen>
      ))}
      <Specimen state="finestra">
        <Button onClick={() => setOpened(true)}>APRI LA FINESTRA</Button>
        <Modal opened={opened} onClose={() => setOpened(false)} title="Dettagli della pratica">
          La finestra si chiude con Esc, con la crocetta o con un clic fuori.
        </Modal>
      </Specimen>
      <Specimen state="avvisi">
        <Group gap="xs">
          <Button onClick={() => toastSuccess('La pratica è stata salvata')}>Riuscito</Button>
          <Button
            onClick={() => toastError('La scheda è stata modificata da un altro utente: ricarica la pagina.')}
          >
            Del server
          </Button>
          <Button onClick={() => toastError()}>Senza testo</Button>
          <Button onClick={() => toastUndo('Spostata nel cestino', done)}>Annullabile</Button>
        </Group>
      </Specimen>
    </Family>
  )
}
