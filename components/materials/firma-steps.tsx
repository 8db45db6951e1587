'use client'

import { useState } from 'react'
import { Stack } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import classes from './agent-docs.module.css'

const PROGRAMMI = {
  gmail: {
    nome: 'Gmail',
    passi: [
      'Premi COPIA LA FIRMA.',
      'In Gmail apri l’ingranaggio, poi «Visualizza tutte le impostazioni».',
      'Nella scheda «Generali» scendi a «Firma» e premi «Crea nuova».',
      'Incolla nel riquadro: la firma arriva con colori e immagini.',
      'Sceglila per i nuovi messaggi e per le risposte, poi «Salva modifiche» in fondo.',
    ],
  },
  outlook: {
    nome: 'Outlook',
    passi: [
      'Premi COPIA LA FIRMA.',
      'Nel nuovo Outlook e su Outlook.com: Impostazioni, «Posta», «Componi e rispondi», «Firma di posta elettronica».',
      'In Outlook classico per Windows: «File», «Opzioni», «Posta», «Firme», «Nuova».',
      'Incolla, scegli la firma per i nuovi messaggi e per le risposte, e salva.',
      'Se le immagini mancano, scarica il file .htm e copialo nella cartella delle firme di Outlook.',
    ],
  },
  apple: {
    nome: 'Apple Mail',
    passi: [
      'Premi COPIA LA FIRMA.',
      'In Mail apri «Impostazioni», poi «Firme», e premi + sotto il tuo account.',
      'Togli la spunta «Usa il mio font predefinito per i messaggi».',
      'Incolla nel riquadro di destra: l’anteprima può essere senza immagini, il messaggio le ha.',
    ],
  },
  thunderbird: {
    nome: 'Thunderbird',
    passi: [
      'Premi COPIA L’HTML.',
      'In Thunderbird apri «Impostazioni account» e scegli il tuo account.',
      'Sotto «Testo della firma» metti la spunta su «Usa HTML».',
      'Incolla il codice nel riquadro; oppure scarica il file .htm e sceglilo sotto «Allega la firma da un file».',
    ],
  },
} as const
type Programma = keyof typeof PROGRAMMI

const choices = Object.entries(PROGRAMMI).map(([value, { nome }]) => ({ value, label: nome }))

/** How the signature gets into each mail program. */
export function FirmaSteps() {
  const [which, setWhich] = useState<Programma>('gmail')
  return (
    <Section title="Come si mette">
      <Stack gap="sm">
        <Select
          label="Programma di posta"
          required
          options={choices}
          value={which}
          onChange={(value) => value && setWhich(value as Programma)}
        />
        <ol className={classes.steps}>
          {PROGRAMMI[which].passi.map((passo) => (
            <li key={passo}>{passo}</li>
          ))}
        </ol>
      </Stack>
    </Section>
  )
}
