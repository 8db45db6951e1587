'use client'

import { shownPicture } from '@/components/data/files/shown-picture'
import { Upload } from '@/components/data/files/upload'
import { Stack, Text, Tiles } from '@/components/ui/layout'
import { NumberInput } from '@/components/ui/number-input'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toastError } from '@/components/ui/toasts'
import { fileIdOf } from '@/lib/features/formazione/video-schema'
import { FileField } from './file-field'
import { type LessonValues, lengthOfVideo } from './lesson-values'
import { QuestionsInput } from './questions-input'
import classes from './training-office.module.css'

type Props = {
  lesson: LessonValues
  disabled?: boolean
  onChange: (changes: Partial<LessonValues>) => void
}

/** All of a lesson: its video, what goes with it, its quiz. */
export function LessonFields({ lesson, disabled, onChange }: Props) {
  const upload = async (video: string) => {
    const durataSec = await lengthOfVideo(shownPicture(video, 'admin'))
    onChange({ video, ...(durataSec !== null && { durataSec }) })
    if (durataSec === null) toastError(new Error('Il browser non legge quanto dura: scrivi tu la durata.'))
  }
  return (
    <div className={classes.fields}>
      <TextInput
        label="Titolo della lezione"
        required
        trim
        disabled={disabled}
        value={lesson.titolo}
        onChange={(titolo) => onChange({ titolo })}
      />
      <Textarea
        label="Descrizione della lezione"
        disabled={disabled}
        value={lesson.descrizione}
        onChange={(descrizione) => onChange({ descrizione })}
      />
      <Tiles least={220} align="start">
        {fileIdOf(lesson.video) ? (
          <FileField
            label="Video caricato"
            accept=""
            value={lesson.video}
            disabled={disabled}
            onChange={() => onChange({ video: '' })}
          />
        ) : (
          <TextInput
            label="Video"
            required
            trim
            disabled={disabled}
            description="Caricalo qui sotto, o scrivi l’indirizzo di un video su YouTube o Vimeo."
            value={lesson.video}
            onChange={(video) => onChange({ video })}
          />
        )}
        <NumberInput
          label="Durata in secondi"
          required
          min={1}
          disabled={disabled}
          description="Di un video caricato si legge da sé."
          value={lesson.durataSec}
          onChange={(durataSec) => onChange({ durataSec })}
        />
      </Tiles>
      {!fileIdOf(lesson.video) && (
        <Upload
          label="Carica il video (MP4 o WebM, fino a 500 MB)"
          accept="video/mp4,video/webm"
          purpose="formazione"
          disabled={disabled}
          onFile={({ url }) => upload(url)}
        />
      )}
      <Tiles least={220} align="start">
        <FileField
          label="Copertina"
          accept="image/*"
          value={lesson.copertina}
          disabled={disabled}
          onChange={(copertina) => onChange({ copertina })}
        />
        <FileField
          label="Sottotitoli (.vtt)"
          accept=".vtt"
          value={lesson.sottotitoli}
          disabled={disabled}
          onChange={(sottotitoli) => onChange({ sottotitoli })}
        />
      </Tiles>
      <Papers lesson={lesson} disabled={disabled} onChange={onChange} />
      <QuestionsInput lesson={lesson} disabled={disabled} onChange={onChange} />
    </div>
  )
}

function Papers({ lesson: { allegati }, disabled, onChange }: Props) {
  return (
    <Stack component="section" gap="sm" aria-label="Allegati">
      <Text component="h3" fz="sm" fw={600}>
        Allegati
      </Text>
      {allegati.map(({ nome, url }, at) => (
        <FileField
          key={url}
          label={nome}
          accept=""
          value={url}
          disabled={disabled}
          onChange={() => onChange({ allegati: allegati.filter((_one, index) => index !== at) })}
        />
      ))}
      <Upload
        label="Aggiungi un allegato"
        accept=".pdf,.docx,.xlsx,.csv,.txt,image/*"
        purpose="formazione"
        disabled={disabled}
        onFile={({ url, name }) => onChange({ allegati: [...allegati, { nome: name, url }] })}
      />
    </Stack>
  )
}
