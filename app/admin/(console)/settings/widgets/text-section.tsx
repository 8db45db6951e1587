'use client'

import { useState } from 'react'
import { MoneyInput, NumberInput, PercentInput } from '@/components/ui/number-input'
import { SuggestInput } from '@/components/ui/suggest-input'
import { TagInput } from '@/components/ui/tag-input'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { Family, Specimen } from './specimen'

export function TextSection() {
  const [text, setText] = useState('Ada Provetti')
  const [image, setImage] = useState('/icon.svg')
  const [notes, setNotes] = useState('')
  const [tags, setTags] = useState(['Mutuo'])
  return (
    <Family title="Testo">
      <Specimen state="con asterisco, spazi tolti, svuotabile">
        <TextInput label="Nome e cognome" required trim clearable value={text} onChange={setText} />
      </Specimen>
      <Specimen state="con errore">
        <TextInput
          label="E-mail"
          type="email"
          value="ada@"
          onChange={setText}
          error="L’indirizzo è incompleto"
        />
      </Specimen>
      <Specimen state="disabilitato">
        <TextInput label="Codice pratica" disabled value="CH-2026-004217" onChange={setText} />
      </Specimen>
      <Specimen state="password">
        <TextInput label="Password" type="password" value={text} onChange={setText} />
      </Specimen>
      <Specimen state="numero con minimo, massimo e passo">
        <TextInput label="Età" type="number" min={18} max={80} step={1} value="30" onChange={setText} />
      </Specimen>
      <Specimen state="indirizzo di un’immagine, con anteprima">
        <TextInput label="Fotografia" type="url-image" clearable value={image} onChange={setImage} />
      </Specimen>
      <Specimen state="testo lungo, con limite">
        <Textarea
          label="Note"
          maxLength={200}
          value={notes}
          onChange={setNotes}
          description="Solo per uso interno"
        />
      </Specimen>
      <Specimen state="etichette con suggerimenti">
        <TagInput
          label="Argomenti"
          suggestions={['Mutuo', 'Prestito', 'Leasing']}
          value={tags}
          onChange={setTags}
        />
      </Specimen>
      <Specimen state="testo libero, con suggerimenti">
        <SuggestInput
          label="Centro di costo"
          suggestions={['Marketing', 'Formazione']}
          value={text}
          onChange={setText}
        />
      </Specimen>
      <Numbers />
    </Family>
  )
}

function Numbers() {
  const [money, setMoney] = useState<number | null>(1432.86)
  const [rate, setRate] = useState<number | null>(3.2)
  const [years, setYears] = useState<number | null>(25)
  return (
    <>
      <Specimen state="euro">
        <MoneyInput label="Importo" value={money} onChange={setMoney} />
      </Specimen>
      <Specimen state="tasso">
        <PercentInput label="TAN" value={rate} onChange={setRate} />
      </Specimen>
      <Specimen state="numero con limiti">
        <NumberInput label="Durata in anni" min={5} max={40} step={1} value={years} onChange={setYears} />
      </Specimen>
    </>
  )
}
