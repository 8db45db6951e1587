'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Group, Stack, Text, Tiles } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { ApiError } from '@/lib/http/client'
import type { CampoImport, DettaglioImport, Mapping } from '@/lib/imports/schema'
import { useRunVerb } from './use-imports'

type Props = { run: DettaglioImport; onDone: () => void }

/** Which column of the file is which of our fields; it is remembered for the next file. */
export function MappingForm({ run, onDone }: Props) {
  const [mapping, setMapping] = useState<Mapping>(run.mapping)
  const [completo, setCompleto] = useState(run.completo)
  const verb = useRunVerb(run._id)
  const errors = verb.error instanceof ApiError ? verb.error.byField : {}
  const set = (field: string, column: string | null) => {
    const { [field]: _before, ...others } = mapping
    setMapping(column ? { ...others, [field]: column } : others)
  }
  const left = run.colonne.filter(({ nome }) => !Object.values(mapping).includes(nome))
  return (
    <Section title="Quale colonna è quale campo">
      <Text c="dimmed" fz="xs" breaks="anywhere">
        {run.about}
      </Text>
      {left.length > 0 && (
        <Text c="dimmed" fz="xs" breaks="anywhere">
          Non si leggono le colonne: {left.map(({ nome }) => nome).join(', ')}.
        </Text>
      )}
      <Tiles component="ul" least={280} fill my="md">
        {run.campi.map((campo) => (
          <FieldLine
            key={campo.name}
            campo={campo}
            run={run}
            value={mapping[campo.name] ?? null}
            error={errors[`mapping.${campo.name}`]}
            onChange={(column) => set(campo.name, column)}
          />
        ))}
      </Tiles>
      {run.intero && (
        <Checkbox
          label={run.intero.label}
          description={run.intero.help}
          value={completo}
          onChange={setCompleto}
        />
      )}
      <Group gap="xs">
        <Button
          look="primary"
          loading={verb.isPending}
          disabled={Object.keys(mapping).length === 0}
          onClick={() => verb.mutate({ verb: 'check', body: { mapping, completo } }, { onSuccess: onDone })}
        >
          VERIFICA
        </Button>
      </Group>
    </Section>
  )
}

type LineProps = {
  campo: CampoImport
  run: DettaglioImport
  value: string | null
  error?: string
  onChange: (column: string | null) => void
}

function FieldLine({ campo, run, value, error, onChange }: LineProps) {
  const column = run.colonne.find(({ nome }) => nome === value)
  return (
    <Stack component="li" gap="xxs" miw={0}>
      <Select
        label={campo.label}
        required={campo.required}
        clearable
        placeholder="Nessuna colonna"
        description={campo.help ?? undefined}
        options={run.colonne.map(({ nome }) => ({ value: nome, label: nome }))}
        value={value}
        error={error}
        onChange={onChange}
      />
      <Text c="dimmed" fz="xs" breaks="anywhere">
        {column && column.esempi.length > 0 ? `Per esempio: ${column.esempi.join(' · ')}` : ''}
      </Text>
    </Stack>
  )
}
