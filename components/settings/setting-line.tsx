import { useState } from 'react'
import { RefName } from '@/components/data/record/ref-name'
import { useOpenedByAddress } from '@/components/shell/opened-by-address'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import type { SettingView } from '@/lib/features/settings/schema'
import type { Setting } from '@/lib/settings/define'
import { SettingDialog } from './setting-dialog'
import { definitionOf, settingRows } from './setting-words'
import { useSettings } from './use-settings'

/** Who changed it last, or that nobody has. */
function Author({ item }: { item: SettingView }) {
  if (item.isInitial || !item.updatedAt)
    return <StateBadge label="Valore iniziale" tone="neutral" shape="ring" />
  const by = item.updatedBy ? ` da ${item.updatedBy}` : ''
  return (
    <Text span c="dimmed" fz="xs">
      Cambiata{by} il {formatInstant(item.updatedAt)}
    </Text>
  )
}

/** The value of a setting that is one; of a row of something, its name. */
function OnlyValue({ definition: { form }, words }: { definition: Setting; words: string }) {
  const [field] = form.fields
  return field?.kind === 'ref' && field.resource ? <RefName resource={field.resource} value={words} /> : words
}

/** One setting: what it is, what it is set to, and how to change it. */
export function SettingLine({ item }: { item: SettingView }) {
  const [open, setOpen] = useState<'change' | 'reset' | null>(null)
  const { change } = useSettings()
  useOpenedByAddress(item.key, () => setOpen('change'))
  const definition = definitionOf(item.key)
  if (!definition) return null
  const rows = settingRows(definition, item.value)
  const initialRows = settingRows(definition, item.initial)
  const emptied = rows.filter(([label]) => !initialRows.some(([kept]) => kept === label))
  const reset = () =>
    change.mutate(
      { key: item.key, value: item.initial },
      {
        onSuccess: () => toastSuccess('Tornata al valore iniziale'),
        onError: (error) => toastError(error),
        onSettled: () => setOpen(null),
      },
    )
  return (
    <Flex component="li" gap="sm" justify="space-between" wrap="wrap" p="md" data-setting={item.key}>
      <Stack gap="xs" align="flex-start" miw={0} maw="80ch" flex="1 1 320px">
        <Text component="h3" fz="sm" fw={600}>
          {item.label}
        </Text>
        <Text c="dimmed" fz="xs">
          {item.help}
        </Text>
        {rows.length === 1 ? (
          <Text figures breaks="lines">
            <OnlyValue definition={definition} words={rows[0]?.[1] ?? ''} />
          </Text>
        ) : (
          <Box w="100%">
            <Facts rows={rows} none="Niente" />
          </Box>
        )}
        <Author item={item} />
      </Stack>
      <Flex gap="xs" align="flex-start" wrap="wrap">
        {!item.isInitial && (
          <Button
            size="xs"
            look="quiet"
            aria-label={`Torna al valore iniziale: ${item.label}`}
            onClick={() => setOpen('reset')}
          >
            Torna al valore iniziale
          </Button>
        )}
        <Button size="xs" aria-label={`MODIFICA: ${item.label}`} onClick={() => setOpen('change')}>
          MODIFICA
        </Button>
      </Flex>
      {open === 'change' && (
        <SettingDialog item={item} definition={definition} onClose={() => setOpen(null)} />
      )}
      {open === 'reset' && (
        <AskDialog
          opened
          title={`${item.label}: torni al valore iniziale?`}
          verb="TORNA AL VALORE INIZIALE"
          danger={emptied.length > 0}
          pending={change.isPending}
          onConfirm={reset}
          onCancel={() => setOpen(null)}
        >
          <p>Il valore di adesso resta nella cronologia. Varrà di nuovo:</p>
          <Facts rows={initialRows} none="Niente" />
          {emptied.length > 0 && (
            <p>
              <strong>Restano vuoti:</strong> {emptied.map(([label]) => label).join(', ')}.
            </p>
          )}
        </AskDialog>
      )}
    </Flex>
  )
}
