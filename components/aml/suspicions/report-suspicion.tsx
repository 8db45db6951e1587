'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Box } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { api } from '@/lib/http/client'

const schema = z.object({ testo: z.string('Scrivi che cosa hai visto.') })

const INTRO =
  'La legge chiede a chi lavora qui di segnalare un sospetto di riciclaggio. Lo legge soltanto chi risponde dell’antiriciclaggio, che decide se inviarlo alla UIF. Nessun altro vede che esiste, nemmeno i tuoi responsabili: non parlarne con nessuno, e mai con il cliente. Dopo l’invio non puoi rileggerlo; ricevi un numero di ricevuta, che non apre niente.'

type Props = { oggetto: 'pratica' | 'cliente'; id: string }

/** Something looks wrong: told to one person, and gone from this screen once it is sent. */
export function ReportSuspicion({ oggetto, id }: Props) {
  const area = useArea()
  const [open, setOpen] = useState(false)
  const [receipt, setReceipt] = useState<string | null>(null)
  return (
    <>
      <Box>
        <Button size="xs" onClick={() => setOpen(true)}>
          SEGNALA UN SOSPETTO
        </Button>
      </Box>
      {open && (
        <FormDialog
          title="Segnala un sospetto"
          intro={INTRO}
          fields={[
            {
              name: 'testo',
              label: 'Che cosa hai visto, e perché ti sembra strano',
              kind: 'textarea',
              required: true,
              help: 'Fatti, date e importi: non serve averne la prova.',
            },
          ]}
          schema={schema}
          verb="INVIA"
          send={async ({ testo }, headers) => {
            const { ricevuta } = await api.post('/sospetti', { oggetto, id, testo }, { area, headers })
            setReceipt(ricevuta)
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <Modal opened={receipt !== null} onClose={() => setReceipt(null)} title="Segnalazione ricevuta">
        <p>
          Ricevuta: <strong>{receipt}</strong>
        </p>
        <p>Annotala, se vuoi: serve soltanto a dimostrare che hai segnalato. Non parlarne con nessuno.</p>
      </Modal>
    </>
  )
}
