'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FieldProps } from '@/components/ui/field'
import { Box, Stack, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { numberText } from '@/lib/core/number-text'
import { type AudiencePreview, type AudienceRules, audienceRules } from '@/lib/features/audiences/schema'
import { RuleList } from './rule-list'
import { useAudiencePreview, useRuleOptions } from './use-audience'

type Props = Pick<FieldProps<AudienceRules>, 'label' | 'value' | 'onChange' | 'error' | 'disabled'>

/** Who something is for: rules, with how many people and who they find today. */
export function AudienceInput({ label, value, onChange, error, disabled }: Props) {
  const options = useRuleOptions()
  const preview = useAudiencePreview(value)
  const isWhole = audienceRules.safeParse(value).success
  return (
    <Stack component="section" aria-label={label}>
      <RuleList
        title={label}
        add="AGGIUNGI"
        rules={value.regole}
        options={options}
        empty={isWhole ? preview.data?.vuote : []}
        disabled={disabled}
        onChange={(regole) => onChange({ ...value, regole })}
      />
      <RuleList
        title="Tranne"
        add="ESCLUDI"
        rules={value.escludi}
        options={options}
        withoutAll
        disabled={disabled}
        onChange={(escludi) => onChange({ ...value, escludi })}
      />
      {error && (
        <Text role="alert" c="var(--bad)">
          {error}
        </Text>
      )}
      <Notice role="status" tone="quiet">
        {!isWhole && 'Scegli a chi: qui si vede quante persone sono.'}
        {isWhole && preview.isLoadingError && preview.error.message}
        {isWhole && preview.isPending && 'Calcolo in corso…'}
        {isWhole && preview.data && <Found preview={preview.data} />}
      </Notice>
    </Stack>
  )
}

const NAMED = 5

function Found({ preview: { totale, persone } }: { preview: AudiencePreview }) {
  const [isOpen, setOpen] = useState(false)
  if (totale === 0) return <>Nessuno, con queste regole.</>
  const shown = isOpen ? persone : persone.slice(0, NAMED)
  const more = totale - shown.length
  return (
    <>
      <strong>{totale === 1 ? '1 persona' : `${numberText(totale)} persone`}</strong>
      <Stack component="ul" gap={0} mt="xxs">
        {shown.map(({ _id, nome, agenzia }) => (
          <li key={_id}>
            {nome}
            {agenzia && (
              <Text span c="dimmed">
                , {agenzia}
              </Text>
            )}
          </li>
        ))}
        {more > 0 && (
          <Box component="li" c="dimmed">
            e altre {numberText(more)}
          </Box>
        )}
      </Stack>
      {!isOpen && persone.length > NAMED && (
        <Button size="xs" look="quiet" onClick={() => setOpen(true)}>
          Mostra i nomi
        </Button>
      )}
    </>
  )
}
