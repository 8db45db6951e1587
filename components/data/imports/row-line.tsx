'use client'

import { useState } from 'react'
import { DiffTable } from '@/components/data/history/diff-table'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { type DettaglioImport, ESITI_IMPORT, type RigaImport } from '@/lib/imports/schema'
import type { Field } from '@/lib/resources/view'
import classes from './imports.module.css'
import { isForecast, OUTCOME_LOOKS } from './words'

type Props = {
  row: RigaImport
  run: DettaglioImport
  fields: readonly Field[]
  onFix?: () => void
}

/** What the counts call before the writing what the rows call after it. */
const WILL = { creato: 'Da creare', aggiornato: 'Da aggiornare' } as const
const IN_HEAD = 4

const isPlanned = (esito: RigaImport['esito']): esito is keyof typeof WILL => esito in WILL

/** One line of the file. */
export function RowLine({ row, run, fields, onFix }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { riga, esito, scritta, cambi, errori, href } = row
  const word = isPlanned(esito) && !scritta ? WILL[esito] : ESITI_IMPORT[esito]
  const name = nameOf(row, run)
  return (
    <Box component="li" py="xs" px="md" fz="row">
      <Flex rowGap="xxs" columnGap="sm" align="center" wrap="wrap" mih="var(--row)">
        <Text span miw="5.5em" c="dimmed" figures>
          Riga {riga}
        </Text>
        <Box component="span" miw="8.5em">
          <StateBadge label={word} {...OUTCOME_LOOKS[esito]} />
        </Box>
        {href && !isForecast(run) ? (
          <IntentLink href={href} className={classes.link}>
            {name}
          </IntentLink>
        ) : (
          <Text span miw={0} breaks="anywhere">
            {name}
          </Text>
        )}
        <Flex component="span" gap="xs" ml="auto">
          {cambi.length > 0 && (
            <Button
              size="xs"
              look="quiet"
              aria-expanded={isOpen}
              aria-label={`Campi della riga ${riga}`}
              onClick={() => setOpen(!isOpen)}
            >
              {cambi.length === 1 ? '1 campo' : `${cambi.length} campi`}
            </Button>
          )}
          {onFix && (
            <Button size="xs" aria-label={`CORREGGI la riga ${riga}`} onClick={onFix}>
              CORREGGI
            </Button>
          )}
        </Flex>
      </Flex>
      {errori.length > 0 && (
        <ul className={classes.problems} data-bad={esito === 'errato'}>
          {errori.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {labelOf(run, path) && <strong>{labelOf(run, path)}: </strong>}
              <Message text={message} run={run} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && <DiffTable changes={cambi as Changes} labels={labelsOf(run, fields)} fields={fields} />}
    </Box>
  )
}

const WORDS = '«Abbinamenti»'

/** Who brings a file of EGG can say there what a word means. */
function Message({ text, run }: { text: string; run: DettaglioImport }) {
  const [before, after] = text.split(WORDS)
  if (after === undefined || run.kind !== 'egg') return text
  return (
    <>
      {before}
      <IntentLink href="/admin/reports/eggsyncs/abbinamenti" className={classes.link}>
        Abbinamenti
      </IntentLink>
      {after}
    </>
  )
}

type Changes = Parameters<typeof DiffTable>[0]['changes']

/** The first cells that say something: enough to know the row again. */
function nameOf({ dati }: RigaImport, { campi }: DettaglioImport): string {
  const said = campi.flatMap(({ name }) => dati[name] ?? [])
  return said.slice(0, IN_HEAD).join(' · ') || 'Senza celle'
}

const labelOf = ({ campi }: DettaglioImport, path: string) => campi.find(({ name }) => name === path)?.label

const labelsOf = ({ campi }: DettaglioImport, fields: readonly Field[]) =>
  Object.fromEntries([...fields, ...campi].map(({ name, label }) => [name, label]))
