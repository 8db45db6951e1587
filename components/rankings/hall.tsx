'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/data/page/page-header'
import { Tabs } from '@/components/data/page/tabs'
import { CardTable } from '@/components/data/table/card-table'
import { Controls } from '@/components/ui/controls'
import { EmptyState } from '@/components/ui/empty-state'
import { Box, Flex, Paper, Text } from '@/components/ui/layout'
import { Section, SectionGrid, Sections } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { TableHead } from '@/components/ui/table-head'
import { TextInput } from '@/components/ui/text-input'
import { wholeEuroText } from '@/lib/core/money'
import { fold } from '@/lib/core/text'
import { CLASSIFICHE, monthOfPeriod, periodWords } from '@/lib/features/rankings/labels'
import type { AlboReply, Vittoria } from '@/lib/features/rankings/types'
import { pointsText, pointsWords } from './ranking-words'
import classes from './rankings.module.css'

type Props = { title: string; halls: readonly AlboReply[] }

/** Who stood first, month by month. */
export function Hall({ title, halls }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <Tabs
        label="Quale classifica"
        tabs={halls.map((hall) => ({
          value: hall.tipo,
          label: CLASSIFICHE[hall.tipo].label,
          panel: <OneHall hall={hall} />,
        }))}
      />
    </>
  )
}

function OneHall({ hall: { vittorie, titoli, record } }: { hall: AlboReply }) {
  const [anno, setAnno] = useState<string | null>(null)
  const [nome, setNome] = useState('')
  if (vittorie.length === 0)
    return (
      <EmptyState title="L’albo è ancora vuoto">
        Si riempie quando l’ufficio pubblica la prima classifica.
      </EmptyState>
    )
  const years = [...new Set(vittorie.map((one) => String(one.anno)))]
  const matches = (one: { nome: string }) => fold(one.nome).includes(fold(nome))
  const shown = vittorie.filter((one) => (!anno || String(one.anno) === anno) && matches(one))
  const people = titoli.filter(matches)
  return (
    <Sections className={classes.board}>
      {record && <Best record={record} />}
      <Controls width={210}>
        <Select
          label="Anno"
          placeholder="Tutti"
          options={years.map((year) => ({ value: year, label: year }))}
          value={anno}
          onChange={setAnno}
        />
        <TextInput label="Nome" value={nome} onChange={setNome} clearable />
      </Controls>
      <SectionGrid>
        <Section title="Mese per mese" flush>
          <Winners rows={shown} />
        </Section>
        <Section title="Più volte al primo posto" flush>
          <Titles rows={people} />
        </Section>
      </SectionGrid>
    </Sections>
  )
}

function Best({ record }: { record: Vittoria }) {
  return (
    <Paper withBorder radius="md" py="sm" px="md" className={classes.record}>
      <Flex component="p" rowGap="xxs" columnGap="sm" align="baseline" wrap="wrap">
        <Text span c="dimmed">
          Il mese migliore
        </Text>
        <strong>
          {record.nome}
          {record.mia && ' (tu)'}
        </strong>
        <Text span c="dimmed">
          {record.punti !== null && `${pointsWords(record.punti)}`}
          {record.importo !== null && `, ${wholeEuroText(record.importo)}`} · {periodWords(record)}
        </Text>
      </Flex>
    </Paper>
  )
}

const NONE = 'Nessun mese con questi filtri.'

function Winners({ rows }: { rows: readonly Vittoria[] }) {
  if (rows.length === 0)
    return (
      <Text p="md" c="dimmed">
        {NONE}
      </Text>
    )
  const hasPoints = rows.some(({ punti, mia }) => punti !== null && !mia)
  return (
    <Box px="sm" pb="sm" className={classes.padded}>
      <CardTable label="Primi posti mese per mese">
        <TableHead heads={['Primo posto', 'Mese', hasPoints && { figure: 'Punti' }]} />
        <tbody>
          {rows.map((row) => (
            <tr key={`${monthOfPeriod(row)} ${row.nome} ${row.agenzia}`} data-mine={row.mia || undefined}>
              <th scope="row">
                {row.nome}
                {row.mia && ' (tu)'}
                {row.agenzia && (
                  <Text span display="block" c="dimmed" fz="xs" fw={400}>
                    {row.agenzia}
                  </Text>
                )}
              </th>
              <td data-label="Mese">{periodWords(row)}</td>
              {hasPoints && (
                <td data-numeric="true" data-label="Punti">
                  {row.punti === null ? '' : pointsText(row.punti)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </CardTable>
    </Box>
  )
}

function Titles({ rows }: { rows: AlboReply['titoli'] }) {
  if (rows.length === 0)
    return (
      <Text p="md" c="dimmed">
        {NONE}
      </Text>
    )
  return (
    <Box px="sm" pb="sm" className={classes.padded}>
      <CardTable label="Chi è stato più volte al primo posto">
        <TableHead heads={['Nome', { figure: 'Titoli' }, 'L’ultimo']} />
        <tbody>
          {rows.map(({ nome, mia, titoli, ultimo }) => (
            <tr key={`${nome} ${monthOfPeriod(ultimo)}`} data-mine={mia || undefined}>
              <th scope="row">
                {nome}
                {mia && ' (tu)'}
              </th>
              <td data-numeric="true" data-label="Titoli">
                {titoli}
              </td>
              <td data-label="L’ultimo">{periodWords(ultimo)}</td>
            </tr>
          ))}
        </tbody>
      </CardTable>
    </Box>
  )
}
